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

/** Makes a folder with all known steps, followed by these. */
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
		// This read queues behind the migration, which waits for the reader. It is served only because the
		// migration gives up.
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

test('a migration that arrives after a later one is still done', async (t) => {
	const { db, databaseUrl } = await openTestShop(t);
	const later = { '901_later.sql': 'create table later_for_test (id integer)' };
	await migrate(databaseUrl, () => {}, { dir: stepsAfterAll(t, later) });
	const dir = stepsAfterAll(t, { '900_late.sql': 'create table late_for_test (id integer)', ...later });
	const said: string[] = [];
	await migrate(databaseUrl, (line) => said.push(line), { dir });
	assert.deepEqual(said, ['migrating: 900_late.sql']);
	assert.deepEqual((await sql`select * from late_for_test`.execute(db)).rows, []);
});

test('R12 a column moves beside an older program that still writes it, and goes once that program is gone', async (t) => {
	const { db, databaseUrl } = await openTestShop(t);
	await sql`alter table products add former text`.execute(db);
	const dir = stepsAfterAll(t, {
		'900_move.sql': `alter table products add latter text;
			create function move_former() returns trigger language plpgsql as $$
			begin new.latter := new.former; return new; end $$;
			create trigger move_former before update on products for each row execute function move_former();`,
		'901_drop.sql': `-- once programs older than 190 are gone
			drop function move_former cascade;
			alter table products drop column former;`,
	});
	const older = new pg.Client({ connectionString: databaseUrl, application_name: 'dukan notifications 189' });
	await older.connect();
	const said: string[] = [];
	await migrate(databaseUrl, (line) => said.push(line), { dir });
	assert.deepEqual(said, ['migrating: 900_move.sql', 'waiting until older programs are gone: 901_drop.sql']);
	await requireSchema(databaseUrl, dir);
	await older.query(`update products set former = 'as before' where id = 1`);
	await older.end();

	await migrate(databaseUrl, () => {}, { dir });
	await assert.rejects(sql`select former from products`.execute(db), /column "former" does not exist/);
	const { rows } = await sql`select latter from products where id = 1`.execute(db);
	assert.deepEqual(rows, [{ latter: 'as before' }]);
});

test('R12 a database of the release that the baseline replaces goes on; an older one is refused in one clear sentence', async (t) => {
	const { db, databaseUrl } = await openTestShop(t);
	await sql`delete from migrations where number = 190`.execute(db);
	await sql`insert into migrations (number, name) select n, n || '_step.sql' from generate_series(104, 190) n`.execute(
		db,
	);
	const said: string[] = [];
	await migrate(databaseUrl, (line) => said.push(line));
	await requireSchema(databaseUrl);
	assert.deepEqual(said, []);

	await db.deleteFrom('migrations').where('number', '=', 150).execute();
	const refusal = /older than the release of November 2026 .*: install and start that release first/;
	await assert.rejects(
		migrate(databaseUrl, () => {}),
		refusal,
	);
	await assert.rejects(requireSchema(databaseUrl), refusal);
	await db.deleteFrom('migrations').where('number', '>', 150).execute();
	await assert.rejects(
		migrate(databaseUrl, () => {}),
		refusal,
	);
});

test('R12 a program that must not migrate refuses an older schema and a newer one in one clear sentence', async (t) => {
	const { db, databaseUrl } = await openTestShop(t);
	await requireSchema(databaseUrl);
	const dir = stepsAfterAll(t, { '900_note.sql': 'select 1' });
	await assert.rejects(requireSchema(databaseUrl, dir), /lacks 900_note\.sql, which this program needs/);
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
