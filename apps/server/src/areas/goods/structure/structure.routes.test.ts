import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { openTestShop } from '../../../testing/test-shop.ts';

const PRODUCT_KEYS = [
	'p_id',
	'categoryKId',
	'p_img',
	'p_name_en',
	'p_name_ru',
	'p_name_tm',
	'p_price_1',
	'p_price_3',
	'product_unit',
	'new',
	'sale',
	'premium',
	'p_quantity',
	'product_qty',
	'product_limit',
	'isLimit',
	'brand_id',
];

/** docs/contract.md allows these two fields, which a product has if it has reviews (CHOOSE-03). */
const RATING_KEYS = ['rating', 'reviews'];

function assertProduct(product: Record<string, unknown>): void {
	const { rating, reviews } = product;
	const keys = rating === undefined ? PRODUCT_KEYS : [...PRODUCT_KEYS, ...RATING_KEYS];
	assert.deepEqual(Object.keys(product).toSorted(), keys.toSorted());
	if (rating !== undefined) {
		assert.match(JSON.stringify(rating), /^[1-5](\.\d)?$/);
		assert.ok(Number.isInteger(reviews) && Number(reviews) > 0);
	}
	for (const key of [
		'p_id',
		'categoryKId',
		'product_unit',
		'p_quantity',
		'product_qty',
		'product_limit',
		'brand_id',
	]) {
		assert.ok(Number.isInteger(product[key]), key);
	}
	for (const key of ['p_price_1', 'p_price_3']) {
		assert.match(
			JSON.stringify(product[key]),
			/^\d+(\.\d{1,2})?$/,
			`${key} is a number with at most 2 decimals`,
		);
	}
	assert.ok(product.new === 0 || product.new === 1);
	for (const key of ['sale', 'premium', 'isLimit'])
		assert.ok(product[key] === '0' || product[key] === '1', key);
	assert.match(String(product.p_img), /\.webp$/);
	for (const key of ['p_name_en', 'p_name_ru', 'p_name_tm']) assert.notEqual(product[key], '');
}

