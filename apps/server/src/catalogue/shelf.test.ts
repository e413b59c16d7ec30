import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { type ListFilters, NO_FILTERS } from '@dukan/domain/catalogue/list-filters.ts';
import { LIST_SORTS, type ListScope } from '@dukan/domain/catalogue/product-list.ts';
import { LANGUAGES } from '@dukan/domain/language/language.ts';
import type { ListRequest } from '@dukan/domain/storefront/shop-reader.ts';
import { sql } from 'kysely';
import { type Random, seededRandom } from '../demo/seeded-random.ts';
import { publicShop } from '../shop-reader.ts';
import { openTestShop } from '../testing/test-shop.ts';
import { until } from '../testing/until.ts';

const ROUNDS = 12;
const QUERIES = [
	'samsung',
	'ноутбук 16 гб',
	'rtx 4060',
	'A55',
	'чехол для телефона',
	'айфон 15 pro',
	'samsung g',
	'wi-fi',
];

describe('the shelf', async () => {
	const shop = await openTestShop({ after });
	const { db, shelf, settled, clock } = shop;
	assert.ok(shelf);
	await settled();
	const plain = publicShop(db, new Set(), clock);
	const quick = publicShop(db, new Set(), clock, { shelf });
	const ids = async (table: 'categories' | 'subcategories' | 'brands' | 'smart_categories') =>
		(await db.selectFrom(table).select('id').execute()).map(({ id }) => id);
	const known = {
		category: await ids('categories'),
		subcategory: await ids('subcategories'),
		brand: await ids('brands'),
		smart: await ids('smart_categories'),
	};

	function randomScope(random: Random): ListScope {
		const kind = random.pick(['category', 'subcategory', 'brand', 'smart', 'new', 'sale', 'search'] as const);
		if (kind === 'search') return { kind, query: random.pick(QUERIES) };
		if (kind === 'new' || kind === 'sale') return { kind };
		return { kind, id: random.pick(known[kind]) };
	}

	/** Of what the list offers. */
	async function randomFilters(scope: ListScope, random: Random): Promise<ListFilters> {
		const { facets } = await plain.list(request(scope, NO_FILTERS));
		const chance = (share: number) => random.next() < share;
		const attributes = (facets?.attributes ?? []).filter(() => chance(0.15));
		const brands = (facets?.brands ?? []).filter(() => chance(0.2));
		const price = facets?.price ?? { min: 0, max: 0 };
		const between = () => Math.round(100 * (price.min + random.next() * (price.max - price.min)));
		return {
			brandIds: brands.map(({ id }) => id),
			minPriceTenge: chance(0.2) ? Math.round(between() / 3) : undefined,
			maxPriceTenge: chance(0.2) ? between() : undefined,
			inStock: chance(0.3),
			onSale: chance(0.1),
			attributes: Object.fromEntries(
				attributes.map(({ key, values, ranges }) => [key, [random.pick(ranges ?? values).value]]),
			),
		};
	}

	function request(scope: ListScope, filters: ListFilters): ListRequest {
		return {
			...{ scope, filters, sort: undefined, language: 'ru', limit: 24, offset: 0 },
			withFacets: true,
		};
	}

	async function assertSame(random: Random): Promise<void> {
		const scope = randomScope(random);
		const filters = random.next() < 0.3 ? NO_FILTERS : await randomFilters(scope, random);
		const asked = {
			...request(scope, filters),
			sort: LIST_SORTS[random.int(-2, LIST_SORTS.length - 1)],
			language: random.pick(LANGUAGES),
			offset: random.pick([0, 0, 5, 24]),
			withFacets: random.next() < 0.8,
		};
		assert.deepEqual(await quick.list(asked), await plain.list(asked), JSON.stringify(asked));
	}

	const changes: ((id: number, random: Random) => Promise<unknown>)[] = [
		(id) =>
			sql`update products set stock = case when stock = 0 then 5 else 0 end where id = ${id}`.execute(db),
		(id, random) =>
			sql`update products set price_tenge = ${random.int(100_000, 900_000)}, on_sale = false, sale_price_tenge = null
				where id = ${id}`.execute(db),
		(id) => sql`update products set published = not published where id = ${id}`.execute(db),
		(id) => sql`update products set is_new = not is_new, created_at = now() where id = ${id}`.execute(db),
		(id, random) =>
			sql`update products set brand_id = ${random.pick(known.brand)} where id = ${id}`.execute(db),
		(id) =>
			sql`update products set name_ru = name_ru || ' Ultra', name_en = name_en || ' Ultra' where id = ${id}`.execute(
				db,
			),
		(id, random) =>
			sql`update products set (category_id, subcategory_id) = (select category_id, id from subcategories
				where id = ${random.pick(known.subcategory)}) where id = ${id}`.execute(db),
		(id) =>
			sql`update product_attributes a set value_text = (select value from attribute_values v
				where v.attribute_key = a.attribute_key order by md5(value || ${id}::text) limit 1)
				where product_id = ${id} and value_text is not null`.execute(db),
		(id) =>
			sql`delete from product_attributes where product_id = ${id} and value_number is not null`.execute(db),
		(id) =>
			sql`with made as (
					insert into products (category_id, subcategory_id, brand_id, name_en, name_ru, price_tenge, stock)
					select category_id, subcategory_id, brand_id, name_en || ' Twin', name_ru, price_tenge, 3
					from products where id = ${id} returning id
				)
				insert into product_attributes select made.id, attribute_key, value_text, value_number, value_bool
				from made, product_attributes where product_id = ${id}`.execute(db),
		(id) => sql`delete from products where id = ${id}`.execute(db),
		(id) =>
			sql`update product_attributes set value_number = 7777 where product_id = ${id} and value_number is not null`.execute(
				db,
			),
	];

	test('CAT-02 SEARCH-03 lists from the shelf are those of PostgreSQL, after any change', async () => {
		const random = seededRandom(11, 'shelf');
		for (let round = 0; round < ROUNDS; round += 1) {
			for (const change of changes) await change(random.int(1, 600), random);
			await settled();
			assert.ok(await shelf.columns(), 'the shelf is filled');
			for (let asked = 0; asked < 20; asked += 1) await assertSame(random);
		}
		assert.deepEqual(await quick.brands(), await plain.brands());
		for (let id = 1; id < 600; id += 37) assert.deepEqual(await quick.product(id), await plain.product(id));
	});

	test('CAT-02 after a change of everything lists go on, and the shelf is filled anew', async () => {
		await sql`update products set price_tenge = price_tenge + 100 where id between 1 and 500`.execute(db);
		await settled();
		await assertSame(seededRandom(12, 'shelf'));
		shelf.sweep();
		assert.equal(await shelf.columns(), undefined);
		await assertSame(seededRandom(12, 'shelf'));
		await until(async () => (await shelf.columns()) !== undefined);
		await assertSame(seededRandom(12, 'shelf'));
	});

	test('CAT-02 products that all go at once are gone from the shelf', async () => {
		await sql`truncate products cascade`.execute(db);
		await settled();
		const { count } = await quick.list(request({ kind: 'category', id: 1 }, NO_FILTERS));
		assert.equal(count, 0);
	});
});
