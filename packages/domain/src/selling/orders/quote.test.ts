import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
	availableLines,
	deliveryPriceTenge,
	isEnoughCash,
	missedMinimum,
	type OrderedProduct,
	subtotalTenge,
} from './quote.ts';

const mouse: OrderedProduct = {
	id: 1,
	categoryId: 5,
	effectivePriceTenge: 29_000,
	stock: 3,
	limit: undefined,
	singleOnly: false,
};
const stockOf = (...products: OrderedProduct[]) => new Map(products.map((product) => [product.id, product]));
const prices = { priceTenge: 2000, freeFromTenge: 50_000, expressPriceTenge: 4000 };

test('ORDER-02 what is not there is cut to what is, and every cut is told', () => {
	const asked = (quantity: number, product: OrderedProduct) =>
		availableLines([{ productId: 1, quantity }], stockOf(product));
	assert.deepEqual(asked(3, mouse), { lines: [{ product: mouse, quantity: 3 }], changes: [] });
	assert.deepEqual(asked(4, mouse).changes, [{ productId: 1, code: 'stock', from: 4, to: 3 }]);
	assert.deepEqual(asked(2, { ...mouse, stock: 0 }), {
		lines: [],
		changes: [{ productId: 1, code: 'stock', from: 2, to: 0 }],
	});
	assert.deepEqual(asked(3, { ...mouse, limit: 2 }).changes, [
		{ productId: 1, code: 'limit', from: 3, to: 2 },
	]);
	assert.deepEqual(asked(2, { ...mouse, singleOnly: true }).changes, [
		{ productId: 1, code: 'limit', from: 2, to: 1 },
	]);
	assert.deepEqual(availableLines([{ productId: 9, quantity: 2 }], stockOf(mouse)), {
		lines: [],
		changes: [{ productId: 9, code: 'gone', from: 2, to: 0 }],
	});
});

test('ORDER-02 the total is goods plus delivery; the courier is free from a sum on, express never, pickup always', () => {
	assert.equal(subtotalTenge([{ product: mouse, quantity: 2 }]), 58_000);
	assert.equal(deliveryPriceTenge('courier', 49_999, prices), 2000);
	assert.equal(deliveryPriceTenge('courier', 50_000, prices), 0);
	assert.equal(deliveryPriceTenge('courier', 1_000_000, { ...prices, freeFromTenge: undefined }), 2000);
	assert.equal(deliveryPriceTenge('express', 1_000_000, prices), 4000);
	assert.equal(deliveryPriceTenge('express', 1, { ...prices, expressPriceTenge: undefined }), 2000);
	assert.equal(deliveryPriceTenge('pickup', 1, prices), 0);
});

test('ORDER-03 certain goods need an order of some size', () => {
	const minimums = [
		{ categoryId: 5, amountTenge: 30_000 },
		{ categoryId: 5, amountTenge: 60_000 },
		{ categoryId: 6, amountTenge: 90_000 },
	];
	assert.equal(missedMinimum([{ product: mouse, quantity: 1 }], minimums)?.amountTenge, 60_000);
	assert.equal(missedMinimum([{ product: mouse, quantity: 3 }], minimums), undefined);
	const exactly = [{ categoryId: 5, amountTenge: 58_000 }];
	assert.equal(missedMinimum([{ product: mouse, quantity: 2 }], exactly), undefined);
	assert.equal(missedMinimum([], minimums), undefined);
});

test('ORDER-03 change is given from the total or more, to the tenge', () => {
	assert.equal(isEnoughCash(29_999, 30_000), false);
	assert.equal(isEnoughCash(30_000, 30_000), true);
	assert.equal(isEnoughCash(50_000, 30_000), true);
});
