import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MAX_WANTED_ITEMS, readWantedItems, writeWantedItems } from './call-request-rules.ts';

test('DESK-15 a cart goes through the field of a form and comes out as it was', () => {
	const items = [
		{ productId: 12, quantity: 1 },
		{ productId: 7, quantity: 2 },
	];
	assert.equal(writeWantedItems(items), '12:1,7:2');
	assert.deepEqual(readWantedItems('12:1,7:2'), items);
	assert.equal(writeWantedItems([]), '');
	assert.deepEqual(readWantedItems(''), []);
});

test('DESK-15 no piece, no product and a product twice make no second line', () => {
	assert.deepEqual(readWantedItems('12:0,0:5,7:1,7:3'), [{ productId: 7, quantity: 3 }]);
});

test('DESK-15 a longer cart is cut', () => {
	const many = Array.from({ length: MAX_WANTED_ITEMS + 1 }, (_, at) => ({ productId: at + 1, quantity: 1 }));
	assert.equal(writeWantedItems(many).split(',').length, MAX_WANTED_ITEMS);
	assert.equal(
		readWantedItems(many.map(({ productId }) => `${productId}:1`).join()).length,
		MAX_WANTED_ITEMS,
	);
});
