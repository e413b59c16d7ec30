import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { openTestShop } from '../../testing/test-shop.ts';
import { migrate, SchemaError } from './migrate.ts';

test('R12 a schema newer than the program is refused in one clear sentence', async (t) => {
	const { db, databaseUrl } = await openTestShop(t);
	await db.insertInto('migrations').values({ number: 999, name: '999_future.sql' }).execute();
	await assert.rejects(
		migrate(databaseUrl, () => {}),
		(error: Error) =>
			error instanceof SchemaError &&
			/schema 999, this program knows up to \d+: start the newer program/.test(error.message),
	);
});

test('two processes that migrate at once do it once', async (t) => {
	const { databaseUrl } = await openTestShop(t);
	const said: string[] = [];
	await Promise.all([
		migrate(databaseUrl, (line) => said.push(line)),
		migrate(databaseUrl, (line) => said.push(line)),
	]);
	assert.deepEqual(said, []);
});

test('a migration that arrives after a later one is still done', async (t) => {
	const { db, databaseUrl } = await openTestShop(t);
	await sql`drop table sms_outbox, password_resets, captchas`.execute(db);
	await db.deleteFrom('migrations').where('number', '=', 13).execute();
	const said: string[] = [];
	await migrate(databaseUrl, (line) => said.push(line));
	assert.deepEqual(said, ['migrating: 013_password_reset.sql']);
	assert.deepEqual(await db.selectFrom('captchas').selectAll().execute(), []);
});
