import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, describe, test } from 'node:test';
import type { OwnRunWire, RunStopWire } from '@dukan/domain/selling/couriers/couriers.api.ts';
import type { StaffOrderWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { sql } from 'kysely';
import { districtOf } from '../../../testing/district-of.ts';
import { allowOrdersADay, stockUp, tomorrow } from '../../../testing/order-rounds.ts';
import { hoursBookedWithoutOrder, stockOfProduct } from '../../../testing/shop-books.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { requireMovedStock } from '../../goods/stock/require-moved-stock.ts';
import { requireBalancedCash } from '../../money/cash/require-balanced-cash.ts';

describe('a courier’s own orders', async () => {
	const shop = await openTestShop({ after });
	const { app, db } = shop;
	await allowOrdersADay(db, 1000);
	await stockUp(db, [1, 2], 100);
	await sql`update delivery_slots set capacity = 1000`.execute(db);
	const shopper = await signUpShopper(shop);
	const operator = await sitAtDesk(shop, 'operator');
	const manager = await sitAtDesk(shop, 'manager');
	const courier = await signInStaff(db, shop.clock(), 'courier');
	const colleague = await signInStaff(db, shop.clock(), 'courier');
	const day = tomorrow(shop);
	const district_id = await districtOf(db);

	/** Makes an order of two pieces of each of two products, with the courier and on its way. */
	const bring = async ({ slotId = 1, to = 'on_delivery' } = {}): Promise<number> => {
		const response = await shopper.order({
			district_id,
			delivery: 'courier',
			address: 'Parahat 1, 2, behind the school',
			slot: { date: day, id: slotId },
			items: [1, 2].map((p_id) => ({ p_id, quantity: 2 })),
			change_from: 500,
			expected_total: 420,
		});
		assert.equal(response.statusCode, 201, response.body);
		const id: number = response.json().order.id;
		await operator.done(`order_move/${id}`, { to: 'accepted' });
		await operator.done('orders_assign', { ids: [id], courierId: courier.id });
		if (to === 'on_delivery') await operator.done(`order_move/${id}`, { to });
		return id;
	};
	const runOf = async ({ cookie }: { cookie: string }, of = day): Promise<OwnRunWire> => {
		const response = await app.inject({ url: `/api/staff/own_run?day=${of}`, headers: { cookie } });
		assert.equal(response.statusCode, 200, response.body);
		return response.json();
	};
	const stopOf = async (id: number): Promise<RunStopWire> => {
		const stop = (await runOf(courier)).stops.find((one) => one.id === id);
		assert.ok(stop);
		return stop;
	};
	const act = (
		path: string,
		payload: object,
		{ cookie = courier.cookie, key = randomUUID() as string } = {},
	) =>
		app.inject({
			method: 'POST',
			url: `/api/staff/${path}`,
			headers: { cookie, 'idempotency-key': key },
			payload,
		});
	const codeOf = async (...call: Parameters<typeof act>) => (await act(...call)).json().code;
	const statusOf = async (id: number) => (await operator.read<StaffOrderWire>(`order/${id}`)).status;
	const all = [1, 2].map((productId) => ({ productId, quantity: 2 }));

	test('COUR-02 the list has the own orders in slot order, with address, phone, sum and change to bring', async () => {
		const late = await bring({ slotId: 3 });
		const early = await bring({ slotId: 1 });
		const { stops, days, isClosed, courierId } = await runOf(courier);
		assert.deepEqual([courierId, isClosed], [courier.id, false]);
		assert.deepEqual(
			stops.map(({ id }) => id),
			[early, late],
		);
		const [first] = stops;
		assert.deepEqual(
			[first?.address, first?.totalTenge, first?.changeFromTenge, first?.deliveryPriceTenge],
			['Parahat 1, 2, behind the school', 420_00, 500_00, 20_00],
		);
		assert.match(first?.phone ?? '', /^\d{7}$/);
		assert.deepEqual(
			first?.lines.map(({ pieceTenge, quantity }) => [pieceTenge, quantity]),
			[
				[100_00, 2],
				[100_00, 2],
			],
		);
		assert.ok(days.length > 0);
	});

	test('COUR-02 S11 of another courier’s orders nothing is seen and nothing can be done', async () => {
		const id = await bring();
		const { version } = await stopOf(id);
		assert.deepEqual((await runOf(colleague)).stops, []);
		const as = { cookie: colleague.cookie };
		const paid = { version, taken: all, cashTenge: 420_00, terminalTenge: 0 };
		assert.equal(await codeOf(`own_hand_out/${id}`, paid, as), 'not_found');
		assert.equal(await codeOf(`own_refuse/${id}`, { version, reason: 'other' }, as), 'not_found');
		assert.equal(
			await codeOf(`own_postpone/${id}`, { version, slot: { date: day, id: 2 } }, as),
			'not_found',
		);
		assert.equal(await codeOf(`own_start/${id}`, { version }, as), 'not_found');
		assert.equal(await codeOf(`order_hand_out/${id}`, paid), 'not_allowed', 'the desk’s own call');
		assert.equal((await app.inject({ url: '/api/staff/orders', headers: as })).statusCode, 403);
		assert.equal(await statusOf(id), 'on_delivery');
	});

	test('COUR-02 the courier leaves with an order, and what was sent twice under one key is done once', async () => {
		const id = await bring({ to: 'accepted' });
		const { version } = await stopOf(id);
		assert.equal(
			await codeOf(`own_hand_out/${id}`, { version, taken: all, cashTenge: 420_00, terminalTenge: 0 }),
			'cannot_move',
		);
		assert.equal((await act(`own_start/${id}`, { version })).statusCode, 204);
		const stop = await stopOf(id);
		const paid = { version: stop.version, taken: all, cashTenge: 400_00, terminalTenge: 20_00 };
		const key = randomUUID();
		const sent = await Promise.all([1, 2, 3].map(() => act(`own_hand_out/${id}`, paid, { key })));
		assert.deepEqual(
			sent.map(({ statusCode }) => statusCode),
			[204, 204, 204],
		);
		assert.equal(
			(await act(`own_hand_out/${id}`, paid, { key })).statusCode,
			204,
			'the first response was lost',
		);
		const { rows } = await sql<{ method: string; tenge: number }>`select method, amount_tenge::float8 as tenge
			from cash_entries where order_id = ${id} order by method`.execute(db);
		assert.deepEqual(rows, [
			{ method: 'cash', tenge: 400_00 },
			{ method: 'terminal', tenge: 20_00 },
		]);
		assert.equal(
			await codeOf(`own_hand_out/${id}`, { ...paid, cashTenge: 420_00, terminalTenge: 0 }, { key }),
			'idempotency_mismatch',
		);
		await requireBalancedCash(db);
	});

	test('COUR-02 COUR-03 part is refused at the door, another refuses all with a reason, a third is postponed', async () => {
		const [part, none, later] = [await bring(), await bring(), await bring()];
		const stock = await stockOfProduct(db, 1);
		const { version } = await stopOf(part);
		const taken = [
			{ productId: 1, quantity: 1 },
			{ productId: 2, quantity: 2 },
		];
		const paid = { version, taken, cashTenge: 320_00, terminalTenge: 0 };
		assert.equal((await act(`own_hand_out/${part}`, paid)).statusCode, 204);
		assert.equal(await stockOfProduct(db, 1), stock + 1);
		const refusal = {
			version: (await stopOf(none)).version,
			reason: 'not_at_address',
			note: 'The gate is closed',
		};
		assert.equal((await act(`own_refuse/${none}`, refusal)).statusCode, 204);
		assert.equal(await stockOfProduct(db, 1), stock + 3);
		const slot = { date: day, id: 2 };
		const postponed = { version: (await stopOf(later)).version, slot };
		assert.equal((await act(`own_postpone/${later}`, postponed)).statusCode, 204);
		assert.deepEqual(
			[await statusOf(part), await statusOf(none), await statusOf(later)],
			['completed', 'cancelled', 'accepted'],
		);
		assert.ok(!(await runOf(courier)).stops.some(({ id }) => id === later));
		assert.equal(await hoursBookedWithoutOrder(db), 0);
		await requireBalancedCash(db);
		await requireMovedStock(db);
	});

	test('COUR-02 what the office changed meanwhile is a conflict, and nothing is done', async () => {
		const id = await bring();
		const { version } = await stopOf(id);
		const items = [{ productId: 1, quantity: 2 }];
		const edit = { version, items, payment: 'cash', address: 'Parahat 1, 2', note: '' };
		await manager.done(`order_edit/${id}`, { ...edit, slot: { date: day, id: 1 } });
		const paid = { version, taken: all, cashTenge: 420_00, terminalTenge: 0 };
		assert.equal(await codeOf(`own_hand_out/${id}`, paid), 'changed_meanwhile');
		assert.equal(await codeOf(`own_refuse/${id}`, { version, reason: 'other' }), 'changed_meanwhile');
		assert.equal(await statusOf(id), 'on_delivery');
		const stop = await stopOf(id);
		assert.equal(stop.totalTenge, 220_00);
		await operator.done('orders_assign', { ids: [id], courierId: colleague.id });
		assert.equal(await codeOf(`own_refuse/${id}`, { version: stop.version, reason: 'other' }), 'not_found');
	});

	test('COUR-02 orders of earlier days stay on the list until they are done; a closed day sends only what is open', async () => {
		const id = await bring();
		await sql`update orders set delivery_date = delivery_date - 3 where id = ${id}`.execute(db);
		const run = await runOf(courier);
		assert.equal(run.stops[0]?.id, id);
		assert.ok(run.stops.some(({ status }) => status === 'completed'));
		await sql`insert into cash_closings (day, at, staff_id, expected_tenge, counted_tenge)
			values (${day}::date, ${shop.clock()}, ${courier.id}, 0, 0)`.execute(db);
		const closed = await runOf(courier);
		assert.equal(closed.isClosed, true);
		assert.deepEqual(new Set(closed.stops.map(({ status }) => status)), new Set(['on_delivery']));
	});
});
