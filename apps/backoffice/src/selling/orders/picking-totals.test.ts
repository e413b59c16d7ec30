import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type PickedOrder, pickingTotals } from './picking-totals.ts';

const item = (productId: number, quantity: number): PickedOrder['items'][number] => ({
	productId,
	nameEn: `Product ${productId}`,
	nameRu: `Товар ${productId}`,
	nameTm: `Haryt ${productId}`,
	priceTenge: 1000,
	quantity,
	unitFactor: 1,
	sumTenge: 1000 * quantity,
	discountTenge: 0,
	picture: '',
	categoryId: null,
});

test('DESK-09 goods of several orders are picked together: each product once, with its orders', () => {
	const totals = pickingTotals([
		{ number: 'AAAA', items: [item(7, 1), item(3, 2)] },
		{ number: 'BBBB', items: [item(3, 4)] },
	]);
	assert.deepEqual(
		totals.map(({ item: { productId }, quantity, numbers }) => [productId, quantity, numbers]),
		[
			[3, 6, ['AAAA', 'BBBB']],
			[7, 1, ['AAAA']],
		],
	);
});
