import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { StaffOrderWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { sql } from 'kysely';
import { districtOf } from '../../../testing/district-of.ts';
import { allowOrdersADay, stockUp, tomorrow } from '../../../testing/order-rounds.ts';
import { PROMOTION } from '../../../testing/promotion.ts';
import { hoursBookedWithoutOrder, stockOfProduct } from '../../../testing/shop-books.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { requireMovedStock } from '../../goods/stock/require-moved-stock.ts';
import { requireBalancedCash } from '../../money/cash/require-balanced-cash.ts';

describe('at the door', async () => {
	const shop = await openTestShop({ after });
	const { db } = shop;
	await allowOrdersADay(db, 1000);
	await stockUp(db, [1, 2], 100);
	await sql`update delivery_slots set capacity = 1000`.execute(db);
	const shopper = await signUpShopper(shop);
	const operator = await sitAtDesk(shop, 'operator');
	const manager = await sitAtDesk(shop, 'manager');
	const courier = await signInStaff(db, shop.clock(), 'courier');
	const day = tomorrow(shop);
	const district_id = await districtOf(db);

	/**
	 * Makes an order of two pieces of each product, with delivery for 20 manat, which is on its way with the
	 * courier.
	 */
	const bring = async ({ discountTenge = 0, expected_total = 420 } = {}): Promise<StaffOrderWire> => {
		const items = [1, 2].map((p_id) => ({ p_id, quantity: 2 }));
		const slot = { date: day, id: 1 };
		const response = await shopper.order({
			district_id,
			delivery: 'courier',
			address: 'Parahat 1, 2',
			slot,
			items,
			expected_total,
		});
		assert.equal(response.statusCode, 201, response.body);
		const id: number = response.json().order.id;
		await operator.done(`order_move/${id}`, { to: 'accepted' });
		if (discountTenge > 0) {
			const { version } = await read(id);
			const kept = items.map(({ p_id, quantity }) => ({ productId: p_id, quantity }));
			const change = { version, items: kept, payment: 'cash', address: 'Parahat 1, 2', note: '', slot };
			await manager.done(`order_edit/${id}`, {
				...change,
				discountTenge,
				discountReason: 'Regular customer',
			});
		}
		await operator.done('orders_assign', { ids: [id], courierId: courier.id });
		await operator.done(`order_move/${id}`, { to: 'on_delivery' });
		return read(id);
	};
	const read = (id: number) => operator.read<StaffOrderWire>(`order/${id}`);
	const take = (first: number, second: number) => [
		{ productId: 1, quantity: first },
		{ productId: 2, quantity: second },
	];
	const heldBy = async (holderId: number) => {
		const { rows } = await sql<{ cash: number; terminal: number }>`select
				coalesce(sum(amount_tenge) filter (where method = 'cash'), 0)::float8 as cash,
				coalesce(sum(amount_tenge) filter (where method = 'terminal'), 0)::float8 as terminal
			from cash_entries where holder_id = ${holderId}`.execute(db);
		return [rows[0]?.cash, rows[0]?.terminal];
	};

	test('COUR-03 part of an order is taken and paid by cash and terminal; totals, stock and cash book follow', async () => {
		const { id, version } = await bring();
		const stock = await stockOfProduct(db, 1);
		const paid = { version, taken: take(1, 2), cashTenge: 200_00, terminalTenge: 120_00 };
		assert.equal(
			await operator.refused(`order_hand_out/${id}`, { ...paid, cashTenge: 199_99 }),
			'invalid_input cashTenge',
		);
		assert.equal(
			await operator.refused(`order_hand_out/${id}`, { ...paid, taken: take(3, 2) }),
			'invalid_input taken',
		);
		assert.equal(
			await operator.refused(`order_hand_out/${id}`, { ...paid, version: version + 1 }),
			'changed_meanwhile',
		);
		await operator.done(`order_hand_out/${id}`, paid);
		const { status, totalTenge, paidCashTenge, paidTerminalTenge, items, changes } = await read(id);
		assert.deepEqual(
			[status, totalTenge, paidCashTenge, paidTerminalTenge],
			['completed', 320_00, 200_00, 120_00],
		);
		assert.deepEqual(
			items.map(({ quantity }) => quantity),
			[1, 2],
		);
		assert.equal(changes.at(-1)?.totalAfterTenge, 320_00);
		assert.equal(await stockOfProduct(db, 1), stock + 1);
		assert.deepEqual(await heldBy(courier.id), [200_00, 120_00]);
		await requireBalancedCash(db);
		await requireMovedStock(db);
	});

	test('COUR-03 the discount stays with the pieces that are taken; a whole line can be refused', async () => {
		const { id, version } = await bring({ discountTenge: 10_01 });
		const half = { version, taken: [{ productId: 1, quantity: 2 }], terminalTenge: 0 };
		await operator.done(`order_hand_out/${id}`, { ...half, cashTenge: 200_00 - 5_00 + 20_00 });
		const { discountTenge, subtotalTenge, totalTenge } = await read(id);
		assert.deepEqual([subtotalTenge, discountTenge, totalTenge], [200_00, 5_00, 215_00]);
		await requireBalancedCash(db);
	});

	test('COUR-03 RET-01 a refused or returned piece takes the promotion of its own line along, and no other', async () => {
		const { key } = await manager.done<{ key: number }>('promotions_add', {
			...PROMOTION,
			percent: 50,
			productIds: [1],
		});
		const { id, version } = await bring({ expected_total: 320 });
		await sql`update promotions set active = false where id = ${key}`.execute(db);
		const taken = { version, taken: take(1, 2), cashTenge: 270_00, terminalTenge: 0 };
		await operator.done(`order_hand_out/${id}`, taken);
		const { subtotalTenge, discountTenge, totalTenge } = await read(id);
		assert.deepEqual([subtotalTenge, discountTenge, totalTenge], [300_00, 50_00, 270_00]);
		const promotions = await manager.read<{ id: number; discountTenge: number }[]>('promotions');
		assert.equal(
			promotions.find((one) => one.id === key)?.discountTenge,
			50_00,
			'PRICE-03 the report agrees',
		);
		const back = (productId: number) => ({
			settlement: 'cash',
			note: '',
			lines: [{ productId, quantity: 1, reason: 'defect', condition: 'sealed', destination: 'stock' }],
		});
		for (const [productId, amountTenge] of [
			[1, 50_00],
			[2, 100_00],
		] as const) {
			const returned = await manager.done<{ amountTenge: number }>(`return_add/${id}`, back(productId));
			assert.equal(returned.amountTenge, amountTenge);
		}
		await requireBalancedCash(db);
		await requireMovedStock(db);
	});

	test('COUR-03 of two hand-outs of one order at once one is made', async () => {
		const { id, version } = await bring();
		const body = { version, taken: take(2, 2), cashTenge: 420_00, terminalTenge: 0 };
		const twice = await Promise.all([1, 2].map(() => operator.change(`order_hand_out/${id}`, body)));
		assert.deepEqual(twice.map(({ statusCode }) => statusCode).toSorted(), [204, 409]);
		await requireBalancedCash(db);
	});

	test('COUR-03 a postponed order comes back, with another slot and without a courier; its old slot is free', async () => {
		const { id, version } = await bring();
		const slot = { date: day, id: 2 };
		assert.equal(
			await operator.refused(`order_postpone/${id}`, { version, slot: { date: day, id: 1 } }),
			'invalid_input slot',
		);
		await operator.done(`order_postpone/${id}`, { version, slot, note: 'Not at home' });
		const order = await read(id);
		assert.deepEqual([order.status, order.slot?.id, order.courierId], ['accepted', 2, null]);
		assert.equal(order.movers.at(-1)?.note, 'Not at home');
		assert.equal(await hoursBookedWithoutOrder(db), 0);
		assert.equal(
			await operator.refused(`order_postpone/${id}`, { version: order.version, slot }),
			'cannot_move',
		);
	});

	test('COUR-03 a whole refusal is a cancellation with its reason: stock and slot are free, no money', async () => {
		const { id } = await bring();
		const stock = await stockOfProduct(db, 2);
		await operator.done(`order_move/${id}`, { to: 'cancelled', reason: 'not_at_address' });
		assert.equal(await stockOfProduct(db, 2), stock + 2);
		assert.equal(await hoursBookedWithoutOrder(db), 0);
		await requireBalancedCash(db);
	});

	test('COUR-03 PRICE-03 of goods that were refused the promotion gave nothing, whatever the shop takes off besides', async () => {
		const promotion = { ...PROMOTION, productIds: [2] };
		const { key } = await manager.done<{ key: number }>('promotions_add', promotion);
		const { id, version } = await bring({ discountTenge: 38_00, expected_total: 400 });
		await manager.done(`promotions_update/${key}`, { active: false });
		const own = (await read(id)).items[0]?.discountTenge ?? 0;
		await operator.done(`order_hand_out/${id}`, {
			version,
			taken: take(2, 0),
			cashTenge: 20_000 - own + 2000,
			terminalTenge: 0,
		});
		const { rows } = await sql<{
			all: number;
			promo: number;
			use: number;
		}>`select o.discount_tenge::integer as all,
				o.promo_discount_tenge::integer as promo, u.discount_tenge::integer as use
			from orders o join promotion_uses u on u.order_id = o.id where o.id = ${id}`.execute(db);
		assert.deepEqual(rows, [{ all: own, promo: 0, use: 0 }]);
	});
});
