import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import type { CashEntryWire, CashReportWire, CashWire } from '@dukan/domain/money/cash/cash.api.ts';
import type {
	CourierWire,
	OrdersAssignedWire,
	RunSheetWire,
} from '@dukan/domain/selling/couriers/couriers.api.ts';
import type { StaffOrderWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { sql } from 'kysely';
import { DAY_MS } from '../../../platform/clock.ts';
import { districtOf } from '../../../testing/district-of.ts';
import { allowOrdersADay, stockUp, tomorrow } from '../../../testing/order-rounds.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { exportCash } from './export-cash.ts';
import { requireBalancedCash } from './require-balanced-cash.ts';

type Entries = { rows: CashEntryWire[]; count: number };

test('COUR-04 a day is closed by what the till held at its end, though money of the next day has come in', async (t) => {
	const shop = await openTestShop(t);
	const { today: yesterday } = await putIntoTill(shop, 70_00);
	shop.time.pass(DAY_MS);
	const { manager, tillTenge: both } = await putIntoTill(shop, 5_00);
	assert.equal(both, 75_00);
	const { tillTenge } = await manager.read<CashWire>(`cash?day=${yesterday}`);
	assert.equal(tillTenge, 70_00);
	const entries = await manager.read<Entries>(`cash_entries?to=${yesterday}`);
	assert.deepEqual(
		entries.rows.map(({ amountTenge }) => amountTenge),
		[70_00],
	);
	const close = (tenge: number) => ({
		day: yesterday,
		expectedTenge: tenge,
		countedTenge: tenge,
		reason: '',
	});
	assert.equal(await manager.refused('cash_close', close(both)), 'changed_meanwhile');
	await manager.done('cash_close', close(tillTenge));
	assert.equal((await manager.read<CashWire>('cash')).lastClosed, yesterday);
});

/** A manager signs in and puts money into the till. */
async function putIntoTill(shop: TestShop, amountTenge: number) {
	const manager = await sitAtDesk(shop, 'manager');
	await manager.done('cash_other', { amountTenge, reason: 'Change for the till' });
	return { manager, ...(await manager.read<CashWire>('cash')) };
}

describe('couriers and the cash book', async () => {
	const shop = await openTestShop({ after });
	const { db } = shop;
	await allowOrdersADay(db, 1000);
	await stockUp(db, [1], 1000);
	await sql`update delivery_slots set capacity = 1000`.execute(db);
	const shopper = await signUpShopper(shop);
	const operator = await sitAtDesk(shop, 'operator');
	const manager = await sitAtDesk(shop, 'manager');
	const courier = await signInStaff(db, shop.clock(), 'courier');
	const day = tomorrow(shop);
	const district_id = await districtOf(db);

	const place = async (slotId: number, payment: 'cash' | 'terminal' = 'cash'): Promise<number> => {
		const response = await shopper.order({
			district_id,
			delivery: 'courier',
			address: 'Parahat 1, 2',
			slot: { date: day, id: slotId },
			items: [{ p_id: 1, quantity: 1 }],
			expected_total: 120,
			payment,
		});
		assert.equal(response.statusCode, 201, response.body);
		return response.json().order.id;
	};
	const move = (id: number, to: string) => operator.done(`order_move/${id}`, { to });
	const balanceOf = async (holderId: number | null) =>
		(await manager.read<CashWire>('cash')).balances.find((one) => one.holderId === holderId)?.tenge ?? 0;
	const handOver = (expectedTenge: number, countedTenge: number, reason = '') => ({
		courierId: courier.id,
		expectedTenge,
		countedTenge,
		reason,
	});

	test('COUR-01 orders are assigned many at once; those that cannot be are named; the run sheet is in the order of hours', async () => {
		const ids = [await place(3), await place(1), await place(2)];
		const waiting = await place(1);
		for (const id of ids) await move(id, 'accepted');
		const outcome = await operator.done<OrdersAssignedWire>('orders_assign', {
			ids: [...ids, waiting],
			courierId: courier.id,
		});
		assert.deepEqual(outcome.assigned, ids.toSorted());
		assert.deepEqual(
			outcome.refused.map(({ id }) => id),
			[waiting],
		);
		const sheet = await operator.read<RunSheetWire>(`run_sheet?courier=${courier.id}&day=${day}`);
		assert.deepEqual(
			sheet.stops.map(({ id }) => id),
			[ids[1], ids[2], ids[0]],
		);
		const own = await shop.app.inject({
			url: `/api/staff/own_run?day=${day}`,
			headers: { cookie: courier.cookie },
		});
		assert.deepEqual(own.json().stops, sheet.stops);
		assert.equal(
			await operator.refused('orders_assign', { ids, courierId: 999_999 }),
			'invalid_input courierId',
		);
		const { rows } = await operator.read<{ rows: { id: number; courier: string }[] }>(
			`orders?courier=${courier.id}`,
		);
		assert.deepEqual(rows.map(({ id }) => id).toSorted(), ids.toSorted());
		await operator.done('orders_assign', { ids: [ids[0]], courierId: null });
		assert.equal(
			(await operator.read<RunSheetWire>(`run_sheet?courier=${courier.id}&day=${day}`)).stops.length,
			2,
		);
	});

	test('COUR-01 orders of a courier who delivers no more are still seen, and given to another', async () => {
		const former = await signInStaff(db, shop.clock(), 'courier');
		const id = await place(1);
		await move(id, 'accepted');
		await operator.done('orders_assign', { ids: [id], courierId: former.id });
		await sql`update staff_accounts set disabled = true where id = ${former.id}`.execute(db);
		const found = async () =>
			(await operator.read<CourierWire[]>('couriers')).find((one) => one.id === former.id);
		const known = await found();
		assert.deepEqual([known?.open, known?.active], [1, false]);
		const { stops } = await operator.read<RunSheetWire>(`run_sheet?courier=${former.id}&day=${day}`);
		assert.deepEqual(
			stops.map((stop) => stop.id),
			[id],
		);
		assert.equal(
			await operator.refused('orders_assign', { ids: [id], courierId: former.id }),
			'invalid_input courierId',
		);
		await operator.done('orders_assign', { ids: [id], courierId: null });
		assert.equal(await found(), undefined);
		await operator.done(`order_move/${id}`, { to: 'cancelled', reason: 'duplicate' });
	});

	test('COUR-04 a courier has the cash of the orders handed out, hands it over, and a difference has a reason', async () => {
		const ids = [await place(1), await place(2), await place(3, 'terminal')];
		for (const id of ids) await move(id, 'accepted');
		await operator.done('orders_assign', { ids, courierId: courier.id });
		for (const id of ids) for (const to of ['on_delivery', 'completed']) await move(id, to);
		assert.equal(await balanceOf(courier.id), 240_00);
		const till = await balanceOf(null);
		assert.equal(await manager.refused('cash_hand_over', handOver(120_00, 120_00)), 'changed_meanwhile');
		assert.equal(
			await manager.refused('cash_hand_over', handOver(240_00, 230_00, ' ')),
			'invalid_input reason',
		);
		await manager.done('cash_hand_over', handOver(240_00, 230_00, 'Gave wrong change'));
		assert.deepEqual([await balanceOf(courier.id), (await balanceOf(null)) - till], [0, 230_00]);
		const { rows } = await manager.read<Entries>(`cash_entries?holder=${courier.id}`);
		assert.deepEqual(
			rows.map(({ kind, method, amountTenge }) => `${kind} ${method} ${amountTenge}`),
			[
				'difference cash -1000',
				'hand_over cash -23000',
				'order terminal 12000',
				'order cash 12000',
				'order cash 12000',
			],
		);
		await manager.done('cash_reverse', { id: rows[0]?.id, reason: 'Counted again' });
		assert.deepEqual([await balanceOf(courier.id), (await balanceOf(null)) - till], [240_00, 0]);
		assert.equal(
			await manager.refused('cash_reverse', { id: rows[0]?.id, reason: 'Once more' }),
			'changed_meanwhile',
		);
		assert.equal(
			await manager.refused('cash_reverse', { id: rows[3]?.id, reason: 'An order' }),
			'changed_meanwhile',
		);
		await requireBalancedCash(db);
	});

	test('COUR-04 of two hand-overs of one courier at once one is counted', async () => {
		const expected = await balanceOf(courier.id);
		const twice = await Promise.all(
			[1, 2].map(() => manager.change('cash_hand_over', handOver(expected, expected))),
		);
		assert.deepEqual(twice.map(({ statusCode }) => statusCode).toSorted(), [204, 409]);
		assert.equal(await balanceOf(courier.id), 0);
	});

	test('COUR-04 RET-01 a courier who paid out more than they took gets it from the till, and no more', async () => {
		const [held, till] = [await balanceOf(courier.id), await balanceOf(null)];
		await sql`insert into cash_entries (at, holder_id, kind, amount_tenge, reason)
			values (${shop.clock()}, ${courier.id}, 'other', ${-held - 20_00}, 'Paid out')`.execute(db);
		assert.equal(
			await manager.refused('cash_hand_over', handOver(-20_00, -30_00, 'Too much')),
			'invalid_input countedTenge',
		);
		await manager.done('cash_hand_over', handOver(-20_00, -20_00));
		assert.deepEqual([await balanceOf(courier.id), (await balanceOf(null)) - till], [0, -20_00]);
		assert.equal(
			await manager.refused('cash_hand_over', handOver(0, -10_00, 'Too much')),
			'invalid_input countedTenge',
		);
	});

	test('COUR-04 entries are never changed, by whatever program', async () => {
		for (const change of [
			sql`update book_lines set amount_tenge = 1`,
			sql`update book_entries set kind = 'other'`,
			sql`delete from book_lines`,
			sql`delete from book_entries`,
		])
			await assert.rejects(change.execute(db), /cannot be changed/);
		await assert.rejects(sql`update cash_entries set amount_tenge = 1`.execute(db), /cannot update view/);
		await assert.rejects(sql`delete from cash_entries`.execute(db), /cannot delete from view/);
	});

	test('COUR-04 a closed day is final: what comes later belongs to the next one, and the report says the same sums', async () => {
		await manager.done('cash_other', { amountTenge: 50_00, reason: 'Change for the till' });
		const { today } = await manager.read<CashWire>('cash');
		const expectedTenge = await balanceOf(null);
		const close = { day: today, expectedTenge, countedTenge: expectedTenge + 5, reason: '' };
		assert.equal(await manager.refused('cash_close', close), 'invalid_input reason');
		assert.equal(await manager.refused('cash_close', { ...close, day: '2099-01-01' }), 'invalid_input day');
		await manager.done('cash_close', { ...close, reason: 'A coin was found' });
		assert.equal(await manager.refused('cash_close', { ...close, reason: 'Again' }), 'invalid_input day');
		const path = `cash_report?from=2020-01-01&to=${today}`;
		const before = await manager.read<CashReportWire>(path);
		assert.ok(before.length > 0 && before.every(({ isClosed }) => isClosed));
		const sum = before.reduce(
			(total, { orders, returns, handOvers, differences, others }) =>
				total + orders + returns + handOvers + differences + others,
			0,
		);
		const { balances } = await manager.read<CashWire>('cash');
		assert.equal(
			sum,
			balances.reduce((total, { tenge }) => total + tenge, 0),
		);
		const late = await place(1);
		for (const to of ['accepted', 'on_delivery', 'completed']) await move(late, to);
		assert.deepEqual(await manager.read<CashReportWire>(path), before);
		const { rows } = await manager.read<Entries>('cash_entries?limit=1');
		assert.ok(rows[0] && rows[0].day > today);
		await requireBalancedCash(db);
	});

	test('COUR-04 sum of entries equals the cash of the orders while days are closed and orders handed out at once', async () => {
		const { today } = await manager.read<CashWire>('cash');
		const ids = await Promise.all(Array.from({ length: 8 }, () => place(1)));
		for (const id of ids) for (const to of ['accepted', 'on_delivery']) await move(id, to);
		await Promise.all([
			...ids.map((id) => move(id, 'completed')),
			manager.change('cash_close', { day: today, expectedTenge: 0, countedTenge: 0, reason: '' }),
		]);
		const { rows } = await sql<{ booked: number; paid: number }>`select
				(select sum(amount_tenge) from cash_entries where kind = 'order' and method = 'cash')::float8 as booked,
				(select sum(total_tenge) from orders where status = 'completed' and payment = 'cash')::float8 as paid`.execute(
			db,
		);
		assert.equal(rows[0]?.booked, rows[0]?.paid);
		await requireBalancedCash(db);
	});

	test('COUR-04 the entries of a time are a sheet', async () => {
		const { cookie } = await signInStaff(db, shop.clock(), 'manager');
		const response = await shop.app.inject({
			url: '/api/staff/cash_export?from=2020-01-01&to=2099-01-01&format=csv',
			headers: { cookie },
		});
		assert.equal(response.statusCode, 200);
		assert.match(response.body, /Gave wrong change/);
	});

	test('COUR-04 R13 a sheet has each entry once, although others are entered while it is written, by the clock of Ashgabat', async () => {
		await sql`insert into cash_entries (at, kind, amount_tenge, reason)
			select ${shop.clock()}::timestamptz, 'other', sign, 'Float'
			from generate_series(1, 300), (values (1), (-1)) as entered (sign)`.execute(db);
		const period = { from: '2020-01-01', to: '2099-01-01' };
		const sheet = exportCash(db, { ...period, format: 'csv' });
		const parts: string[] = [];
		for await (const part of sheet) {
			parts.push(String(part));
			if (parts.length === 2)
				await sql`insert into cash_entries (at, kind, amount_tenge, reason)
					select ${shop.clock()}::timestamptz, 'other', sign, 'Late' from (values (1), (-1)) as entered (sign)`.execute(
					db,
				);
		}
		const rows = parts.join('').trim().split('\n').slice(1);
		const { rows: entries } = await sql<{ count: number }>`select count(*)::integer as count from cash_entries
			where reason <> 'Late'`.execute(db);
		assert.equal(new Set(rows.map((row) => row.split(/[,;]/)[0])).size, rows.length);
		assert.equal(rows.length, entries[0]?.count);
		const { date, time } = ashgabatTime(shop.clock());
		assert.match(rows[0] ?? '', new RegExp(`[,;]${date} ${time}[,;]`));
	});

	test('COUR-01 COUR-04 an order that is collected after all has no courier, and its cash lies in the shop', async () => {
		const id = await place(2);
		await move(id, 'accepted');
		await operator.done('orders_assign', { ids: [id], courierId: courier.id });
		const { version } = await operator.read<StaffOrderWire>(`order/${id}`);
		await operator.done(`order_edit/${id}`, {
			version,
			items: [{ productId: 1, quantity: 1 }],
			payment: 'cash',
			address: '',
			note: '',
			delivery: 'pickup',
		});
		assert.equal((await operator.read<StaffOrderWire>(`order/${id}`)).courierId, null);
		const held = await balanceOf(courier.id);
		for (const to of ['on_delivery', 'completed']) await move(id, to);
		assert.equal(await balanceOf(courier.id), held);
	});

	test('COUR-04 two entries of one act are reversed at once: the act is reversed once', async () => {
		const id = await place(3);
		await move(id, 'accepted');
		await operator.done('orders_assign', { ids: [id], courierId: courier.id });
		for (const to of ['on_delivery', 'completed']) await move(id, to);
		const held = await balanceOf(courier.id);
		await manager.done('cash_hand_over', handOver(held, held));
		const { rows } = await manager.read<Entries>('cash_entries?kind=hand_over');
		const both = await Promise.all(
			rows
				.slice(0, 2)
				.map((entry) => manager.change('cash_reverse', { id: entry.id, reason: 'Counted again' })),
		);
		assert.deepEqual(both.map(({ statusCode }) => statusCode).toSorted(), [204, 409]);
		assert.equal(await balanceOf(courier.id), held);
		await requireBalancedCash(db);
	});

	test('ORDER-04 no step back once the day is closed, and none is offered', async () => {
		shop.time.pass(DAY_MS);
		const owner = await sitAtDesk(shop, 'owner');
		const placed = await shopper.order({ items: [{ p_id: 1, quantity: 1 }], expected_total: 100 });
		const id: number = placed.json().order.id;
		for (const to of ['accepted', 'on_delivery', 'completed']) await owner.done(`order_move/${id}`, { to });
		assert.equal((await owner.read<StaffOrderWire>(`order/${id}`)).backStep?.to, 'on_delivery');
		const { today } = await owner.read<CashWire>('cash');
		const tenge =
			(await owner.read<CashWire>('cash')).balances.find((one) => one.holderId === null)?.tenge ?? 0;
		await owner.done('cash_close', { day: today, expectedTenge: tenge, countedTenge: tenge, reason: '' });
		assert.equal((await owner.read<StaffOrderWire>(`order/${id}`)).backStep, null);
		const back = { from: 'completed', reason: 'A mistake' };
		assert.equal(await owner.refused(`order_back/${id}`, back), 'cannot_move');
	});
});
