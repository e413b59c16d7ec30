import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { openTestShop } from '../../testing/test-shop.ts';
import { until } from '../../testing/until.ts';
import { openDatabase } from './database.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';

/** No other timer of the process has this time. */
const TIMEOUT_MS = 4321;

test('R7 a transaction without reply from PostgreSQL is given up once, in time, and does not delay later ones', async (t) => {
	const { databaseUrl, db: other, onClose } = await openTestShop(t);
	const db = openDatabase(databaseUrl, () => {}, { timeoutMs: TIMEOUT_MS });
	onClose(async () => {
		await db.destroy();
		// PostgreSQL itself does not notice that the connections are closed.
		await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep%'`.execute(
			other,
		);
	});
	await Promise.all(Array.from({ length: 10 }, () => sql`select 1`.execute(db)));
	let timedOut = 0;
	const { setTimeout: start } = globalThis;
	t.mock.method(globalThis, 'setTimeout', (run: () => void, ms?: number) =>
		start(() => {
			if (ms === TIMEOUT_MS) timedOut += 1;
			run();
		}, ms),
	);
	const silent = Array.from({ length: 10 }, () =>
		db.transaction().execute((trx) => sql`select pg_sleep(600)`.execute(trx)),
	);
	for (const one of await Promise.allSettled(silent)) {
		assert.equal(one.status, 'rejected');
		assert.ok(isDatabaseUnavailable(one.reason), String(one.reason));
	}
	assert.equal(timedOut, 10, 'the rollback does not wait for another time-out');
	t.mock.restoreAll();
	// None of the ten connections got a response, so new ones replace them.
	await until(() =>
		sql`select 1`.execute(db).then(
			() => true,
			() => false,
		),
	);
});
