import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { openTestShop } from '../../testing/test-shop.ts';

test('a backup can be read back: what makes generated columns works with the empty search path of a restore', async (t) => {
	const { db } = await openTestShop(t);
	const { rows: tables } = await sql<{ name: string }>`
		select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
		where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attgenerated = 's' order by 1`.execute(
		db,
	);
	// Only these tables have generated columns. The columns of `users` call functions, which its row below
	// tests; those of `orders` only add up its own columns.
	assert.deepEqual(
		tables.map(({ name }) => name),
		['orders', 'users'],
	);
	await db.transaction().execute(async (trx) => {
		// Works like pg_restore: no triggers, and an empty search path.
		await sql`set local session_replication_role = replica`.execute(trx);
		await sql`set local search_path = ''`.execute(trx);
		await sql`insert into public.users (phone, name, password_hash, language, created_at)
			values ('1234567', 'Gülşat', '', 'tm', now())`.execute(trx);
	});
	const { rows } = await sql<{ key: string }>`select name_key as key from users`.execute(db);
	assert.deepEqual(rows, [{ key: 'gulsat' }]);
});
