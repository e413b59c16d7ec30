import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { openTestShop } from '../../testing/test-shop.ts';
import { openDatabase } from './database.ts';
import { DatabaseUnavailable, isDatabaseUnavailable } from './database-unavailable.ts';

/**
 * Checks which of pg's errors mean that the connection is lost, so that an upgrade that changes them is
 * noticed.
 */
describe('errors of the driver', async () => {
	const { databaseUrl, onClose } = await openTestShop({ after });
	const open = (timeoutMs: number, url = databaseUrl) => {
		const db = openDatabase(url, () => {}, { timeoutMs });
		onClose(() => db.destroy());
		return db;
	};
	const failure = (work: Promise<unknown>) =>
		work.then(
			() => assert.fail('it did not fail'),
			(error: unknown) => error,
		);
	const backend = sql<{ pid: number }>`select pg_backend_pid() as pid`;

	test('a connection without reply in time is unavailable, and is replaced', async () => {
		const db = open(500);
		const before = (await backend.execute(db)).rows[0]?.pid;
		const error = await failure(sql`select pg_sleep(60)`.execute(db));
		assert.ok(error instanceof DatabaseUnavailable, String(error));
		assert.notEqual((await backend.execute(open(60_000))).rows[0]?.pid, before);
	});

	test('a connection that PostgreSQL ends is unavailable, and is replaced', async () => {
		const db = open(60_000);
		const error = await failure(sql`select pg_terminate_backend(pg_backend_pid())`.execute(db));
		assert.ok(isDatabaseUnavailable(error), String(error));
		await backend.execute(db);
	});

	test('a server that refuses connections is unavailable', async () => {
		const url = new URL(databaseUrl);
		url.port = '1';
		const error = await failure(backend.execute(open(60_000, url.href)));
		assert.ok(error instanceof DatabaseUnavailable, String(error));
	});

	test('a statement that PostgreSQL refuses and a value that cannot be written are defects of ours', async () => {
		const db = open(60_000);
		const before = (await backend.execute(db)).rows[0]?.pid;
		const circular: { self?: unknown } = {};
		circular.self = circular;
		for (const defect of [sql`select 1 / 0`, sql`select ${circular}::jsonb`]) {
			const error = await failure(defect.execute(db));
			assert.ok(!isDatabaseUnavailable(error), String(error));
		}
		assert.equal((await backend.execute(db)).rows[0]?.pid, before, 'the connection stays');
	});
});
