import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import pg from 'pg';
import { describeTables } from '../../testing/describe-tables.ts';
import { openTestShop } from '../../testing/test-shop.ts';

const ROOT = join(import.meta.dirname, '../../../../..');

test('tables.ts is what "npm run generate" makes of the database', async (t) => {
	const { databaseUrl } = await openTestShop(t);
	const written = readFileSync(join(import.meta.dirname, 'tables.ts'), 'utf8');
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		assert.equal(await describeTables(client), written);
		await client.query('alter table orders alter cancel_note drop not null');
		assert.notEqual(await describeTables(client), written);
	} finally {
		await client.end();
	}
});

test('docs/tables.md names the owner of every table, once', async (t) => {
	const { db } = await openTestShop(t);
	const page = readFileSync(join(ROOT, 'docs/tables.md'), 'utf8');
	const named = [...page.matchAll(/^\| `([a-z_]+)` \|/gm)].map(([, name]) => name);
	const { rows } = await sql<{ name: string }>`
		select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(
		db,
	);
	assert.deepEqual(named.toSorted(), rows.map(({ name }) => name).toSorted());
});
