import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal, ROOT, say } from './root.mjs';
import { run } from './run.mjs';

const MARK = join(ROOT, 'node_modules', '.installed');
const LOCK = join(ROOT, '.cache', 'installing.pid');

/** Installs exactly what the lockfile names, when it is not there yet. Runs on the machine's own Node, 20 or newer. */
export async function ensureInstalled() {
	const wanted = createHash('sha256')
		.update(readFileSync(join(ROOT, 'package-lock.json')))
		.digest('hex');
	const isInstalled = () => existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted;
	if (isInstalled()) return;
	await takeLock();
	try {
		if (!isInstalled()) await install(wanted);
	} finally {
		rmSync(LOCK, { force: true });
	}
}

/** Two commands at once: the second waits, for `npm ci` deletes what the first has unpacked. */
async function takeLock() {
	mkdirSync(join(ROOT, '.cache'), { recursive: true });
	const own = `${LOCK}.${process.pid}`;
	writeFileSync(own, String(process.pid));
	try {
		// A link has its content from the first moment.
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

/** By a process that lives. */
function isHeld() {
	try {
		process.kill(Number(readFileSync(LOCK, 'utf8')), 0);
		return true;
	} catch (error) {
		return error.code === 'EPERM';
	}
}

async function install(wanted) {
	say('installing packages (once; about 600 MB on disk)');
	const startedAt = Date.now();
	const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
	const code = await run(npm, ['ci', '--loglevel=error', '--no-audit', '--no-fund']);
	if (code !== 0) throw new Refusal('npm ci failed: check the connection to the npm registry and try again.');
	writeFileSync(MARK, wanted);
	say(`installed in ${Math.round((Date.now() - startedAt) / 1000)} s`);
}
