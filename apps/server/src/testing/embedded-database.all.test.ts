import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { PATIENT, startServer } from './server-process.ts';
import { until } from './until.ts';

test('R2 the embedded PostgreSQL: two first starts at once, killed and back by itself, gone with the last server', async (t) => {
	const dataDir = mkdtempSync(join(tmpdir(), 'dukan-embedded-'));
	chmodSync(dataDir, 0o755);
	t.after(() => rmSync(dataDir, { recursive: true, force: true }));
	const cluster = join(dataDir, 'postgres/cluster');
	const env = { ...PATIENT, DATA_DIR: dataDir, DEMO_CATALOGUE: 'off', LOG_LEVEL: 'warn' };
	const mainProcess = () => Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);

	await t.test('R2 killed: 503 at most, and back without help', async () => {
		const servers = await Promise.all([startServer(env), startServer(env)]);
		const statuses = (path: string) =>
			Promise.all(servers.map(async ({ origin }) => (await fetch(origin + path)).status));
		assert.deepEqual(await statuses('/readyz'), [200, 200]);
		const killed = mainProcess();
		for (const pid of processFamily(killed)) process.kill(pid, 'SIGKILL');
		const meanwhile = await statuses('/api/category_show/1?offset=9');
		assert.ok(meanwhile.every((status) => status !== 500));
		await until(async () => (await statuses('/readyz')).every((status) => status === 200), 'ready again');
		assert.notEqual(mainProcess(), killed);
		assert.deepEqual(
			servers.map(({ process: { exitCode } }) => exitCode),
			[null, null],
		);
		assert.deepEqual(await Promise.all(servers.map((server) => server.stop())), [0, 0]);
		assert.equal(existsSync(join(cluster, 'postmaster.pid')), false, 'the last one out stops it');
	});

	await t.test('a start that is ended half-way, or refused, leaves nothing running', async () => {
		const started = runUntil(env, 'starting PostgreSQL');
		await started.printed;
		started.child.kill('SIGTERM');
		assert.equal(await started.exited, 0, started.output());
		assert.equal(existsSync(join(cluster, 'postmaster.pid')), false);

		const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8');
		writeFileSync(join(cluster, 'PG_VERSION'), '17\n');
		const refused = runUntil(env, 'made by PostgreSQL 17');
		assert.equal(await refused.exited, 1);
		assert.match(refused.output(), /npm run backup.*npm run restore/);
		assert.doesNotMatch(refused.output(), /\n\s+at /, 'a sentence, no stack');
		writeFileSync(join(cluster, 'PG_VERSION'), version);
	});
});

function runUntil(env: Record<string, string>, line: string) {
	const child = spawn(process.execPath, [join(import.meta.dirname, '../server.mjs')], {
		env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', HOST: '127.0.0.1', ...env },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let output = '';
	const printed = Promise.withResolvers<void>();
	for (const stream of [child.stdout, child.stderr])
		stream.on('data', (chunk: Buffer) => {
			output += chunk.toString();
			if (output.includes(line)) printed.resolve();
		});
	const exited = new Promise<number | null>((done) => child.once('close', done));
	exited.then(() => printed.resolve());
	return { child, printed: printed.promise, exited, output: () => output };
}

/** Returns the ids of a process and of the processes that it started. */
function processFamily(pid: number): number[] {
	const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)]).toString();
	return [pid, ...children.split('\n').filter(Boolean).map(Number)];
}
