import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { openTestShop } from '../../testing/test-shop.ts';
import { until } from '../../testing/until.ts';
import { JobQueue, MAX_JOB_S, type ScheduledJob } from './job-queue.ts';

test('a job asked for in one process is run once by one of them, and a failed one is tried again later', async (t) => {
	const shop = await openTestShop(t);
	const runs: string[] = [];
	const errors: unknown[] = [];
	let failures = 0;
	const fail = async () => {
		failures += 1;
		throw new Error('no room');
	};
	const jobs = (process: string): ScheduledJob[] => [
		{ name: 'housekeeping', cron: '7 * * * *', run: async () => void runs.push(process) },
		{ name: 'failing', cron: '0 3 * * *', run: fail },
	];
	const open = (process: string, migrate: boolean) =>
		JobQueue.start({
			databaseUrl: shop.databaseUrl,
			jobs: jobs(process),
			migrate,
			onError: (error) => errors.push(error),
		});
	const first = await open('first', true);
	// While a job of a name waits, no other is added.
	for (const name of ['housekeeping', 'housekeeping', 'failing']) await first.runSoon(name);
	await sql`update jobs.queue set retry_limit = 0, expire_seconds = 60`.execute(shop.db);
	// The tables exist now, so the second process needs no right to create them. It looks for work as soon as
	// it starts.
	const second = await open('second', false);
	try {
		await until(() => runs.length > 0 && failures > 0);
		assert.deepEqual([runs.length, failures], [1, 1]);
		await until(async () => (await states()).join() === 'housekeeping completed,failing retry');
		assert.deepEqual(errors, []);
		// This version's limits replace those that a former one declared.
		const { rows: limits } = await sql<{
			retries: number;
			seconds: number;
		}>`select distinct retry_limit as retries,
			expire_seconds as seconds from jobs.queue where name = any ('{housekeeping,failing}')`.execute(shop.db);
		assert.deepEqual(limits, [{ retries: 3, seconds: MAX_JOB_S }]);
	} finally {
		await Promise.all([first.stop(), second.stop()]);
	}

	async function states(): Promise<string[]> {
		const { rows } = await sql<{ name: string; state: string }>`select name, state::text from jobs.job
			where name = any ('{housekeeping,failing}') order by name desc`.execute(shop.db);
		return rows.map(({ name, state }) => `${name} ${state}`);
	}
});
