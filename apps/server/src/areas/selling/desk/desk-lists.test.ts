import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import type { SalesReportWire, TopRowWire } from '@dukan/domain/running/reports/staff-reports.api.ts';
import type { DeskTodayWire } from '@dukan/domain/selling/desk/desk-today.api.ts';
import { DESK_FIGURES } from '@dukan/domain/selling/orders/desk-figures.ts';
import type { StaffOrdersWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { sql } from 'kysely';
import { DAY_MS, MINUTE_MS } from '../../../platform/clock.ts';
import { allowOrdersADay, stockUp } from '../../../testing/order-rounds.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { expireOrders } from '../orders/expire-orders.ts';
import { alertDuty } from './alert-duty.ts';
import { readDeskToday } from './desk-today.queries.ts';

describe('lists, alerts and the day of the desk', async () => {
	const shop = await openTestShop({ after });
	const { app, db, time } = shop;
	await stockUp(db, [1, 2], 1000);
	await allowOrdersADay(db, 1000);
	// The test clock jumps by hours, after which staff would otherwise be signed out.
	await sql`update staff_roles set idle_minutes = 720`.execute(db);
	const shopper = await signUpShopper(shop);
	const operator = await sitAtDesk(shop, 'operator');
	const manager = await sitAtDesk(shop, 'manager');
	const place = async (productId = 1): Promise<number> =>
		(await shopper.order({ items: [{ p_id: productId, quantity: 1 }], expected_total: 100 })).json().order.id;
	const find = async (query: string) => operator.read<StaffOrdersWire>(`orders?${query}`);
	const idsOf = ({ rows }: StaffOrdersWire) => rows.map(({ id }) => id);

	test('DESK-08 orders are found by name without marks and in other letters, end of the phone, and product', async () => {
		const gozel = await place();
		await sql`update orders set name = 'Gözel', phone = '5554563' where id = ${gozel}`.execute(db);
		const serdar = await place(2);
		await sql`update orders set name = 'Сердар' where id = ${serdar}`.execute(db);
		for (const [typed, id] of [
			['gozel', gozel],
			['4563', gozel],
			['serdar', serdar],
			['сердар', serdar],
		] as const)
			assert.deepEqual(idsOf(await find(`q=${encodeURIComponent(typed)}`)), [id], typed);
		const { rows } = await sql<{ name: string }>`select name_ru as name from products where id = 2`.execute(
			db,
		);
		const byProduct = await find(`q=${encodeURIComponent((rows[0]?.name ?? '').slice(0, 20))}`);
		assert.ok(idsOf(byProduct).includes(serdar));
	});

	test('DESK-08 each status, payment, delivery kind and channel is a filter; count and sum are of all found', async () => {
		const id = await place();
		await operator.done(`order_move/${id}`, { to: 'cancelled', reason: 'duplicate' });
		assert.deepEqual(idsOf(await find('status=cancelled')), [id]);
		const all = await find('payment=cash&delivery=pickup&channel=site&limit=1');
		assert.deepEqual([all.rows.length, all.sumTenge], [1, all.count * 100_00]);
		assert.equal((await find('payment=terminal')).count, 0);
		assert.equal((await find('channel=phone')).count, 0);
		assert.equal((await find('region=1')).count, 0);
	});

	test('DESK-08 orders are found by the days they were placed on and are meant for, as Ashgabat counts them', async () => {
		const id = await place();
		const placedOn = async (day: string) => idsOf(await find(`from=${day}&to=${day}`));
		for (const [moment, day, other] of [
			['2026-11-01T18:59:59Z', '2026-11-01', '2026-11-02'],
			['2026-11-01T19:00:00Z', '2026-11-02', '2026-11-01'],
		] as const) {
			await sql`update orders set created_at = ${moment}, delivery_date = '2026-11-03' where id = ${id}`.execute(
				db,
			);
			assert.deepEqual([await placedOn(day), await placedOn(other)], [[id], []], moment);
		}
		assert.deepEqual(idsOf(await find('day=2026-11-03')), [id]);
		await sql`update orders set created_at = ${shop.clock()} where id = ${id}`.execute(db);
	});

	test('DESK-08 orders and lines are exported as the list has filtered them', async () => {
		const { cookie } = await signInStaff(db, shop.clock());
		const sheet = (query: string) =>
			app.inject({ url: `/api/staff/order_export?${query}`, headers: { cookie } });
		const orders = await sheet('kind=orders&format=csv&status=cancelled');
		assert.equal(orders.statusCode, 200, orders.body);
		const lines = orders.body.trim().split('\n');
		assert.equal(lines.length, 2, orders.body);
		assert.match(lines[1] ?? '', /cancelled.*100.*duplicate/);
		const goods = await sheet('kind=lines&format=csv');
		assert.equal(goods.body.trim().split('\n').length, (await find('limit=1')).count + 1);
		const workbook = await sheet('kind=orders&format=xlsx');
		assert.equal(workbook.rawPayload.subarray(0, 2).toString(), 'PK');
	});

	test('DESK-08 RET-01 what was taken off, came back and was refunded stands in the sheets: they add up to the reports', async () => {
		const id = await place(2);
		for (const to of ['accepted', 'on_delivery', 'completed'])
			await operator.done(`order_move/${id}`, { to });
		const lines = [
			{ productId: 2, quantity: 1, reason: 'defect', condition: 'opened', destination: 'stock', serials: [] },
		];
		await operator.done(`return_add/${id}`, { lines, settlement: 'cash' });
		await sql`update orders set discount_tenge = 7, discount_reason = 'Late' where id = ${await place(2)}`.execute(
			db,
		);
		await sql`update order_lines l set discount_tenge = o.discount_tenge from orders o where o.id = l.order_id`.execute(
			db,
		);
		const { cookie, id: staffId } = await signInStaff(db, shop.clock(), 'manager');
		const columns = async (kind: string, ...titles: string[]) => {
			const url = `/api/staff/order_export?kind=${kind}&format=csv`;
			const { body } = await app.inject({ url, headers: { cookie } });
			const [heads, ...rows] = body
				.replace('\ufeff', '')
				.trim()
				.split(/\r?\n/)
				.map((row) => row.split(';'));
			const at = ['status', ...titles].map((title) => heads?.indexOf(title) ?? -1);
			return rows
				.map((cells) => at.map((place) => cells[place] ?? ''))
				.filter(([status]) => status !== 'cancelled')
				.map(([, ...values]) => values.map((value) => Math.round(Number(value.replace(',', '.')) * 100)));
		};
		const add = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
		const orders = (await columns('orders', 'total', 'refunded')).map(
			([total = 0, back = 0]) => total - back,
		);
		const goods = (await columns('lines', 'revenue')).map(([revenue = 0]) => revenue);
		const period = 'from=2026-01-01&to=2026-12-31';
		const { totals } = await manager.read<SalesReportWire>(`report_sales?${period}&step=month`);
		const top = await manager.read<TopRowWire[]>(`report_top?${period}&of=product&by=revenue`);
		assert.equal(add(orders), totals.revenueTenge - totals.returnedTenge);
		assert.equal(add(goods), add(top.map(({ revenueTenge }) => revenueTenge)));
		const { rows: noted } = await sql<{ key: string }>`select key from audit_log
			where subject = 'exports' and staff_id = ${staffId} order by id`.execute(db);
		assert.deepEqual(
			noted,
			[{ key: 'orders' }, { key: 'lines' }],
			'S17 who took them out of the shop is known',
		);
	});

	test('DESK-10 the duty phone gets one SMS about all orders that wait too long, and none about the same again', async () => {
		const sent = async () => {
			const { rows } = await sql<{
				text: string;
			}>`select text from sms_outbox where phone = '1999999'`.execute(db);
			return rows.map(({ text }) => text);
		};
		await sql`update order_rules set duty_phone = '', patience_minutes = 15`.execute(db);
		time.pass(14 * MINUTE_MS);
		const waiting = (await find('status=pending')).count;
		await sql`update order_rules set duty_phone = '1999999'`.execute(db);
		assert.equal(await alertDuty(db, shop.clock()), 0);
		time.pass(MINUTE_MS);
		assert.equal(await alertDuty(db, shop.clock()), waiting);
		assert.equal(await alertDuty(db, shop.clock()), 0);
		assert.deepEqual(await sent(), [`Dükan: заказы ждут звонка: ${waiting}.`]);
		await sql`update order_desk set alerted_at = null`.execute(db);
		await sql`update order_rules set duty_language = 'tm'`.execute(db);
		assert.equal(await alertDuty(db, shop.clock()), waiting);
		assert.equal((await sent())[1], `Dükan: jaňa garaşýan sargytlar: ${waiting}.`);
	});

	test('DESK-13 the start page counts what waits, what is overdue, what runs out and, for who may see it, money', async () => {
		const id = await place();
		for (const to of ['accepted', 'on_delivery', 'completed'])
			await operator.done(`order_move/${id}`, { to });
		const day = await manager.read<DeskTodayWire>('desk_today');
		const pending = (await find('status=pending')).count;
		assert.deepEqual([day.pending, day.overdue, day.moneyInTenge], [pending, pending, 100_00]);
		const nearlyGone = await manager.read<{ count: number }>('products?published=yes&stock=low');
		assert.ok(day.lowStock > 0 && day.lowStock === nearlyGone.count);
		const accepted = await place();
		await operator.done(`order_move/${accepted}`, { to: 'accepted' });
		const later = await operator.read<DeskTodayWire>('desk_today');
		assert.deepEqual([later.deliveries, later.moneyInTenge], [day.deliveries + 1, null]);
		const nextDay = new Date(shop.clock().getTime() + DAY_MS);
		assert.equal((await readDeskToday(db, nextDay, { seesMoney: true })).moneyInTenge, 0);
	});

	test('DESK-13 what is late is late by the clock of Ashgabat, packed or on its way; each figure leads to the orders that it counts', async () => {
		const { date, time: hour } = ashgabatTime(shop.clock());
		const bring = async (to: readonly string[], day: string, slotTo: string) => {
			const id = await place();
			for (const status of to) await operator.done(`order_move/${id}`, { to: status });
			await sql`update orders set delivery = 'courier', district_id = 1, slot_id = 1, slot_from = '09:00',
				slot_to = ${slotTo}, delivery_date = ${day} where id = ${id}`.execute(db);
			return id;
		};
		const forgotten = await bring(['accepted'], '2026-11-14', '18:00');
		const justOver = await bring(['accepted', 'on_delivery'], date, hour);
		await bring(['accepted'], date, '23:59');
		await bring([], '2026-11-14', '18:00');
		const collected = await place();
		await operator.done(`order_move/${collected}`, { to: 'accepted' });
		await sql`update orders set delivery_date = '2026-11-14' where id = ${collected}`.execute(db);
		assert.deepEqual(idsOf(await find('due=late&sort=delivery')), [forgotten, justOver]);
		const day = await operator.read<DeskTodayWire>('desk_today');
		for (const figure of DESK_FIGURES)
			assert.deepEqual([figure, (await find(`due=${figure}`)).count], [figure, day[figure]]);
		const { cookie } = await signInStaff(db, shop.clock());
		const sheet = await app.inject({
			url: '/api/staff/order_export?kind=orders&format=csv&due=late',
			headers: { cookie },
		});
		assert.equal(sheet.body.trim().split('\n').length, 3);
	});

	test('DESK-03 after the set number of unanswered calls an order expires, but not before its call back', async () => {
		await sql`update order_rules set call_attempts = 2`.execute(db);
		const id = await place();
		const callBackAt = new Date(shop.clock().getTime() + 30 * MINUTE_MS).toISOString();
		await operator.done(`order_attempt/${id}`, { attempts: 0, callBackAt: null });
		await expireOrders(db, shop.config, shop.clock());
		await operator.done(`order_attempt/${id}`, { attempts: 1, callBackAt });
		await expireOrders(db, shop.config, shop.clock());
		const status = async () => (await operator.read<{ status: string }>(`order/${id}`)).status;
		assert.equal(await status(), 'pending');
		time.pass(30 * MINUTE_MS);
		const [accepted] = await Promise.all([
			operator.change(`order_move/${id}`, { from: 'pending', to: 'accepted' }),
			expireOrders(db, shop.config, shop.clock()),
		]);
		assert.equal(await status(), accepted.statusCode === 200 ? 'accepted' : 'cancelled');
	});
});
