import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BULK_CHANGE_RIGHTS, productChangeRights } from './product-change-rights.ts';
import { BLANK_PRODUCT, COLUMN_FIELDS, columnOf } from './product-columns.ts';

const PRODUCT = { ...BLANK_PRODUCT, priceTenge: 100, stock: 5 };

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
	for (const kind of ['price', 'sale', 'saleOff'] as const)
		assert.deepEqual(BULK_CHANGE_RIGHTS[kind], ['editPrices'], kind);
	for (const kind of ['publish', 'new', 'premium', 'move'] as const)
		assert.deepEqual(BULK_CHANGE_RIGHTS[kind], [], kind);
});

test('DESK-14 fields of money and of the sale take the right to prices, the stock its own, all others none', () => {
	const fieldsOf = (right: string) => COLUMN_FIELDS.filter((field) => columnOf(field).right === right);
	assert.deepEqual(fieldsOf('editPrices'), [
		'priceTenge',
		'onSale',
		'salePriceTenge',
		'saleStartsAt',
		'saleEndsAt',
		'dollarPriceCents',
	]);
	assert.deepEqual(fieldsOf('editStock'), ['stock']);
});

test('DESK-14 a change of any other field takes no more than the right to the catalogue', () => {
	const others = COLUMN_FIELDS.filter((field) => columnOf(field).right === 'editCatalogue');
	for (const field of others)
		assert.deepEqual(productChangeRights(PRODUCT, { ...PRODUCT, [field]: 'other' }), [], field);
});
