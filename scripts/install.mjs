import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isInstalled } from './installed-packages.mjs';
import { Refusal, ROOT, say } from './root.mjs';
import { run } from './run.mjs';

const LOCKFILE = join(ROOT, 'package-lock.json');
const INSTALLED = join(ROOT, 'node_modules', '.package-lock.json');
const LOCK = join(ROOT, '.cache', 'installing.pid');

/**
 * Installs exactly the packages of the lockfile, unless they are there. It runs on the machine's own Node,
 * version 20 or newer.
 */
export async function ensureInstalled() {
	if (isEverythingThere()) return;
	await takeLock();
	try {
		if (!isEverythingThere()) await install();
	} finally {
		rmSync(LOCK, { force: true });
	}
}

function isEverythingThere() {
	const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
	return existsSync(INSTALLED) && isInstalled(read(LOCKFILE), read(INSTALLED));
}

/**
 * Waits until no other command is installing, because `npm ci` would delete what the other one has unpacked.
 */
async function takeLock() {
	mkdirSync(join(ROOT, '.cache'), { recursive: true });
	const own = `${LOCK}.${process.pid}`;
	writeFileSync(own, String(process.pid));
	try {
		// The lock is made as a link, because a link has its content from the first moment.
		for (let tries = 0; !isLinked(own); tries += 1) {
			if (tries === 0) say('waiting for another command that installs packages');
			await pause(500);
			if (!isHeld()) rmSync(LOCK, { force: true });
		}
	} finally {
		rmSync(own);
	}
}

function isLinked(own) {
	try {
		linkSync(own, LOCK);
		return true;
	} catch (error) {
		if (error.code !== 'EEXIST') throw error;
		return false;
	}
}

/** True while the process that took the lock lives. */
function isHeld() {
	try {
		const pid = Number(readFileSync(LOCK, 'utf8'));
		// A full disk or a power cut leaves an empty file. A signal to process 0 would reach our own process
		// group.
		return pid > 0 && process.kill(pid, 0);
	} catch (error) {
		return error.code === 'EPERM';
	}
}

async function install() {
	say('installing packages (once; about 600 MB on disk)');
	const startedAt = Date.now();
	const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
	const code = await run(npm, ['ci', '--loglevel=error', '--no-audit', '--no-fund']);
	if (code !== 0) throw new Refusal('npm ci failed: check the connection to the npm registry and try again.');
	say(`installed in ${Math.round((Date.now() - startedAt) / 1000)} s`);
}
