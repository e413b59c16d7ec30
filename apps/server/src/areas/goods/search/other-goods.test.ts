import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { SearchWire } from '@dukan/domain/goods/search/search.api.ts';
import { sql } from 'kysely';
import { stockProducts } from '../../../testing/shop-books.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

/** A shop for tools and the garden: none of it stands in the demo catalogue or in code. */
const SUBCATEGORIES: readonly [id: number, accessory: boolean, en: string, ru: string, tm: string][] = [
	[91, false, 'Drills', 'Дрели', 'Dreller'],
	[92, false, 'Lawn mowers', 'Газонокосилки', 'Ot orujylar'],
	[93, true, 'Batteries for tools', 'Аккумуляторы для инструмента', 'Gurallar üçin akkumulýatorlar'],
	[94, false, 'Shovels', 'Лопаты', 'Pilpiller'],
	[95, true, 'Drill bits', 'Свёрла', 'Burawlar'],
];
const BRANDS: readonly [id: number, name: string][] = [
	[91, 'Stihl'],
	[92, 'Zubr'],
];
const PRODUCTS: readonly [
	id: number,
	sub: number,
	brand: number,
	manat: number,
	en: string,
	ru: string,
	tm: string,
][] = [
	[9001, 91, 92, 900, 'Zubr D500 Drill', 'Дрель Zubr D500', 'Drel Zubr D500'],
	[9002, 91, 91, 2400, 'Stihl B20 Drill', 'Дрель Stihl B20', 'Drel Stihl B20'],
	[9003, 92, 91, 8000, 'Stihl RM4 Lawn mower', 'Газонокосилка Stihl RM4', 'Ot orujy Stihl RM4'],
	[9004, 92, 92, 4200, 'Zubr G33 Lawn mower', 'Газонокосилка Zubr G33', 'Ot orujy Zubr G33'],
	[9005, 93, 92, 350, 'Zubr Z18 Tool battery', 'Аккумулятор Zubr Z18', 'Akkumulýator Zubr Z18'],
	[9006, 94, 92, 120, 'Zubr Sad Shovel', 'Лопата Zubr Sad', 'Pilpil Zubr Sad'],
	[9007, 95, 92, 60, 'Zubr Metal Drill bit', 'Сверло Zubr Metal', 'Buraw Zubr Metal'],
];

describe('search in a shop with other goods', async () => {
	const { app, db, settled } = await openTestShop({ after });
	for (const table of [
		'smart_category_products',
		'smart_categories',
		'product_pictures',
		'product_attributes',
		'receipt_lines',
	])
		await sql`delete from ${sql.table(table)}`.execute(db);
	await db.deleteFrom('products').execute();
	await db
		.insertInto('categories')
		.values({
			id: 91,
			name_en: 'Garden',
			name_ru: 'Сад',
			name_tm: 'Bag',
			icon: 'plug',
			position: 91,
			filters: [],
			card_highlights: [],
		})
		.execute();
	for (const [id, is_accessory, name_en, name_ru, name_tm] of SUBCATEGORIES)
		await db
			.insertInto('subcategories')
			.values({ id, category_id: 91, position: id, is_accessory, name_en, name_ru, name_tm })
			.execute();
	for (const [id, name] of BRANDS)
		await db.insertInto('brands').values({ id, name, slug: name.toLowerCase() }).execute();
	for (const [id, subcategory_id, brand_id, manat, name_en, name_ru, name_tm] of PRODUCTS)
		await db
			.insertInto('products')
			.values({
				id,
				category_id: 91,
				subcategory_id,
				brand_id,
				name_en,
				name_ru,
				name_tm,
				description_en: '',
				description_ru: '',
				description_tm: '',
				price_tenge: manat * 100,
				sale_price_tenge: null,
				on_sale: false,
				unit_factor: 1,
				single_only: false,
				limited: false,
				purchase_limit: 0,
				is_new: false,
				premium: false,
			})
			.execute();
	await stockProducts(
		db,
		PRODUCTS.map(([id]) => id),
		5,
	);
	await settled();
	const found = async (query: string) => {
		const response = await app.inject({ url: `/api/search?query=${encodeURIComponent(query)}` });
		return response.json<SearchWire>();
	};

	test('FIND-01 kinds, brands and models come from the catalogue: tools and garden are understood alike', async () => {
		for (const [query, ...ids] of [
			['дрель', 9002, 9001],
			['дрели', 9002, 9001],
			['drill', 9002, 9001],
			['drelleriň', 9002, 9001],
			['дрель zubr', 9001],
			['зубр дрель', 9001],
			['дрель d500', 9001],
			['газонокосилка stihl', 9003],
			['ot orujy', 9003, 9004],
			['lawn mower', 9003, 9004],
			['аккумулятор для дрели', 9005],
			['дрель аккумулятор', 9005],
			['лопата stihl', 9006],
			['pilpil', 9006],
			['лапата', 9006],
		] as const) {
			const { rows } = await found(query);
			assert.deepEqual(new Set(rows.map(({ p_id }) => p_id)), new Set(ids), query);
		}
	});

	test('FIND-02 prices and wishes too', async () => {
		const cheap = await found('дешёвая газонокосилка');
		assert.deepEqual(
			cheap.rows.map(({ p_id }) => p_id),
			[9004, 9003],
		);
		const bound = await found('дрель до 1000');
		assert.deepEqual(
			bound.rows.map(({ p_id }) => p_id),
			[9001],
		);
		assert.deepEqual(
			(await found('лопата stihl')).understood.map(({ kind, text }) => `${kind} ${text}`),
			['not_sold лопата stihl', 'left_out stihl'],
		);
	});
});
