import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { ProductListWire } from '@dukan/domain/goods/lists/lists.api.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

describe('lists that mix categories', async () => {
	const { app } = await openTestShop({ after });
	const list = async (url: string): Promise<ProductListWire> => (await app.inject({ url })).json();
	const MIXED = [
		'/api/search?query=samsung&facets=1&limit=100',
		'/api/sale_products?limit=100',
		'/api/new_products?limit=100',
		'/api/brand_show/40?limit=100',
		'/api/smart_show/10?limit=100',
	];

	test('FIND-03 categories with their counts, the fullest first; a choice narrows the list down to them', async () => {
		for (const url of MIXED) {
			const { count, facets } = await list(url);
			const counts = facets.categories.map((category) => category.count);
			assert.ok(counts.length > 1, url);
			assert.deepEqual(
				counts,
				counts.toSorted((a, b) => b - a),
				url,
			);
			assert.equal(
				counts.reduce((sum, own) => sum + own, 0),
				count,
				url,
			);
			const [first, second] = facets.categories;
			const only = await list(`${url}&category=${first?.k_id}`);
			assert.equal(only.count, first?.count, url);
			assert.ok(only.rows.every(({ categoryKId }) => categoryKId === first?.k_id));
			assert.deepEqual(only.facets.categories, facets.categories, 'their own choice is ignored');
			const both = await list(`${url}&category=${first?.k_id},${second?.k_id}`);
			assert.equal(both.count, (first?.count ?? 0) + (second?.count ?? 0), url);
		}
	});

	test('FIND-03 a list of one category offers none; a category that is no number is refused', async () => {
		for (const url of ['/api/category_show/7', '/api/category_sub/701'])
			assert.deepEqual((await list(url)).facets.categories, [], url);
		assert.equal((await app.inject({ url: '/api/sale_products?category=x' })).statusCode, 400);
	});
});
