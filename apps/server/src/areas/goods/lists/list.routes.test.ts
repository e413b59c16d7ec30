import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { ProductListWire } from '@dukan/domain/goods/lists/lists.api.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

type Head = Record<'category' | 'sub_category' | 'smart' | 'brand', Record<string, unknown>>;

const LIST_CALLS = [
	'/api/category_show/1',
	'/api/category_sub/701',
	'/api/smart_show/1',
	'/api/brand_show/40',
	'/api/new_products',
	'/api/sale_products',
];

describe('list calls', async () => {
	const shop = await openTestShop({ after });
	const get = async (url: string, headers: Record<string, string> = {}) => {
		const response = await shop.app.inject({ url, headers });
		return { status: response.statusCode, body: response.json(), headers: response.headers };
	};
	const list = async (url: string): Promise<ProductListWire & Head> => {
		const { status, body } = await get(url);
		assert.equal(status, 200, url);
		return body;
	};

	test('API-01 every list answers rows, count and facets, with 24 rows unless asked otherwise', async () => {
		for (const url of LIST_CALLS) {
			const { rows, count, facets } = await list(url);
			assert.equal(rows.length, Math.min(24, count), url);
			assert.deepEqual(
				Object.keys(facets),
				['categories', 'brands', 'price', 'attributes', 'in_stock', 'sale', 'rating'],
				url,
			);
			assert.deepEqual(Object.keys(facets.price), ['min', 'max']);
			for (const brand of facets.brands) assert.deepEqual(Object.keys(brand), ['id', 'name', 'count']);
			for (const { values, ranges, ...named } of facets.attributes) {
				assert.deepEqual(Object.keys(named), ['key', 'name_en', 'name_ru', 'name_tm']);
				for (const value of [...values, ...(ranges ?? [])]) {
					assert.deepEqual(Object.keys(value), ['value', 'value_en', 'value_ru', 'value_tm', 'count']);
					assert.ok(value.count > 0 && Object.values(value).every((part) => part !== ''));
				}
			}
			assert.equal((await list(`${url}?limit=3&offset=2`)).rows.length, 3);
			assert.deepEqual((await list(`${url}?limit=3&offset=2`)).rows, rows.slice(2, 5));
		}
	});

	test('API-01 each list names what it is a list of', async () => {
		assert.deepEqual(Object.keys((await list('/api/category_show/1')).category), [
			'k_id',
			'k_name_en',
			'k_name_ru',
			'k_name_tm',
			'k_icon',
			'sub_categories',
		]);
		const { sub_category, category } = await list('/api/category_sub/701');
		assert.deepEqual(Object.keys(sub_category), [
			'sc_id',
			'sc_name_en',
			'sc_name_ru',
			'sc_name_tm',
			'category',
		]);
		assert.deepEqual(sub_category.category, category);
		assert.equal(category.k_id, 7);
		assert.deepEqual(Object.keys((await list('/api/smart_show/1')).smart), [
			'sm_id',
			'sm_name_en',
			'sm_name_ru',
			'sm_name_tm',
			'new',
		]);
		const { brand, count } = await list('/api/brand_show/40');
		assert.deepEqual(Object.keys(brand), ['id', 'name', 'img', 'count']);
		assert.equal(brand.count, count);
	});

	test('API-01 brand_list answers the brands that sell something, with how much', async () => {
		const { body } = await get('/api/brand_list');
		assert.ok(body.length > 40);
		for (const brand of body) {
			assert.deepEqual(Object.keys(brand), ['id', 'name', 'img', 'count']);
			assert.ok(brand.count > 0);
		}
	});

	test('CAT-02 filters narrow every list, and sort orders it', async () => {
		for (const url of LIST_CALLS) {
			const all = await list(`${url}?limit=100`);
			const brand = all.facets.brands[0];
			const byBrand = await list(`${url}?brand=${brand?.id}&limit=100`);
			assert.equal(byBrand.count, brand?.count);
			assert.ok(byBrand.rows.every(({ brand_id }) => brand_id === brand?.id));
			assert.deepEqual(byBrand.facets.brands, all.facets.brands, 'its own choice does not count');
			assert.equal((await list(`${url}?in_stock=1&limit=100`)).count, all.facets.in_stock);
			const onSale = await list(`${url}?sale=1&sort=discount&limit=100`);
			assert.equal(onSale.count, all.facets.sale);
			assert.ok(onSale.rows.every(({ sale }) => sale === '1'));
			const middle = Math.round((all.facets.price.min + all.facets.price.max) / 2);
			const cheap = await list(`${url}?price_max=${middle}&sort=-price&limit=100`);
			const paid = cheap.rows
				.filter(({ p_quantity }) => p_quantity > 0)
				.map((p) => (p.sale === '1' ? p.p_price_3 : p.p_price_1) * p.product_unit);
			assert.ok(paid.every((price) => price <= middle + 0.001));
			assert.deepEqual(
				paid,
				paid.toSorted((a, b) => b - a),
			);
			const { key, values } = all.facets.attributes.at(-1) ?? { key: '', values: [] };
			const [first, second] = values;
			const both = [first, second].flatMap((value) => value ?? []);
			const chosen = both.map(({ value }) => encodeURIComponent(value)).join(',');
			assert.equal(
				(await list(`${url}?attr.${key}=${chosen}`)).count,
				both.reduce((sum, { count }) => sum + count, 0),
				`${url} ${key}`,
			);
		}
	});

	test('CAT-02 names are sorted by the language of the cookie', async () => {
		const names = async (lang: 'ru' | 'tm') => {
			const { status, body } = await get('/api/category_show/5?sort=name&limit=100&in_stock=1', {
				cookie: `lang=${lang}`,
			});
			assert.equal(status, 200, JSON.stringify(body));
			return body.rows.map((product: Record<string, string>) => product[`p_name_${lang}`]);
		};
		for (const [lang, locale] of [
			['ru', 'ru'],
			['tm', 'tk'],
		] as const) {
			const sorted = await names(lang);
			assert.deepEqual(
				sorted,
				sorted.toSorted((a: string, b: string) => a.localeCompare(b, locale)),
			);
		}
	});

	test('API-01 products answers those asked for, in their order, without the unknown', async () => {
		const { body } = await get('/api/products?ids=7,3,999999,3,5');
		assert.deepEqual(Object.keys(body), ['rows']);
		assert.deepEqual(
			body.rows.map(({ p_id }: { p_id: number }) => p_id),
			[7, 3, 5],
		);
		const many = Array.from({ length: 100 }, (_, index) => index + 1);
		assert.equal((await get(`/api/products?ids=${many}`)).body.rows.length, 100);
	});

	test('S12 what is out of range is refused with the field and the reason', async () => {
		const hundredAndOne = Array.from({ length: 101 }, (_, index) => index + 1);
		for (const [query, field, code] of [
			['limit=0', 'limit', 'minimum'],
			['limit=101', 'limit', 'maximum'],
			['limit=x', 'limit', 'type'],
			['offset=-1', 'offset', 'minimum'],
			['offset=10001', 'offset', 'maximum'],
			['sort=best', 'sort', 'enum'],
			['brand=x', 'brand', 'format'],
			['brand=1,0', 'brand', 'format'],
			['price_min=-1', 'price_min', 'format'],
			['price_max=99999999', 'price_max', 'maximum'],
			['in_stock=yes', 'in_stock', 'format'],
			['sale=2', 'sale', 'format'],
			['attr.noSuchThing=1', 'attr.noSuchThing', 'unknown'],
			['attr.=1', 'attr.', 'format'],
			["attr.ram'--=1", "attr.ram'--", 'format'],
			[`attr.colour=${'x'.repeat(70)}`, 'attr.colour', 'maxLength'],
			[`brand=${hundredAndOne}`, 'brand', 'maxItems'],
		] as const) {
			for (const url of LIST_CALLS.slice(0, 2)) {
				const { status, body, headers } = await get(`${url}?${query}`);
				assert.equal(status, 400, query);
				assert.equal(body.code, 'invalid_input');
				assert.deepEqual(body.errors, [{ field, code }], query);
				assert.match(String(headers['content-type']), /^application\/problem\+json/);
			}
		}
		for (const [query, code] of [
			['', 'required'],
			['?ids=', 'format'],
			['?ids=1,,2', 'format'],
			['?ids=1,x', 'format'],
			['?ids=9999999999', 'format'],
			[`?ids=${hundredAndOne}`, 'maxItems'],
		] as const) {
			const { status, body } = await get(`/api/products${query}`);
			assert.equal(status, 400, query);
			assert.deepEqual(body.errors, [{ field: 'ids', code }]);
		}
	});

	test('S12 unknown ids are not found, impossible ones refused', async () => {
		for (const call of ['category_show', 'category_sub', 'smart_show', 'brand_show']) {
			assert.equal((await get(`/api/${call}/99999`)).status, 404);
			for (const id of ['0', '-1', 'abc', '1.5', '99999999999', '1;drop%20table%20products'])
				assert.equal((await get(`/api/${call}/${id}`)).status, 400, id);
		}
	});

	test('S12 hostile input does no harm, wherever it stands', async () => {
		const parameters = [
			'brand',
			'price_min',
			'in_stock',
			'sort',
			'limit',
			'attr.colour',
			'attr.ram',
			'ids',
			'x',
		];
		const hostile = [
			"'; drop table products; --",
			'" or 1=1',
			'<script>alert(1)</script>',
			'{1,2}',
			'$1',
			'\\',
			'%',
			'null',
			'../../etc/passwd',
			'\u202e',
			'🛒',
			'1e309',
			'-0',
			'NaN',
			'__proto__',
			'16..8',
			'..',
			'9'.repeat(12),
		].map(encodeURIComponent);
		for (const url of ['/api/category_show/7', '/api/products']) {
			for (const parameter of parameters) {
				for (const value of hostile) {
					const { status } = await get(`${url}?${parameter}=${value}`);
					assert.ok(status === 200 || status === 400, `${parameter}=${value}: ${status}`);
				}
				for (const value of ['%00', '%ff', '%c3%28', '%'])
					assert.equal((await get(`${url}?${parameter}=${value}`)).status, 400, `${parameter}=${value}`);
				const long = await get(`${url}?${parameter}=${'x'.repeat(10_000)}`);
				assert.equal(long.status, 414);
			}
		}
		assert.equal((await get('/api/category_show/7?attr.__proto__=1&attr.constructor=1')).status, 400);
		assert.equal((await list('/api/category_show/7')).count, 56);
	});

	test('API-01 one choice is one answer, however it is written and whatever else the address carries', async () => {
		const etag = async (query: string) => (await get(`/api/category_show/1?${query}`)).headers.etag;
		const made = async () =>
			/response_cache_total\{event="miss"\} (\d+)/.exec((await shop.app.inject('/metrics')).body)?.[1];
		await etag('brand=1,3&attr.ram=16,8&in_stock=1');
		const before = await made();
		assert.ok(before);
		for (const query of [
			'attr.ram=8,16&in_stock=1&brand=3,1',
			'brand=3&brand=1&brand=3&attr.ram=16&attr.ram=8&in_stock=1&sale=0&price_min=',
			'brand=1,3&attr.ram=16,8&in_stock=1&utm_source=a&lang=ru&limit=24&offset=0&fbclid=x',
		])
			await etag(query);
		assert.equal(await made(), before);
	});

	test('CAT-02 a list is fresh after any change that it shows or counts', async () => {
		const count = async () => (await list('/api/category_show/2?attr.ram=128')).count;
		assert.equal(await count(), 0);
		await shop.db
			.updateTable('product_attributes')
			.set({ value_number: 128 })
			.where('attribute_key', '=', 'ram')
			.where('product_id', 'in', (eb) =>
				eb.selectFrom('products').select('id').where('category_id', '=', 2).orderBy('id').limit(2),
			)
			.execute();
		assert.equal(await count(), 2);
	});

	test('API-02 the OpenAPI document tells of every list with its filters', async () => {
		const { body } = await get('/api/openapi.json');
		for (const url of LIST_CALLS) {
			const path = url.replace(/\/\d+$/, '/{id}');
			const names = body.paths[path].get.parameters.map(({ name }: { name: string }) => name);
			for (const name of [
				'limit',
				'offset',
				'sort',
				'brand',
				'price_min',
				'price_max',
				'in_stock',
				'sale',
				'attr.<key>',
			])
				assert.ok(names.includes(name), `${path} ${name}`);
		}
	});
});
