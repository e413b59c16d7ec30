import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PRODUCT_SORTS } from './product-filters.ts';

for (const by of ['name', 'price', 'stock', 'id', 'new'] as const)
	test(`staff order products by ${by}, and the other way round`, () => {
		assert.ok(PRODUCT_SORTS.includes(by));
		assert.ok(PRODUCT_SORTS.includes(`-${by}`));
	});

test('staff order products in no other way', () => {
	assert.equal(PRODUCT_SORTS.length, 10);
});
