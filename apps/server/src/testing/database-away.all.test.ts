import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { startServer } from './server-process.ts';
import { until } from './until.ts';

test('R7 PostgreSQL frozen, stopped and back: cached pages stay, the rest is 503 while it is away, no restart needed', async (t) => {
	const dataDir = mkdtempSync(join(tmpdir(), 'dukan-away-'));
	execFileSync('chmod', ['755', dataDir]);
	const postgres = await startEmbeddedPostgres(dataDir, () => {});
	const server = await startServer({
		DATABASE_URL: postgres.url,
		DATA_DIR: dataDir,
		DEMO_CATALOGUE: 'on',
		LOG_LEVEL: 'silent',
	});
	t.after(async () => {
		await server.stop();
		await postgres.stop();
		rmSync(dataDir, { recursive: true, force: true });
	});
	const cluster = findCluster(dataDir);
	const postmaster = () => Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
	const status = async (path: string) => (await fetch(server.origin + path)).status;
	/**
	 * Checks the responses while PostgreSQL is unavailable. `npm run bench -- faults` measures how fast they
	 * are.
	 */
	const assertAway = async (uncached: string) => {
		assert.equal(await status('/'), 200, 'the cached home page');
		assert.equal(await status('/healthz'), 200);
		assert.equal(await status('/readyz'), 503);
		for (const path of [`/api/product_show/${uncached}`, `/?shown=${uncached}`]) {
			const refused = await fetch(server.origin + path);
			assert.equal(refused.status, 503, path);
			assert.ok(refused.headers.get('retry-after'));
		}
	};

	assert.equal(await status('/'), 200);
	assert.equal(await status('/readyz'), 200);

	await t.test('frozen', async () => {
		const family = processFamily(postmaster());
		for (const pid of family) process.kill(pid, 'SIGSTOP');
		try {
			await assertAway('21');
			// Two crowds of requests come one after the other. The second must not wait behind requests of the
			// first that still hang.
			for (const crowd of ['a', 'b']) {
				const asked = Array.from({ length: 40 }, (_, index) =>
					status(`/api/search?query=frozen${crowd}${index}`),
				);
				assert.deepEqual(await Promise.all(asked), Array(40).fill(503));
			}
		} finally {
			for (const pid of family) process.kill(pid, 'SIGCONT');
		}
		await until(async () => (await status('/readyz')) === 200, 'ready again');
		await until(async () => (await status('/api/product_show/22')) === 200, 'readable again');
	});

	await t.test('killed', async () => {
		for (const pid of processFamily(postmaster())) process.kill(pid, 'SIGKILL');
		await until(async () => (await status('/readyz')) === 503, 'not ready');
		await assertAway('14');
		assert.equal(server.process.exitCode, null, 'the server lives on');

		const again = await startEmbeddedPostgres(dataDir, () => {}, {
			port: Number(new URL(postgres.url).port),
		});
		assert.equal(again.url, postgres.url);
		await until(async () => (await status('/readyz')) === 200, 'ready again');
		assert.equal(await status('/api/product_show/24'), 200);
		assert.equal(await status('/'), 200);
	});
});

/**
 * Finds the cluster's folder. It lies in `dataDir` only if PostgreSQL's account can read the checkout;
 * otherwise choosePlace puts it into a system folder.
 */
function findCluster(dataDir: string): string {
	return join(dataDir, 'postgres', 'cluster');
}

/** Returns the ids of a process and of the processes that it started. */
function processFamily(pid: number): number[] {
	const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)]).toString();
	return [pid, ...children.split('\n').filter(Boolean).map(Number)];
}
