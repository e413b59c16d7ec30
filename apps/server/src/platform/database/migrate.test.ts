import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import pg from 'pg';
import { createPlainDatabase } from '../../testing/plain-role.ts';
import { openTestShop } from '../../testing/test-shop.ts';
import { until } from '../../testing/until.ts';
import { migrate, requireSchema, SchemaError } from './migrate.ts';

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
	await sql`drop table delivery_addresses`.execute(db);
	await db.deleteFrom('migrations').where('number', '=', 30).execute();
	const said: string[] = [];
	await migrate(databaseUrl, (line) => said.push(line));
	assert.deepEqual(said, ['migrating: 030_addresses.sql']);
	assert.deepEqual((await sql`select * from delivery_addresses`.execute(db)).rows, []);
});

/** A folder with what is known and these steps after it. */
function stepsAfterAll(t: { after: (work: () => void) => void }, steps: Record<string, string>): string {
	const dir = mkdtempSync(join(tmpdir(), 'dukan-steps-'));
	t.after(() => rmSync(dir, { recursive: true, force: true }));
	cpSync(join(import.meta.dirname, '../../migrations'), dir, { recursive: true });
	for (const [name, text] of Object.entries(steps)) writeFileSync(join(dir, name), text);
	return dir;
}

test('R12 a step that finds a table in use lets the others pass and tries again', async (t) => {
	const { db, databaseUrl, onClose } = await openTestShop(t);
	const dir = stepsAfterAll(t, { '900_note.sql': 'alter table products add column note_for_test text' });
	const reader = new pg.Client({ connectionString: databaseUrl });
	await reader.connect();
	onClose(() => reader.end());
	await reader.query('begin');
	await reader.query('select count(*) from products');
	const migrating = migrate(databaseUrl, () => {}, { dir });
	const isWaiting = async () => {
		const { rows } = await sql`select from pg_stat_activity where datname = current_database()
			and wait_event_type = 'Lock' and query like '%note_for_test%'`.execute(db);
		return rows.length === 1;
	};
	for (let tries = 0; tries < 2; tries += 1) {
		await until(isWaiting);
		// Behind the migration, which waits for the reader: it must give up for this one to be served.
		await sql`select name_en from products where id = 1`.execute(db);
	}
	await reader.query('commit');
	await migrating;
	assert.equal((await sql`select note_for_test from products limit 1`.execute(db)).rows.length, 1);
});

test('R12 an index is built beside the work of others, by one of two processes; what a failed attempt left is built again', async (t) => {
	const { db, databaseUrl } = await openTestShop(t);
	const dir = stepsAfterAll(t, {
		'900_index.sql':
			'-- outside a transaction\ncreate index concurrently if not exists for_test on products (created_at, id)',
	});
	await sql`create index for_test on products (premium)`.execute(db);
	await sql`update pg_index set indisvalid = false where indexrelid = 'for_test'::regclass`.execute(db);
	const said: string[] = [];
	await Promise.all([1, 2].map(() => migrate(databaseUrl, (line) => said.push(line), { dir })));
	assert.deepEqual(said, ['migrating: 900_index.sql']);
	const { rows } = await sql<{ valid: boolean; text: string }>`select indisvalid as valid,
		pg_get_indexdef(indexrelid) as text from pg_index where indexrelid = 'for_test'::regclass`.execute(db);
	assert.equal(rows[0]?.valid, true);
	assert.match(rows[0]?.text ?? '', /created_at, id/);
});

test('R12 a shop in which an earlier form of 165, 178 and 179 has done the work of the later steps takes these too', async (t) => {
	const { db, databaseUrl } = await openTestShop(t);
	await db.deleteFrom('migrations').where('number', 'in', [180, 181, 182, 183, 184, 186]).execute();
	const said: string[] = [];
	await migrate(databaseUrl, (line) => said.push(line));
	assert.equal(said.length, 6);
});

test('R12 a program that must not migrate refuses an older schema and a newer one in one clear sentence', async (t) => {
	const { db, databaseUrl } = await openTestShop(t);
	await requireSchema(databaseUrl);
	await db.deleteFrom('migrations').where('number', '=', 30).execute();
	await assert.rejects(requireSchema(databaseUrl), /lacks 030_addresses\.sql, which this program needs/);
	await db.insertInto('migrations').values({ number: 999, name: '999_future.sql' }).execute();
	await assert.rejects(requireSchema(databaseUrl), /schema 999, this program knows up to \d+/);
});

test('a role that is no superuser applies changed functions again, in a session of its own', async (t) => {
	const { url, drop } = await createPlainDatabase(process.env.TEST_SERVER_URL ?? '');
	t.after(drop);
	await migrate(url, () => {});
	const owner = new pg.Client({ connectionString: url });
	await owner.connect();
	await owner.query('drop function schema_version');
	await owner.end();
	await migrate(url, () => {});
	await requireSchema(url);
});
