import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { StaffOrderWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { sql } from 'kysely';
import { allowOrdersADay, stockUp } from '../../../testing/order-rounds.ts';
import { stockOfProduct } from '../../../testing/shop-books.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const DATE = '2026-11-17';

describe('staff enter an order', async () => {
	const shop = await openTestShop({ after });
	const { app, db } = shop;
	await stockUp(db, [1, 2], 50);
	await allowOrdersADay(db, 1000);
	await sql`update delivery_zones set price_tenge = 2000, free_from_tenge = null where code = 'city'`.execute(
		db,
	);
	const operator = await sitAtDesk(shop, 'operator');
	const manager = await sitAtDesk(shop, 'manager');
	const { cookie } = await signInStaff(db, shop.clock());
	const { rows } = await sql<{
		id: number;
	}>`select id from districts where zone = 'city' and delivery limit 1`.execute(db);
	const districtId = rows[0]?.id ?? 0;
	let keys = 0;
	const enter = (body: object, key?: string) => {
		keys += 1;
		return app.inject({
			method: 'POST',
			url: '/api/staff/order_enter',
			headers: { cookie, 'idempotency-key': key ?? `entry-key-${keys}` },
			payload: { ...PHONE_ORDER, ...body },
		});
	};
	const PHONE_ORDER = {
		person: { phone: '3330001', name: 'Maral Ataýewa', language: 'tm' },
		channel: 'phone',
		items: [{ productId: 1, quantity: 2 }],
		delivery: 'pickup',
		address: '',
		payment: 'cash',
		name: 'Maral Ataýewa',
		phone: '3330001',
		note: '',
		expectedTotalTenge: 200_00,
	};
	const entered = async (body: object = {}): Promise<StaffOrderWire> => {
		const response = await enter(body);
		assert.equal(response.statusCode, 200, response.body);
		return operator.read(`order/${response.json<{ order: { id: number } }>().order.id}`);
	};
	const editOf = ({ version, items, payment, address, note, slot }: StaffOrderWire) => ({
		version,
		items: items.map(({ productId, quantity }) => ({ productId, quantity })),
		payment,
		address,
		note,
		...(slot && { slot: { date: slot.date, id: slot.id } }),
	});
	const booked = async (slotId: number) =>
		(
			await sql<{ booked: number }>`select booked from slot_bookings
				where date = ${DATE} and slot_id = ${slotId}`.execute(db)
		).rows[0]?.booked ?? 0;

	test('DESK-04 a caller is created once, the order has channel and author, is accepted, takes stock and does not ring', async () => {
		assert.deepEqual(await operator.read('person?phone=3330001'), { person: null });
		const unseen = (await operator.read<{ unseen: number }>('order_counts')).unseen;
		const stock = await stockOfProduct(db, 1);
		const order = await entered();
		assert.deepEqual(
			[order.status, order.channel, order.enteredBy, order.totalTenge],
			['accepted', 'phone', 'Ogulgerek', 200_00],
		);
		assert.equal(await stockOfProduct(db, 1), stock - 2);
		assert.equal((await operator.read<{ unseen: number }>('order_counts')).unseen, unseen);
		const again = await entered({ accept: false, channel: 'counter' });
		assert.deepEqual([again.status, again.customer.id], ['pending', order.customer.id]);
		const { person } = await operator.read<{ person: { name: string; orders: number } }>(
			'person?phone=3330001',
		);
		assert.deepEqual([person.name, person.orders], ['Maral Ataýewa', 2]);
	});

	test('DESK-04 DESK-12 the same key enters one order, and a key is required', async () => {
		const [first, second] = await Promise.all([enter({}, 'one-press-of-it'), enter({}, 'one-press-of-it')]);
		assert.equal(first.json().order.id, second.json().order.id);
		const missing = await app.inject({
			method: 'POST',
			url: '/api/staff/order_enter',
			headers: { cookie },
			payload: PHONE_ORDER,
		});
		assert.equal(missing.json().errors[0].field, 'Idempotency-Key');
	});

	test('DESK-04 the rules are a shopper’s: price, stock, limit, slots and bans hold', async () => {
		const code = async (body: object) => (await enter(body)).json().code;
		assert.equal(await code({ expectedTotalTenge: 1 }), 'price_changed');
		assert.equal(await code({ items: [{ productId: 1, quantity: 900 }] }), 'stock_changed');
		await sql`update products set limited = true, purchase_limit = 1 where id = 2`.execute(db);
		assert.equal(await code({ items: [{ productId: 2, quantity: 2 }] }), 'product_limit');
		await sql`update products set limited = false where id = 2`.execute(db);
		const courier = {
			delivery: 'courier',
			districtId,
			address: 'Parahat 7',
			expectedTotalTenge: 220_00,
		};
		assert.equal(await code({ ...courier, slot: { date: '2026-11-10', id: 1 } }), 'slot_expired');
		assert.equal(await code({ ...courier, address: '' }), 'invalid_input');
		await sql`update users set banned = true where phone = '3330001'`.execute(db);
		assert.equal(await code({}), 'banned');
		await sql`update users set banned = false where phone = '3330001'`.execute(db);
	});

	test('DESK-05 an order by courier becomes one that is collected: slot, price, place and words follow, and the history tells', async () => {
		const before = await booked(2);
		const order = await entered({
			delivery: 'courier',
			districtId,
			address: 'Parahat 7',
			slot: { date: DATE, id: 2 },
			expectedTotalTenge: 220_00,
		});
		assert.equal(await booked(2), before + 1);
		const collected = await operator.done<StaffOrderWire>(`order_edit/${order.id}`, {
			...editOf(order),
			delivery: 'pickup',
			address: '',
		});
		assert.deepEqual(
			[
				collected.delivery,
				collected.slot,
				collected.district,
				collected.deliveryPriceTenge,
				collected.totalTenge,
			],
			['pickup', null, null, 0, 200_00],
		);
		assert.equal(await booked(2), before);
		assert.deepEqual(
			collected.changes.map(({ parts, totalBeforeTenge, totalAfterTenge }) => [
				parts,
				totalBeforeTenge,
				totalAfterTenge,
			]),
			[[['delivery', 'place', 'slot'], 220_00, 200_00]],
		);
		assert.equal(
			await operator.refused(`order_edit/${order.id}`, { ...editOf(collected), delivery: 'courier' }),
			'invalid_input slot',
		);
		const back = await operator.done<StaffOrderWire>(`order_edit/${order.id}`, {
			...editOf(collected),
			delivery: 'courier',
			districtId,
			address: 'Mir 3',
			slot: { date: DATE, id: 2 },
			name: 'Another Person',
			phone: '4440002',
		});
		assert.deepEqual(
			[back.totalTenge, back.name, back.phone, await booked(2)],
			[220_00, 'Another Person', '4440002', before + 1],
		);
	});

	test('DESK-05 at the door: payment changes and one of two things goes back; after hand-out nothing changes', async () => {
		const order = await entered();
		await operator.done(`order_move/${order.id}`, { to: 'on_delivery' });
		const stock = await stockOfProduct(db, 1);
		const out = await operator.read<StaffOrderWire>(`order/${order.id}`);
		const edited = await operator.done<StaffOrderWire>(`order_edit/${order.id}`, {
			...editOf(out),
			items: [{ productId: 1, quantity: 1 }],
			payment: 'terminal',
		});
		assert.deepEqual([edited.totalTenge, edited.payment], [100_00, 'terminal']);
		assert.equal(await stockOfProduct(db, 1), stock + 1);
		await operator.done(`order_move/${order.id}`, { to: 'completed' });
		const done = await operator.read<StaffOrderWire>(`order/${order.id}`);
		assert.equal(await operator.refused(`order_edit/${order.id}`, editOf(done)), 'cannot_move');
	});

	test('DESK-05 a discount takes the right to give it and a reason, and is never more than the goods', async () => {
		const order = await entered();
		const discount = { ...editOf(order), discountTenge: 50_00, discountReason: 'Scratched box' };
		assert.equal(await operator.refused(`order_edit/${order.id}`, discount), 'not_allowed');
		assert.equal(
			await manager.refused(`order_edit/${order.id}`, { ...discount, discountReason: ' ' }),
			'invalid_input discountReason',
		);
		assert.equal(
			await manager.refused(`order_edit/${order.id}`, { ...discount, discountTenge: 200_01 }),
			'invalid_input discountTenge',
		);
		const given = await manager.done<StaffOrderWire>(`order_edit/${order.id}`, discount);
		assert.deepEqual(
			[given.discountTenge, given.totalTenge, given.discountReason],
			[50_00, 150_00, 'Scratched box'],
		);
		assert.equal(
			await operator.refused(`order_edit/${order.id}`, { ...editOf(given), changeFromTenge: 149_00 }),
			'invalid_input changeFromTenge',
		);
		const unchanged = await operator.done<StaffOrderWire>(`order_edit/${order.id}`, {
			...editOf(given),
			note: 'Operators may change the rest',
		});
		assert.equal(unchanged.totalTenge, 150_00);
	});

	test('DESK-05 of an edit and the customer’s cancellation at once one is made', async () => {
		const shopper = await signUpShopper(shop);
		const placed = await shopper.order({ items: [{ p_id: 1, quantity: 1 }], expected_total: 100 });
		const order = await operator.read<StaffOrderWire>(`order/${placed.json().order.id}`);
		const stock = await stockOfProduct(db, 1);
		const [edited, cancelled] = await Promise.all([
			operator.change(`order_edit/${order.id}`, { ...editOf(order), items: [{ productId: 1, quantity: 3 }] }),
			shopper.call('POST', `/api/order_cancel/${order.id}`, { reason: 'other' }),
		]);
		assert.equal(cancelled.statusCode, 200, cancelled.body);
		assert.ok([200, 409].includes(edited.statusCode), edited.body);
		assert.equal(await stockOfProduct(db, 1), stock + 1);
	});
});
