import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { openTestShop } from '../../testing/test-shop.ts';
import { describeSchema } from './describe-schema.ts';

const DOCS = join(import.meta.dirname, '../../../../../docs');

describe('the pages about the schema', async () => {
	const { db } = await openTestShop({ after });

	test('docs/schema.sql is what the migrations make (npm run schema writes it)', async () => {
		const page = readFileSync(join(DOCS, 'schema.sql'), 'utf8');
		assert.equal(page.slice(page.indexOf('create table')), await describeSchema(db));
	});

	test('docs/tables.md names the owner of every table, once', async () => {
		const page = readFileSync(join(DOCS, 'tables.md'), 'utf8');
		const named = [...page.matchAll(/^\| `([a-z_]+)` \|/gm)].map(([, name]) => name);
		const { rows } = await sql<{ name: string }>`
			select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(
			db,
		);
		assert.deepEqual(named.toSorted(), rows.map(({ name }) => name).toSorted());
	});
});
