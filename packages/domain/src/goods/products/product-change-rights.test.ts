import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bulkChangeRights, isPriceField, productChangeRights } from './product-change-rights.ts';
import { COLUMN_FIELDS } from './product-columns.ts';

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
	for (const kind of ['price', 'sale', 'saleOff'])
		assert.deepEqual(bulkChangeRights(kind), ['editPrices'], kind);
	assert.deepEqual(['publish', 'new', 'premium', 'move'].flatMap(bulkChangeRights), []);
});

test('DESK-14 fields of money and of the sale take the right to prices, all others do not', () => {
	assert.deepEqual(COLUMN_FIELDS.filter(isPriceField), [
		'priceTenge',
		'onSale',
		'salePriceTenge',
		'saleStartsAt',
		'saleEndsAt',
		'dollarPriceCents',
	]);
	for (const field of ['names', 'descriptions', 'attributes', 'pictures', 'family'] as const)
		assert.equal(isPriceField(field), false, field);
});

test('DESK-14 a field takes the right to prices in the form where its change does on the server', () => {
	const changed = {
		priceTenge: 1,
		salePriceTenge: 1,
		onSale: true,
		saleStartsAt: '2026-11-20T07:00:00.000Z',
		saleEndsAt: '2026-11-20T07:00:00.000Z',
		dollarPriceCents: 1,
		stock: 1,
	};
	for (const field of Object.keys(changed) as (keyof typeof changed)[])
		assert.equal(
			productChangeRights(PRODUCT, { ...PRODUCT, [field]: changed[field] }).includes('editPrices'),
			isPriceField(field),
			field,
		);
});
