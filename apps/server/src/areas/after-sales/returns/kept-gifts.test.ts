import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { ReturnableWire } from '@dukan/domain/after-sales/returns/returns.api.ts';
import { allowOrdersADay, stockUp } from '../../../testing/order-rounds.ts';
import { PROMOTION } from '../../../testing/promotion.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { requireBalancedCash } from '../../money/cash/require-balanced-cash.ts';

const GIFT = 3;

describe('S27 a gift whose order comes back', async () => {
	const shop = await openTestShop({ after });
	const { db } = shop;
	await allowOrdersADay(db, 1000);
	await stockUp(db, [1, 2, GIFT], 100);
	const shopper = await signUpShopper(shop);
	const manager = await sitAtDesk(shop, 'manager');
	await manager.done('promotions_add', {
		...PROMOTION,
		kind: 'gift',
		percent: null,
		giftProductId: GIFT,
		minimumTenge: 200_00,
	});
	/** Orders pieces that cost 100 manat each; the gift, too, is worth 100. */
	const bought = async (items: { p_id: number; quantity: number }[]): Promise<number> => {
		const expected_total = items.reduce((sum, { quantity }) => sum + quantity * 100, 0);
		const response = await shopper.order({ items, expected_total });
		assert.equal(response.statusCode, 201, response.body);
		const { id } = response.json().order;
		for (const to of ['accepted', 'on_delivery', 'completed']) await manager.done(`order_move/${id}`, { to });
		return id;
	};
	const back = (pieces: Record<number, number>) => ({
		settlement: 'cash',
		lines: Object.entries(pieces).map(([productId, quantity]) => ({
			productId: Number(productId),
			quantity,
			reason: 'changed_mind',
			condition: 'sealed',
			destination: 'stock',
		})),
	});
	const takeBack = async (id: number, pieces: Record<number, number>) =>
		(await manager.done<{ amountTenge: number }>(`return_add/${id}`, back(pieces))).amountTenge;

	test('S27 RET-01 PRICE-03 who returns what a gift came with and keeps the gift has its price taken off, and gets it with the gift', async () => {
		const id = await bought([{ p_id: 1, quantity: 3 }]);
		const returnable = await manager.read<ReturnableWire>(`order_returnable/${id}`);
		assert.deepEqual(returnable.gift, { productId: GIFT, minimumTenge: 200_00, promotedIds: [1, GIFT] });
		assert.equal(await takeBack(id, { 1: 1 }), 100_00, 'two of three still reach the minimum');
		assert.equal(await takeBack(id, { 1: 2 }), 100_00, 'without the price of the gift');
		assert.equal(await takeBack(id, { [GIFT]: 1 }), 100_00, 'which comes with the gift');
		await requireBalancedCash(db);
	});

	test('S27 RET-01 all of it with the gift gives everything back', async () => {
		const id = await bought([{ p_id: 1, quantity: 2 }]);
		assert.equal(await takeBack(id, { 1: 2, [GIFT]: 1 }), 200_00);
	});

	test('S27 RET-01 a gift that is worth more than what comes back must come too', async () => {
		await db.updateTable('products').set({ price_tenge: 350_00 }).where('id', '=', GIFT).execute();
		const id = await bought([{ p_id: 2, quantity: 2 }]);
		assert.equal(await manager.refused(`return_add/${id}`, back({ 2: 1 })), 'invalid_input lines');
		assert.equal(await takeBack(id, { 2: 1, [GIFT]: 1 }), 100_00);
	});
});