describe('catalogue calls', async () => {
	const shop = await openTestShop({ after });
	const get = async (url: string) => {
		const response = await shop.app.inject({ url });
		return { status: response.statusCode, body: response.json(), headers: response.headers };
	};

	test('API-01 category_list answers categories with their sub-categories', async () => {
		const { status, body } = await get('/api/category_list');
		assert.equal(status, 200);
		assert.equal(body.length, 16);
		assert.deepEqual(Object.keys(body[0]), [
			'k_id',
			'k_name_en',
			'k_name_ru',
			'k_name_tm',
			'k_icon',
			'sub_categories',
		]);
		assert.deepEqual(Object.keys(body[0].sub_categories[0]), [
			'sc_id',
			'sc_name_en',
			'sc_name_ru',
			'sc_name_tm',
		]);
		assert.equal(
			body.flatMap((category: { sub_categories: unknown[] }) => category.sub_categories).length,
			75,
		);
	});

	test('API-01 smart_list answers smart categories with the flag new as a number', async () => {
		const { body } = await get('/api/smart_list');
		assert.equal(body.length, 12);
		assert.deepEqual(Object.keys(body[0]), ['sm_id', 'sm_name_en', 'sm_name_ru', 'sm_name_tm', 'new']);
		assert.equal(body.filter((smart: { new: number }) => smart.new === 1).length, 4);
	});

	test('HOME-01 home pages categories and keeps the card size', async () => {
		const first = (await get('/api/home?limit=7&offset=0&cardSize=4')).body;
		assert.deepEqual(Object.keys(first), ['rows', 'count', 'newProducts', 'saleProducts']);
		assert.equal(first.count, 16);
		assert.equal(first.rows.length, 7);
		for (const row of first.rows) {
			assert.deepEqual(Object.keys(row), ['k_id', 'k_name_en', 'k_name_ru', 'k_name_tm', 'products']);
			assert.equal(row.products.length, 4);
			row.products.forEach(assertProduct);
			assert.ok(row.products.every((product: { categoryKId: number }) => product.categoryKId === row.k_id));
		}
		const last = (await get('/api/home?limit=7&offset=14&cardSize=5')).body;
		assert.equal(last.rows.length, 2);
		assert.equal(last.rows[0].products.length, 5);
		assert.deepEqual((await get('/api/home?limit=7&offset=21')).body.rows, []);
	});

	test('HOME-02 new and sale products carry their flags; sale prices are lower', async () => {
		const { newProducts, saleProducts } = (await get('/api/home')).body;
		assert.ok(newProducts.length > 0 && saleProducts.length > 0);
		assert.ok(newProducts.every((product: { new: number }) => product.new === 1));
		for (const product of saleProducts) {
			assert.equal(product.sale, '1');
			assert.ok(product.p_price_3 < product.p_price_1);
		}
	});

	test('HOME-02 a category without products is not shown', async () => {
		await shop.db
			.insertInto('categories')
			.values({
				id: 900,
				name_en: 'Empty',
				name_ru: '',
				name_tm: '',
				icon: '',
				position: 0,
				card_highlights: [],
				filters: [],
			})
			.execute();
		const { body } = await get('/api/home?limit=100');
		assert.equal(body.count, 16);
		assert.ok(!body.rows.some((row: { k_id: number }) => row.k_id === 900));
		const list = (await get('/api/category_list')).body;
		assert.equal(
			list.find((category: { k_id: number }) => category.k_id === 900).k_name_tm,
			'Empty',
			'GEN-01: English where a name is missing',
		);
	});

	test('API-01 product_show answers the product with everything known of it, and related ones', async () => {
		const { status, body } = await get('/api/product_show/1');
		assert.equal(status, 200);
		const {
			description_en,
			description_ru,
			description_tm,
			images,
			attributes,
			brand,
			category,
			sub_category,
			...card
		} = body.product;
		assertProduct(card);
		for (const description of [description_en, description_ru, description_tm])
			assert.ok(description.length > 40);
		assert.equal(images.length, 3);
		assert.equal(images[0], card.p_img);
		assert.ok(attributes.length >= 5);
		for (const attribute of attributes) {
			assert.deepEqual(Object.keys(attribute), [
				'key',
				'name_en',
				'name_ru',
				'name_tm',
				'value_en',
				'value_ru',
				'value_tm',
			]);
			assert.ok(Object.values(attribute).every((value) => value !== ''));
		}
		assert.deepEqual(Object.keys(brand), ['id', 'name']);
		assert.equal(category.k_id, card.categoryKId);
		assert.ok(sub_category.sc_id > 100);
		assert.ok(body.related.length > 0);
		body.related.forEach(assertProduct);
	});

	test('GEN-03 attribute values have the units and the comma of their language', async () => {
		const { attributes } = (await get('/api/product_show/1')).body.product;
		const size = attributes.find((attribute: { key: string }) => attribute.key === 'screenSize');
		assert.match(size.value_en, /^\d+(\.\d)?″$/);
		assert.match(size.value_ru, /^\d+(,\d)?″$/);
		const ram = attributes.find((attribute: { key: string }) => attribute.key === 'ram');
		assert.match(ram.value_ru, /^\d+\u00a0ГБ$/);
	});

	test('S12 unknown and impossible ids and limits get problem documents', async () => {
		for (const [url, status, code] of [
			['/api/product_show/999999', 404, 'not_found'],
			['/api/product_show/abc', 400, 'invalid_input'],
			['/api/product_show/0', 400, 'invalid_input'],
			['/api/product_show/99999999999', 400, 'invalid_input'],
			['/api/home?limit=0', 400, 'invalid_input'],
			['/api/home?limit=101', 400, 'invalid_input'],
			['/api/home?offset=-1', 400, 'invalid_input'],
			['/api/home?offset=10001', 400, 'invalid_input'],
			['/api/home?cardSize=x', 400, 'invalid_input'],
			['/api/nothing', 404, 'not_found'],
			['/api/home?limit=%00', 400, 'bad_request'],
			['/api/home?limit=%ff', 400, 'bad_request'],
			[`/api/home?x=${'a'.repeat(9000)}`, 414, 'address_too_long'],
		] as const) {
			const response = await get(url);
			assert.equal(response.status, status, url);
			assert.equal(response.body.code, code, url);
			assert.equal(response.body.status, status);
			assert.match(String(response.headers['content-type']), /^application\/problem\+json/);
			assert.doesNotMatch(JSON.stringify(response.body), /node_modules|at .*\.ts/);
		}
		const { body } = await get('/api/home?limit=0');
		assert.deepEqual(body.errors, [{ field: 'limit', code: 'minimum' }]);
	});

	test('API-01 public answers carry an ETag and answer 304, compressed as the client likes', async () => {
		const plain = await shop.app.inject({ url: '/api/category_list' });
		const again = await shop.app.inject({
			url: '/api/category_list',
			headers: { 'if-none-match': String(plain.headers.etag) },
		});
		assert.equal(again.statusCode, 304);
		assert.equal(again.body, '');
		for (const encoding of ['br', 'gzip']) {
			const packed = await shop.app.inject({
				url: '/api/category_list',
				headers: { 'accept-encoding': encoding },
			});
			assert.equal(packed.headers['content-encoding'], encoding);
			assert.ok(packed.rawPayload.length < plain.rawPayload.length / 2);
		}
	});
});
