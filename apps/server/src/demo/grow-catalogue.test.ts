import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { openTestShop } from '../testing/test-shop.ts';
import { growCatalogue } from './grow-catalogue.ts';
import { demoPlan } from './plan.ts';
import { productVariants } from './vary-products.ts';

const NOW = new Date('2026-11-15T07:00:00Z');

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
		assert.deepEqual(told, [700, 1700, 1750]);
		const { products, listings, pictured } = (await count()) ?? {};
		assert.deepEqual([products, listings], [1750, 1750]);
		assert.ok(pictured && pictured > 1650, 'nearly all have pictures');
		const added = await db
			.insertInto('products')
			.values({
				...{ category_id: 1, subcategory_id: 101, brand_id: 1, name_en: 'Next', name_ru: '', name_tm: '' },
				...{ description_en: '', description_ru: '', description_tm: '', price_tenge: 100 },
				...{ sale_price_tenge: null, on_sale: false, unit_factor: 1, stock: 1, single_only: false },
				...{ limited: false, purchase_limit: 0, is_new: false, premium: false },
			})
			.returning('id')
			.executeTakeFirstOrThrow();
		assert.equal(added.id, 1751, 'the next id is free');
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
