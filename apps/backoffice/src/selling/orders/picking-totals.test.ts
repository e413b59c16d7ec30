import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type PickedOrder, pickingTotals } from './picking-totals.ts';

const item = (p_id: number, quantity: number): PickedOrder['items'][number] => ({
	p_id,
	p_name_en: `Product ${p_id}`,
	p_name_ru: `Товар ${p_id}`,
	p_name_tm: `Haryt ${p_id}`,
	price: 10,
	quantity,
	product_unit: 1,
	sum: 10 * quantity,
	p_img: '',
	categoryKId: null,
});

test('DESK-09 goods of several orders are picked together: each product once, with its orders', () => {
	const totals = pickingTotals([
		{ number: 'AAAA', items: [item(7, 1), item(3, 2)] },
		{ number: 'BBBB', items: [item(3, 4)] },
	]);
	assert.deepEqual(
		totals.map(({ item: { p_id }, quantity, numbers }) => [p_id, quantity, numbers]),
		[
			[3, 6, ['AAAA', 'BBBB']],
			[7, 1, ['AAAA']],
		],
	);
});
