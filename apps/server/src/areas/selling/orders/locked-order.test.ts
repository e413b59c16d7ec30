import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { stockUp } from '../../../testing/order-rounds.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import * as lockedOrder from './locked-order.queries.ts';
import { type LockedOrder, lockOrder, lockOrders, type OrderFields } from './locked-order.queries.ts';
import { moveLockedOrder } from './move-order.ts';
import { addReturnedPieces, setLineDiscounts } from './order-lines.queries.ts';
import { insertOrderChange, insertOrderEvent } from './orders.queries.ts';
import { settleCardMoney } from './settle-card-money.ts';

/**
 * Callers can do whatever compiles here, so the compiler must refuse each writer an order without its lock,
 * or only its id.
 */
export function writersWithoutLock(trx: Database, order: OrderFields, at: Date): (() => Promise<unknown>)[] {
	return [
		// @ts-expect-error
		() => lockedOrder.setOrderStatus(trx, order, 'accepted'),
		// @ts-expect-error
		() => lockedOrder.returnToShop(trx, order, { date: '2026-11-15', id: 1, from: '09:00', to: '12:00' }),
		// @ts-expect-error
		() => lockedOrder.setOrderTerms(trx, order, { ...order, newSlot: undefined }),
		// @ts-expect-error
		() => lockedOrder.setOrderSums(trx, order, order),
		// @ts-expect-error
		() => lockedOrder.setCourier(trx, [order], null),
		// @ts-expect-error
		() => lockedOrder.setOrderEntry(trx, order, { channel: 'phone', staffId: 1 }),
		// @ts-expect-error
		() => lockedOrder.awaitPayment(trx, order, at),
		// @ts-expect-error
		() => lockedOrder.stopAwaiting(trx, order, 'cash'),
		// @ts-expect-error
		() => lockedOrder.setCardMoney(trx, order, { cardTenge: 1, state: 'paid' }),
		// @ts-expect-error
		() => lockedOrder.setPaid(trx, order, null),
		// @ts-expect-error
		() => lockedOrder.addRefunded(trx, order, 1),
		// @ts-expect-error
		() => lockedOrder.setExchange(trx, [order], null),
		// @ts-expect-error
		() => lockedOrder.anonymise(trx, [order], { ownerId: undefined }),
		// @ts-expect-error
		() => moveLockedOrder(trx, order, { to: 'accepted', by: 'shop', now: at }),
		// @ts-expect-error
		() => insertOrderEvent(trx, order, { status: 'accepted', at, by: 'shop' }),
		// @ts-expect-error
		() => insertOrderChange(trx, order, { staffId: 1, at, parts: [], totalBeforeTenge: 0 }),
		// @ts-expect-error
		() => setLineDiscounts(trx, order, []),
		// @ts-expect-error
		() => addReturnedPieces(trx, order, []),
		// @ts-expect-error
		() => settleCardMoney(trx, order, { cause: 'edited', at }),
		// @ts-expect-error
		() => lockedOrder.setPaid(trx, order.id, null),
	];
}

test('a locked order is as the database holds it after each writer, and its version counts on', async (t) => {
	const shop = await openTestShop(t);
	await stockUp(shop.db, [1], 10);
	const shopper = await signUpShopper(shop);
	const placed = await shopper.order({ items: [{ p_id: 1, quantity: 1 }], expected_total: 100 });
	const id: number = placed.json().order.id;
	await shop.db.transaction().execute(async (trx) => {
		const order = await lockOrder(trx, id);
		const writers: ((order: LockedOrder) => Promise<void>)[] = [
			(one) => lockedOrder.awaitPayment(trx, one, shop.clock()),
			(one) => lockedOrder.setCardMoney(trx, one, { cardTenge: 100_00, state: 'paid' }),
			(one) => lockedOrder.setOrderStatus(trx, one, 'accepted'),
			(one) => lockedOrder.setOrderStatus(trx, one, 'cancelled', { reason: 'other', note: 'late' }),
			(one) => lockedOrder.anonymise(trx, [one], { ownerId: undefined }),
		];
		for (const write of writers) {
			const { version } = order;
			await write(order);
			assert.equal(order.version, version + 1);
			const [{ ...held }] = (await lockOrders(trx, [id])) as [LockedOrder];
			assert.deepEqual({ ...order }, held);
		}
		assert.equal(order.cancelNote, '');
		const { version } = order;
		await lockedOrder.setCardMoney(trx, order, { cardTenge: 100_00, state: 'paid' });
		assert.equal(order.version, version, 'twice changes nothing');
	});
});

test('of two who lock the same orders the second waits, whatever order it names them in, and finds what the first made of them', async (t) => {
	const shop = await openTestShop(t);
	await stockUp(shop.db, [1], 10);
	const shopper = await signUpShopper(shop);
	const ids: number[] = [];
	for (let count = 0; count < 2; count += 1) {
		const placed = await shopper.order({ items: [{ p_id: 1, quantity: 1 }], expected_total: 100 });
		ids.push(placed.json().order.id);
	}
	const accept = (asked: readonly number[]) =>
		shop.db.transaction().execute(async (trx) => {
			const orders = await lockOrders(trx, asked);
			assert.deepEqual(
				orders.map(({ id }) => id),
				ids.toSorted((a, b) => a - b),
			);
			const waiting = orders.filter(({ status }) => status === 'pending');
			for (const order of waiting) await lockedOrder.setOrderStatus(trx, order, 'accepted');
			return waiting.length;
		});
	const accepted = await Promise.all([accept(ids), accept(ids.toReversed())]);
	assert.deepEqual(accepted.toSorted(), [0, 2]);
	const { rows } = await sql<{ count: number }>`select count(*)::integer as count from orders
		where id = any (${ids}::integer[]) and version = 2`.execute(shop.db);
	assert.equal(rows[0]?.count, 2);
});
