import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { openPages } from '../areas/content/page-rendering/open-pages.ts';
import { readConfig } from '../main/config.ts';
import { EVERYTHING } from '../platform/cache/cache-tags.ts';
import { NotingDatabase, rowsRead } from './noted-statements.ts';
import { PUBLIC_CALLS, PUBLIC_PAGES, UNCACHED_PAGES } from './public-addresses.ts';
import { openTestShop } from './test-shop.ts';

/**
 * The number of statements for an uncached response, and of the rows that PostgreSQL reads for them, in the
 * demo catalogue and with lists from the listing index as in production. Neither depends on the clock, so
 * both are exact. One more statement for each product, or a table that is suddenly read from end to end,
 * fails here long before anybody could feel it. A number that falls must be updated too.
 */
type Cost = readonly [statements: number, rowsRead: number];

const PAGES: Readonly<Record<string, Cost>> = {
	home: [12, 446],
	categories: [10, 375],
	category: [14, 2235],
	'category, filtered': [14, 2230],
	'sub-category': [13, 1861],
	smart: [16, 1940],
	brand: [15, 1938],
	brands: [9, 338],
	'new': [14, 1866],
	sale: [14, 1826],
	search: [15, 1953],
	product: [21, 867],
	compare: [10, 627],
	information: [9, 296],
	contact: [9, 296],
	cart: [8, 288],
	links: [8, 288],
	'search, none found': [12, 434],
	'PC builder': [9, 1440],
};
const CALLS: Readonly<Record<string, Cost>> = {
	home: [2, 148],
	category_list: [2, 91],
	smart_list: [1, 12],
	brand_list: [1, 50],
	category_show: [6, 1467],
	'category_show, filtered': [7, 1451],
	category_sub: [6, 1163],
	smart_show: [8, 1115],
	brand_show: [6, 1097],
	new_products: [5, 1089],
	sale_products: [5, 1089],
	search: [3, 133],
	product_show: [7, 170],
	products: [1, 9],
	product_accessories: [2, 0],
	cart_accessories: [2, 0],
	banner_list: [1, 6],
	small_list: [1, 4],
	regions: [2, 88],
	page_show: [1, 8],
	review_list: [1, 0],
	question_list: [1, 0],
};

describe('what a public answer costs PostgreSQL', async () => {
	const pages = await openPages(readConfig({}));
	let noting: NotingDatabase | undefined;
	const shop = await openTestShop(
		{ after },
		{
			pages,
			openDatabase: (url) => {
				noting = new NotingDatabase(url);
				return noting.db;
			},
		},
	);
	assert.ok(noting);
	const database = noting;
	await database.settle();

	async function costOf(path: string): Promise<Cost> {
		shop.queryCache.invalidate(EVERYTHING);
		shop.cache.markStale(EVERYTHING);
		database.taken();
		const response = await shop.app.inject({ url: path });
		assert.equal(response.statusCode, 200, path);
		const statements = database.taken();
		let rows = 0;
		for (const statement of statements) rows += rowsRead(await database.explain(statement));
		return [statements.length, rows];
	}

	const kinds = [
		{ kind: 'page', addresses: { ...PUBLIC_PAGES, ...UNCACHED_PAGES }, known: PAGES },
		{ kind: 'call', addresses: PUBLIC_CALLS, known: CALLS },
	];
	for (const { kind, addresses, known } of kinds) {
		for (const [name, path] of Object.entries(addresses)) {
			test(`${kind} ${name}: ${path}`, async () => {
				const cost = await costOf(path);
				assert.deepEqual(cost, known[name], 'statements, rows read');
			});
		}
	}

	test("the second page does not read again what every page's frame shows", async () => {
		shop.queryCache.invalidate(EVERYTHING);
		shop.cache.markStale(EVERYTHING);
		await shop.app.inject({ url: '/links' });
		database.taken();
		await shop.app.inject({ url: '/cart' });
		assert.deepEqual(database.taken(), []);
	});

	test('the second list reads its products alone: filters, their values and names are cached', async () => {
		shop.queryCache.invalidate(EVERYTHING);
		shop.cache.markStale(EVERYTHING);
		await shop.app.inject({ url: '/api/category_show/1?facets=1' });
		database.taken();
		const { statusCode } = await shop.app.inject({ url: '/api/category_show/1?facets=1&limit=7' });
		assert.equal(statusCode, 200);
		assert.deepEqual(
			database.taken().map(({ sql }) => /prepared: (\w+)/.exec(sql)?.[1]),
			['list_cards'],
		);
	});

	test('the control: a statement for each product, or a whole table, is seen', async () => {
		database.taken();
		await database.db
			.selectFrom('products')
			.select('description_en')
			.where('description_en', 'like', '%x')
			.execute();
		const [statement] = database.taken();
		assert.ok(statement);
		assert.ok(rowsRead(await database.explain(statement)) >= 600);
	});
});
