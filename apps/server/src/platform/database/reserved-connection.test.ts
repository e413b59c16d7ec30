import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestShop } from '../../testing/test-shop.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { ReservedConnection } from './reserved-connection.ts';

const LOOK_AFTER_MS = 50;

test('long work goes on while PostgreSQL works on it; without reply it is given up', async (t) => {
	const { databaseUrl } = await openTestShop(t);
	const connection = new ReservedConnection(databaseUrl, 'dukan test', () => {}, {
		lookAfterMs: LOOK_AFTER_MS,
	});
	const { rows } = await connection.use((client) =>
		client.query(`select 'read' as result from pg_sleep(${(20 * LOOK_AFTER_MS) / 1000})`),
	);
	assert.deepEqual(rows, [{ result: 'read' }], 'twenty times as long as it is looked after');
	const never = connection.use(async (client) => {
		// The reply to this statement has arrived. PostgreSQL then waits for a next one, which is never sent.
		await client.query('select 1');
		await new Promise<never>((_, fail) => client.once('end', () => fail(new Error('ended'))));
	});
	await assert.rejects(never, DatabaseUnavailable);
	await connection.end();
});
