import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { openTestShop } from '../../../testing/test-shop.ts';
import { rowsOf } from '../products/products.queries.ts';

type Listing = Record<string, unknown>;

describe('product_listings', async () => {
	const { db } = await openTestShop({ after });

	/** Reads the listings that the triggers maintain. */
	const kept = () =>
		rowsOf(
			db,
			sql<Listing>`select product_id, category_id, subcategory_id, brand_id, effective_price_tenge, discount, in_stock,
				on_sale, is_new, created_at, (select array_agg(v.attribute_key || '=' || v.value order by v.attribute_key)
					from facet_values v where v.id = any (l.facet_ids)) as facets
				from product_listings l order by product_id`,
		);
	/** Works out the same listings from the products themselves. */
	const expected = () =>
		rowsOf(
			db,
			sql<Listing>`select id as product_id, category_id, subcategory_id, brand_id,
				coalesce(case when on_sale then sale_price_tenge end, price_tenge) * unit_factor as effective_price_tenge,
				case when on_sale then 1 - sale_price_tenge::double precision / price_tenge else 0 end as discount,
				quantity > 0 as in_stock, on_sale, is_new, created_at, (select array_agg(attribute_key || '=' || coalesce(value_text,
					trim_scale(value_number)::text, case value_bool when true then 'yes' when false then 'no' end)
					order by attribute_key) from product_attributes a where a.product_id = id) as facets
				from products join product_stock on product_stock.product_id = id where published order by id`,
		);
	const assertKept = async (about: string) => assert.deepEqual(await kept(), await expected(), about);
	const run = (statement: ReturnType<typeof sql>) => statement.execute(db);

	test('CAT-02 the demo catalogue is listed as it is', () => assertKept('after filling'));

	test('CAT-02 listings follow every change of a product', async () => {
		for (const [about, statement] of [
			['price', sql`update products set price_tenge = price_tenge + 100 where id = 3`],
			[
				'sale',
				sql`update products set sale_price_tenge = price_tenge / 2, on_sale = true where id in (3, 4)`,
			],
			['sold out', sql`update product_stock set quantity = 0 where product_id = 3`],
			['back in stock', sql`update product_stock set quantity = 2 where product_id = 3`],
			['no longer new', sql`update products set is_new = false where is_new and id % 2 = 0`],
			[
				'another place',
				sql`update products set category_id = 7, subcategory_id = 701, brand_id = 2 where id = 5`,
			],
			['hidden', sql`update products set published = false where id between 10 and 20`],
			[
				'changed while hidden',
				sql`update product_attributes set value_number = 36 where product_id = 11
				and attribute_key = 'warranty'`,
			],
			['shown again', sql`update products set published = true where id between 10 and 15`],
			['all at once', sql`update products set price_tenge = price_tenge * 2`],
			[
				'new',
				sql`insert into products (category_id, subcategory_id, brand_id, name_en, price_tenge)
				values (1, 101, 1, 'One', 5000), (1, 101, 1, 'Two', 7000)`,
			],
			[
				'new but hidden',
				sql`insert into products (category_id, subcategory_id, brand_id, name_en, price_tenge, published)
				values (1, 101, 1, 'Three', 5000, false)`,
			],
			['gone', sql`delete from products where id between 30 and 40`],
		] as const) {
			await run(statement);
			await assertKept(about);
		}
	});

	test('CAT-02 listings follow every change of attributes', async () => {
		for (const [about, statement] of [
			[
				'a new number',
				sql`update product_attributes set value_number = 48.50 where product_id = 1
				and attribute_key = 'ram'`,
			],
			[
				'the same again',
				sql`update product_attributes set value_number = 48.5 where product_id = 1
				and attribute_key = 'ram'`,
			],
			['many', sql`update product_attributes set value_text = 'blue' where attribute_key = 'colour'`],
			['one less', sql`delete from product_attributes where product_id = 1 and attribute_key = 'ram'`],
			[
				'one more',
				sql`insert into product_attributes (product_id, attribute_key, value_bool)
				values (1, 'nfc', true), (2, 'nfc', false)`,
			],
			['all of a kind', sql`delete from product_attributes where attribute_key = 'warranty'`],
			[
				'moved',
				sql`update product_attributes set product_id = 3 where product_id = 1 and attribute_key = 'nfc'`,
			],
		] as const) {
			await run(statement);
			await assertKept(about);
		}
	});

	test('CAT-02 those who change one product at the same time lose nothing', async () => {
		await Promise.all([
			...['gps', 'heartRate', 'hdr', 'duplex'].map((key) =>
				run(
					sql`insert into product_attributes (product_id, attribute_key, value_bool) values (50, ${key}, true)`,
				),
			),
			run(sql`update products set published = false where id = 50`),
			run(sql`update products set price_tenge = price_tenge + 1 where id = 50`),
			run(sql`update products set published = true where id = 50`),
		]);
		await run(sql`update products set published = true where id = 50`);
		await assertKept('all at once');
	});

	test('CAT-02 an order that leaves some in stock touches neither the listing nor an index of products', async () => {
		const version = async () =>
			rowsOf(db, sql<{ xmin: string }>`select xmin::text from product_listings where product_id = 60`);
		await run(sql`update product_stock set quantity = 9 where product_id = 60`);
		const before = await version();
		await run(sql`update product_stock set quantity = quantity - 1 where product_id = 60`);
		assert.deepEqual(await version(), before);
	});

	test('CAT-02 emptied tables empty the listings', async () => {
		await run(sql`truncate product_attributes`);
		await assertKept('no attributes');
		await run(sql`truncate products cascade`);
		assert.deepEqual(await kept(), []);
	});

	test('CAT-02 a value with a comma is refused: an address could not name it', async () => {
		await assert.rejects(
			run(
				sql`insert into attribute_values (attribute_key, value, name_en) values ('colour', 'red, green', 'Both')`,
			),
			/attribute_values_fit_an_address/,
		);
	});
});
