import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import pg from 'pg';
import { openTestShop } from '../../testing/test-shop.ts';
import { migrate } from './migrate.ts';

const BEFORE = new Set(
	readdirSync(join(import.meta.dirname, '../../migrations'))
		.map((name) => Number.parseInt(name, 10))
		.filter((number) => number < 39),
);

test('R12 stock moves into its own table while an older program sells; its column goes once that program is gone', async (t) => {
	const { db, databaseUrl } = await openTestShop(t);
	await sql`drop schema public cascade`.execute(db);
	await sql`create schema public`.execute(db);
	await migrate(databaseUrl, () => {}, { only: BEFORE });
	await sql`insert into brands (id, name, slug) values (1, 'Acme', 'acme')`.execute(db);
	await sql`insert into categories (id, name_en, name_ru, name_tm, icon, position) values (1, 'a', 'a', 'a', 'pc', 1)`.execute(
		db,
	);
	await sql`insert into subcategories (id, category_id, name_en, name_ru, name_tm, position)
		values (1, 1, 'a', 'a', 'a', 1)`.execute(db);
	// Without triggers: their functions of that time stood in schema files that no longer exist.
	await db.transaction().execute(async (trx) => {
		await sql`set local session_replication_role = replica`.execute(trx);
		await sql`insert into products (id, category_id, subcategory_id, brand_id, name_en, name_ru, price_tenge, stock)
			select n, 1, 1, 1, 'Pot ' || n, '', 100, n from generate_series(1, 3) n`.execute(trx);
	});
	const older = new pg.Client({ connectionString: databaseUrl, application_name: 'dukan notifications' });
	await older.connect();
	const said: string[] = [];
	await migrate(databaseUrl, (line) => said.push(line));
	assert.ok(said.includes('waiting until older programs are gone: 041_drop_products_stock.sql'), said.join());
	await sql`select relist_products(array[1, 2, 3])`.execute(db);

	await older.query('update products set stock = stock - 1 where id in (2, 3)');
	await older.query(`insert into products (id, category_id, subcategory_id, brand_id, name_en, name_ru, price_tenge, stock)
		values (4, 1, 1, 1, 'Pot 4', '', 100, 4)`);
	await sql`update product_stock set quantity = quantity - 1 where product_id in (1, 3)`.execute(db);
	const seen = await older.query('select id, stock from products order by id');
	const { rows: moved } =
		await sql`select product_id as id, quantity as stock from product_stock order by 1`.execute(db);
	const expected = [0, 1, 1, 4].map((stock, index) => ({ id: index + 1, stock }));
	assert.deepEqual([seen.rows, moved], [expected, expected], 'each side follows the other');
	const { rows: listed } =
		await sql`select product_id from product_listings where in_stock order by 1`.execute(db);
	assert.deepEqual(listed, [{ product_id: 2 }, { product_id: 3 }, { product_id: 4 }]);
	await assert.rejects(older.query('update products set stock = stock - 2 where id = 3'), /check/);

	await older.end();
	await migrate(databaseUrl, () => {});
	const { rows: left } =
		await sql`select product_id as id, quantity as stock from product_stock order by 1`.execute(db);
	assert.deepEqual(left, expected);
	await assert.rejects(sql`select stock from products`.execute(db), /column "stock" does not exist/);
});
