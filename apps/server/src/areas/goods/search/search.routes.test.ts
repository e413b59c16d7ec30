import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { stockProducts } from '../../../testing/shop-books.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

describe('GET /api/search', async () => {
	const { app, db, cache } = await openTestShop({ after });
	const get = async (query: string, more = '') => {
		const response = await app.inject({ url: `/api/search?query=${encodeURIComponent(query)}${more}` });
		return { status: response.statusCode, body: response.json(), type: response.headers['content-type'] };
	};
	const ids = (body: { rows: { p_id: number }[] }) => body.rows.map(({ p_id }) => p_id);

	test('SEARCH-01 answers rows and count, 25 rows unless asked otherwise', async () => {
		const { status, body } = await get('ноутбук');
		assert.equal(status, 200);
		assert.deepEqual(Object.keys(body), ['rows', 'count', 'understood', 'places']);
		assert.equal(body.rows.length, 25);
		assert.equal(body.count, 60, 'laptops, and not their backpacks');
		const second = (await get('ноутбук', '&limit=10&offset=20')).body;
		assert.deepEqual(ids(second).slice(0, 5), ids(body).slice(20));
		assert.equal(second.count, body.count);
	});

	test('SEARCH-02 over one character; what is nothing finds nothing', async () => {
		for (const query of ['', ' ', 'a', '!', '😀', '- -', '&|!:*', 'qzxjvw'])
			assert.deepEqual((await get(query)).body, { rows: [], count: 0, understood: [], places: [] }, query);
		assert.ok((await get('hp')).body.count > 0);
		assert.equal((await app.inject({ url: '/api/search' })).statusCode, 200);
	});

	test('SEARCH-03 in stock before sold out where both fit equally', async () => {
		await stockProducts(db, ids((await get('смартфон')).body).slice(0, 1), 0);
		const { body } = await get('смартфон', '&limit=100');
		const stock: number[] = body.rows.map(({ p_quantity }: { p_quantity: number }) => p_quantity);
		const inStock = stock.filter((pieces) => pieces > 0).length;
		assert.ok(inStock < stock.length && stock.slice(0, inStock).every((pieces) => pieces > 0));
	});

	test('SEARCH-03 says how it understood what was mistyped', async () => {
		for (const [typed, meant] of [
			['наушнеки', 'наушники'],
			['ыфьыгтп', 'samsung'],
			['yjen,er asus', 'ноутбук asus'],
			['galaxy a56', 'galaxy a55'],
		] as const) {
			const { body } = await get(typed);
			assert.equal(body.did_you_mean, meant, typed);
			assert.ok(body.count > 0);
		}
		for (const right of ['samsung', 'самсунг', 'nausnik', 'ноутб'])
			assert.equal((await get(right)).body.did_you_mean, undefined, right);
	});

	test('SEARCH-03 what has most of the words is shown where nothing has all', async () => {
		const { body } = await get('samsung смартфон самовар');
		assert.ok(body.rows.length > 0);
		assert.ok(
			body.rows.every(({ p_name_en }: { p_name_en: string }) => /^Samsung .* Smartphone/.test(p_name_en)),
		);
	});

	test('CAT-02 filters and sort work on a search too', async () => {
		const { body } = await get('смартфон', '&brand=40&sort=price&price_max=9000&in_stock=1');
		assert.ok(body.rows.length > 1);
		const prices = body.rows.map(({ sale, p_price_1, p_price_3 }: Record<string, number | string>) =>
			sale === '1' ? p_price_3 : p_price_1,
		);
		assert.deepEqual(
			prices,
			prices.toSorted((a: number, b: number) => a - b),
		);
		assert.ok(body.rows.every((row: { brand_id: number }) => row.brand_id === 40));
		assert.ok(prices.every((price: number) => price <= 9000));
	});

	test('S12 what is out of range is refused with a problem document', async () => {
		for (const [query, more, field] of [
			['я'.repeat(65), '', 'query'],
			['hp', '&limit=0', 'limit'],
			['hp', '&limit=101', 'limit'],
			['hp', '&offset=10001', 'offset'],
			['hp', '&sort=id', 'sort'],
			['hp', '&brand=x', 'brand'],
			['hp', '&price_min=-1', 'price_min'],
		] as const) {
			const { status, body, type } = await get(query, more);
			assert.equal(status, 400, field);
			assert.match(String(type), /^application\/problem\+json/);
			assert.equal(body.errors[0].field, field);
		}
		assert.equal((await get('x'.repeat(10_000))).status, 414);
		assert.equal((await app.inject({ url: '/api/search?query=%00ab' })).statusCode, 400);
		assert.equal((await app.inject({ url: '/api/search?query=%ff%fe' })).statusCode, 400);
		assert.equal((await get('я'.repeat(64))).status, 200);
	});

	test('S12 SQL, HTML and the signs of search languages do no harm', async () => {
		for (const query of [
			"'; drop table products; --",
			"' or 1=1 --",
			'<script>alert(1)</script>',
			'a & b | !c <-> d:*',
			'%_\\',
			'{1,2}[0]',
			'(((((((',
			'$1 {{y}}',
			'\u202e\ufeff\u0301\u0301',
			'9'.repeat(64),
			'.'.repeat(64),
			'a-'.repeat(32),
			'а б в г д е ж з и к л м н о п р с т у ф х ц ч ш щ э ю я a b c',
			'الهاتف 电话 टेलीफोन',
		]) {
			assert.equal((await get(query)).status, 200, query);
		}
		assert.ok((await get('ноутбук')).body.count > 0);
	});

	test('SEARCH-02 queries that mean the same share one answer, nonsense is not kept', async () => {
		const made = async (query: string) => {
			const response = await app.inject({ url: `/api/search?query=${encodeURIComponent(query)}` });
			return response.headers.etag;
		};
		assert.equal(await made('Samsung'), await made('  sAMSUNG '));
		const before = cache.size;
		for (let number = 0; number < 20; number += 1) await made(`qzxj${number}vw`);
		assert.equal(cache.size, before);
	});
});
