import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '../..');
/** A busy machine takes minutes to start a browser. */
const TIMEOUT_MS = 300_000;
// Windows has neither signals nor process groups.
const skip = process.platform === 'win32';

/**
 * Starts one process of each kind that `npm test` starts. It prints their numbers and runs until it is ended.
 */
const RUN = `
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { startEmbeddedPostgres } from '${ROOT}/apps/server/src/platform/database/embedded-postgres.ts';
import { startServer } from '${ROOT}/apps/server/src/testing/server-process.ts';
import { watchOwnRun } from '${ROOT}/scripts/tests/watch-own-run.ts';

const dir = import.meta.dirname;
watchOwnRun(dir, dir);
const { url } = await startEmbeddedPostgres(dir, () => {});
const postgres = readFileSync(dir + '/postgres/cluster/postmaster.pid', 'utf8').split('\\n')[0];
const worker = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
const shop = await startServer({ DATABASE_URL: url, DATA_DIR: dir + '/data', DEMO_CATALOGUE: 'off' });
const pids = [Number(postgres), worker.pid, shop.process.pid];
const executablePath = process.env.BROWSER_PATH || '/usr/bin/chromium-headless-shell';
if (existsSync(executablePath)) {
	const { chromium } = await import('${ROOT}/node_modules/playwright/index.mjs');
	pids.push((await chromium.launchServer({ executablePath })).process().pid);
}
writeFileSync(dir + '/pids.new', JSON.stringify(pids));
renameSync(dir + '/pids.new', dir + '/pids');
setInterval(() => {}, 1000);
`;

const MAIN = `
import { runAsGroup } from '${ROOT}/scripts/run.mjs';
process.exitCode = await runAsGroup('${process.execPath}', [import.meta.dirname + '/run.ts']);
`;

test('a run of the tests that is killed leaves no database, server, browser or worker', {
	skip,
}, async (t) => {
	const dir = openFolder(t);
	const pidsFile = join(dir, 'pids');
	const scripts = { test: `"${process.execPath}" main.ts` };
	writeFileSync(join(dir, 'package.json'), JSON.stringify({ type: 'module', scripts }));
	writeFileSync(join(dir, 'main.ts'), MAIN);
	writeFileSync(join(dir, 'run.ts'), RUN);

	for (const [signal, who] of [
		['SIGKILL', 'npm test'],
		['SIGTERM', 'npm test'],
		['SIGKILL', `${process.execPath} main.ts`],
		['SIGKILL', `${process.execPath} ${dir}/run.ts`],
	] as const) {
		await t.test(`${signal} of ${who}`, async () => {
			rmSync(pidsFile, { force: true });
			const npm = new Command(['test'], { cwd: dir, env: { ...process.env, TMPDIR: dir } });
			await npm.until(() => existsSync(pidsFile), 'everything runs');
			const started: number[] = JSON.parse(readFileSync(pidsFile, 'utf8'));
			await npm.endsAll(who, signal, started);
			await npm.until(() => !existsSync(join(dir, 'running.pid')), 'the next run may start');
		});
	}
});

test('npm start that is killed ends the shop and its database', { skip }, async (t) => {
	const dir = openFolder(t);
	const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dir, DEMO_CATALOGUE: 'off', WARM_PICTURES: 'off' };
	const postmaster = join(dir, 'postgres/cluster/postmaster.pid');

	for (const [signal, who] of [
		['SIGKILL', 'npm start'],
		['SIGTERM', 'npm start'],
		['SIGKILL', 'node scripts/start.mjs'],
		['SIGTERM', 'node scripts/start.mjs'],
	] as const) {
		await t.test(`${signal} of ${who}`, async () => {
			const npm = new Command(['start'], { cwd: ROOT, env: { ...process.env, ...env } });
			await npm.until(() => npm.output.includes('Dükan is open'), 'the shop is open');
			await npm.endsAll(who, signal, [Number(readFileSync(postmaster, 'utf8').split('\n')[0])]);
		});
	}
});

/** An npm command with all processes that it starts. */
class Command {
	output = '';
	readonly #npm: ChildProcess;

	constructor(words: readonly string[], options: { cwd: string; env: NodeJS.ProcessEnv }) {
		this.#npm = spawn('npm', words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
		for (const stream of [this.#npm.stdout, this.#npm.stderr])
			stream?.on('data', (chunk: Buffer) => {
				this.output += chunk;
			});
	}

	async until(isSo: () => boolean, what: string): Promise<void> {
		const end = performance.now() + TIMEOUT_MS;
		while (!isSo()) {
			if (performance.now() > end) {
				this.#npm.kill();
				assert.fail(`not within ${TIMEOUT_MS} ms: ${what}\n${this.output}`);
			}
			await pause(50);
		}
	}

	/**
	 * Signals one process of the command. Then waits until all its processes, and the given separate ones,
	 * are gone.
	 */
	async endsAll(who: string, signal: NodeJS.Signals, apart: readonly number[]): Promise<void> {
		const family = [...familyOf(this.#npm.pid ?? 0), ...apart];
		const before = runningProcesses();
		assert.deepEqual(
			family.filter((pid) => !before.has(pid)),
			[],
		);
		const signalled = family.find((pid) => before.get(pid)?.args === who);
		assert.ok(signalled, `no ${who} among ${family.map((pid) => before.get(pid)?.args).join('\n')}`);
		process.kill(signalled, signal);
		const left = () => family.flatMap((pid) => runningProcesses().get(pid)?.args ?? []);
		await this.until(() => left().length === 0, 'all are gone').catch((error) => {
			throw new Error(`Left running:\n${left().join('\n')}`, { cause: error });
		});
	}
}

/**
 * Returns the running processes by number. A process that has ended but whose parent has not read its status
 * does not count.
 */
function runningProcesses(): Map<number, { parent: number; args: string }> {
	const rows = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,stat=,args=']).toString().split('\n');
	return new Map(
		rows.flatMap((row) => {
			const [, pid, parent, stat, args = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*?)\s*$/.exec(row) ?? [];
			return pid && !stat?.startsWith('Z') ? [[Number(pid), { parent: Number(parent), args }]] : [];
		}),
	);
}

/** Returns a process and all its descendants. */
function familyOf(pid: number): number[] {
	const running = runningProcesses();
	const found = new Set([pid]);
	for (const one of found) for (const [child, { parent }] of running) if (parent === one) found.add(child);
	return [...found];
}

function openFolder(t: TestContext): string {
	const dir = mkdtempSync(join(tmpdir(), 'dukan-killed-'));
	// PostgreSQL's account must reach the folder.
	chmodSync(dir, 0o755);
	t.after(() => rmSync(dir, { recursive: true, force: true }));
	return dir;
}
