import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { demoPlan } from '@dukan/demo-catalogue/plan.ts';
import { productVariants } from '@dukan/demo-catalogue/vary-products.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { openTestShop } from '../../testing/test-shop.ts';
import { growCatalogue } from './grow-catalogue.ts';

const NOW = new Date('2026-11-15T07:00:00Z');

/**
 * Reads everything that triggers maintain about products. Words stand in place of ids, because ids differ
 * from run to run.
 */
async function whatIsKept(db: Database): Promise<Record<string, unknown[]>> {
	const read = async (query: RawBuilder<unknown>) => (await query.execute(db)).rows;
	return {
		listings:
			await read(sql`select l.product_id, l.category_id, l.subcategory_id, l.brand_id, l.effective_price_tenge,
			l.discount, l.created_at, l.in_stock, l.on_sale, l.is_new,
			array(select attribute_key || '=' || value from facet_values v where v.id = any (l.facet_ids) order by 1) as facets
			from product_listings l order by l.product_id`),
		names: await read(sql`select * from product_names order by product_id`),
		facets: await read(sql`select attribute_key, value, number from facet_values order by 1, 2`),
	};
}

describe('a grown catalogue', async () => {
	const { db, databaseUrl } = await openTestShop({ after });
	const count = async () => {
		const { rows } = await sql<{ products: number; listings: number; pictured: number }>`
			select (select count(*) from products)::integer as products,
				(select count(*) from product_listings)::integer as listings,
				(select count(distinct product_id) from product_pictures)::integer as pictured`.execute(db);
		return rows[0];
	};

	test('CAT-02 grows to the number asked, goes on where it was stopped, and stops there', async () => {
		const told: number[] = [];
		const grow = (products: number) =>
			growCatalogue(databaseUrl, { products, now: NOW, onProgress: (done) => told.push(done) });
		await grow(700);
		await grow(1750);
		await grow(1750);
		await grow(900);
		assert.deepEqual([told[0], told.at(-1), told.length], [700, 1750, 3]);
		const { products, listings, pictured } = (await count()) ?? {};
		assert.deepEqual([products, listings], [1750, 1750]);
		assert.ok(pictured && pictured > 1650, 'nearly all have pictures');
		const added = await db
			.insertInto('products')
			.values({
				category_id: 1,
				subcategory_id: 101,
				brand_id: 1,
				name_en: 'Next',
				name_ru: '',
				name_tm: '',
				description_en: '',
				description_ru: '',
				description_tm: '',
				price_tenge: 100,
				sale_price_tenge: null,
				on_sale: false,
				unit_factor: 1,
				single_only: false,
				limited: false,
				purchase_limit: 0,
				is_new: false,
				premium: false,
			})
			.returning('id')
			.executeTakeFirstOrThrow();
		assert.equal(added.id, 1751, 'the next id is free');
	});

	test('CAT-02 the quick way makes exactly what the triggers make', async (t) => {
		const ways = await Promise.all(
			[true, false].map(async (quickly) => {
				const shop = await openTestShop(t);
				const { databaseUrl } = shop;
				await growCatalogue(databaseUrl, { products: 1600, now: NOW, onProgress: () => {}, quickly });
				return whatIsKept(shop.db);
			}),
		);
		const [quick, slow] = ways;
		for (const [table, rows] of Object.entries(slow ?? {})) {
			assert.ok(rows.length > 0, table);
			assert.deepEqual(quick?.[table], rows, table);
		}
	});

	test('CAT-02 every further product has names of its own that fit, a price in its range and known values', () => {
		const variant = productVariants();
		const names = new Set<string>();
		const ids = [
			...Array.from({ length: 2000 }, (_, at) => 601 + at),
			...Array.from({ length: 2000 }, (_, at) => 97_000 + at),
		];
		const ranges = new Map(
			demoPlan.categories.flatMap(({ subcategories }) =>
				subcategories.map(({ id, priceTmt }) => [id, priceTmt]),
			),
		);
		for (const id of ids) {
			const product = variant(id);
			for (const name of Object.values(product.name)) {
				assert.ok(name.length <= 70, name);
				assert.ok(!names.has(`${product.brandId} ${name}`), `twice: ${name}`);
			}
			for (const name of Object.values(product.name)) names.add(`${product.brandId} ${name}`);
			const range = ranges.get(product.subcategoryId);
			assert.ok(
				range && product.priceTenge >= range.min * 100 && product.priceTenge <= range.max * 100,
				product.name.en,
			);
			if (product.onSale) assert.ok(product.salePriceTenge && product.salePriceTenge < product.priceTenge);
			for (const [key, value] of Object.entries(product.attributes)) {
				const { type, values } = demoPlan.attributes[key] ?? {};
				if (type === 'enum') assert.ok(values?.map(String).includes(String(value)), `${key} ${value}`);
			}
		}
		assert.deepEqual(variant(4321), variant(4321));
	});
});
