import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bulkChangeRights, productChangeRights } from './product-change-rights.ts';

const PRODUCT = {
	priceTenge: 100,
	salePriceTenge: null,
	onSale: false,
	saleStartsAt: null,
	saleEndsAt: null,
	dollarPriceCents: null,
	stock: 5,
};

test('DESK-14 a change of texts takes no more than the right to texts', () => {
	assert.deepEqual(productChangeRights(PRODUCT, PRODUCT), []);
});

test('DESK-14 prices and stock take their own rights, also in a new product', () => {
	assert.deepEqual(productChangeRights(PRODUCT, { ...PRODUCT, priceTenge: 101 }), ['editPrices']);
	assert.deepEqual(productChangeRights(PRODUCT, { ...PRODUCT, salePriceTenge: 90 }), ['editPrices']);
	assert.deepEqual(productChangeRights(PRODUCT, { ...PRODUCT, onSale: true }), ['editPrices']);
	const later = '2026-11-20T07:00:00.000Z';
	assert.deepEqual(productChangeRights(PRODUCT, { ...PRODUCT, saleStartsAt: later }), ['editPrices']);
	assert.deepEqual(productChangeRights(PRODUCT, { ...PRODUCT, saleEndsAt: later }), ['editPrices']);
	assert.deepEqual(productChangeRights(PRODUCT, { ...PRODUCT, dollarPriceCents: 1 }), ['editPrices']);
	assert.deepEqual(productChangeRights(PRODUCT, { ...PRODUCT, stock: 6 }), ['editStock']);
	assert.deepEqual(productChangeRights(undefined, PRODUCT), ['editPrices', 'editStock']);
	assert.deepEqual(productChangeRights(undefined, { ...PRODUCT, stock: 0 }), ['editPrices']);
});

test('DESK-14 of changes to many products those of prices take the right to prices', () => {
	assert.deepEqual(
		['price', 'sale', 'saleOff'].map((kind) => bulkChangeRights(kind).length),
		[1, 1, 1],
	);
	assert.deepEqual(['publish', 'new', 'premium', 'move'].flatMap(bulkChangeRights), []);
});
