import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { openTestShop } from '../../testing/test-shop.ts';
import { isDatabaseUnavailable, openDatabase } from './database.ts';

test('R7 a transaction in which PostgreSQL falls silent is given up once, in time, and hinders nobody after it', async (t) => {
	const { databaseUrl } = await openTestShop(t);
	const db = openDatabase(databaseUrl, () => {});
	t.after(() => db.destroy());
	const startedAt = performance.now();
	const silent = Array.from({ length: 10 }, () =>
		db.transaction().execute((trx) => sql`select pg_sleep(6)`.execute(trx)),
	);
	for (const one of await Promise.allSettled(silent)) {
		assert.equal(one.status, 'rejected');
		assert.ok(isDatabaseUnavailable(one.reason), String(one.reason));
	}
	const tookMs = performance.now() - startedAt;
	assert.ok(tookMs < 3500, `not 2 s for the work and 2 s more for the rollback: ${tookMs} ms`);
	await sql`select 1`.execute(db);
	assert.ok(performance.now() - startedAt < 5000, 'no connection still waits for the old query');
});
