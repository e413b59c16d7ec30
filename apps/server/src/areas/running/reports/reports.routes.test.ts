import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { addDays, ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import { CANCEL_REASONS } from '@dukan/domain/base/orders/order-status.ts';
import { periodBefore, stepStart } from '@dukan/domain/running/reports/periods.ts';
import {
	type Period,
	SALES_STEPS,
	TOP_MEASURES,
	TOP_SUBJECTS,
} from '@dukan/domain/running/reports/report-kinds.ts';
import type {
	AcceptRowWire,
	CancelRowWire,
	SalesReportWire,
	SlotFillWire,
	StockRowWire,
	TopRowWire,
} from '@dukan/domain/running/reports/staff-reports.api.ts';
import { sql } from 'kysely';
import { DAY_MS, later, MINUTE_MS } from '../../../platform/clock.ts';
import {
	keepPastOrders,
	lineTenge,
	type PastOrder,
	pastOrders,
	totalTenge,
} from '../../../testing/sales-history.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

describe('reports against a plain recount', async () => {
	const shop = await openTestShop({ after });
	const { app, db, clock } = shop;
	const shopper = await signUpShopper(shop);
	const manager = await signInStaff(db, clock(), 'manager');
	const operators = await Promise.all([1, 2, 3].map(() => signInStaff(db, clock(), 'operator')));
	const today = ashgabatTime(clock()).date;
	// The orders include the last minutes before midnight in Ashgabat and the first after it, because the last
	// one is at 00:10 there.
	const lastMoment = new Date(Date.parse(`${today}T00:10:00+05:00`));
	const orders = pastOrders(
		600,
		lastMoment,
		150 * 24 * 60,
		operators.map(({ id }) => id),
	);
	orders.push(
		...[-1, 0, 1].map(
			(minutes): PastOrder => ({
				...(orders[0] as PastOrder),
				createdAt: later(new Date(`${addDays(today, -20)}T00:00:00+05:00`), minutes * MINUTE_MS),
			}),
		),
	);
	// DESK-04: orders by phone are accepted when they are entered. This member of staff accepts no other
	// orders.
	const caller = await signInStaff(db, clock(), 'operator');
	orders.push(
		...orders.slice(0, 40).map((order, index): PastOrder => {
			const staffId = [...operators, caller][index % 4]?.id ?? 0;
			return { ...order, accepted: { staffId, at: order.createdAt } };
		}),
	);
	await keepPastOrders(db, shopper.id, orders);

	const dayOf = (moment: Date) => ashgabatTime(moment).date;
	const inPeriod = ({ from, to }: Period, moment: Date) => dayOf(moment) >= from && dayOf(moment) <= to;
	const good = ({ status }: PastOrder) => status !== 'cancelled';
	const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
	const ask = async <Body>(report: string, query: Record<string, string> = {}): Promise<Body> => {
		const response = await app.inject({
			url: `/api/staff/report_${report}?${new URLSearchParams(query)}`,
			headers: { cookie: manager.cookie },
		});
		assert.equal(response.statusCode, 200, response.body);
		return response.json<Body>();
	};
	const periods: Period[] = [
		{ from: addDays(today, -29), to: today },
		{ from: addDays(today, -20), to: addDays(today, -20) },
		{ from: addDays(today, -100), to: addDays(today, -40) },
		{ from: '2020-01-01', to: '2020-02-10' },
	];
	const totals = (some: readonly PastOrder[]) => ({
		orders: some.filter(good).length,
		revenueTenge: sum(some.filter(good).map(totalTenge)),
		cancelled: some.filter((order) => !good(order)).length,
		completed: some.filter(({ status }) => status === 'completed').length,
		completedTenge: sum(some.filter(({ status }) => status === 'completed').map(totalTenge)),
	});
	// These orders have no returns; the test of returns has some.
	const returnedTenge = 0;
	/** Sums money by the day on which it was received, whenever the order was placed. */
	const receivedIn = (isThen: (day: string) => boolean) =>
		sum(orders.filter(({ completedAt }) => completedAt && isThen(dayOf(completedAt))).map(totalTenge));
	const receivedOf = ({ from, to }: Period) => receivedIn((day) => day >= from && day <= to);
	const of = (period: Period) => orders.filter(({ createdAt }) => inPeriod(period, createdAt));

	test('S11 operators and content staff read no reports, and a period that is none is refused', async () => {
		for (const role of ['operator', 'content'] as const) {
			const { cookie } = await signInStaff(db, clock(), role);
			for (const report of ['sales', 'top', 'cancels', 'slots', 'searches', 'acceptance', 'stock'])
				assert.equal(
					(await app.inject({ url: `/api/staff/report_${report}`, headers: { cookie } })).statusCode,
					403,
				);
		}
		for (const [from, to] of [
			['2026-01-02', '2026-01-01'],
			['2026-02-30', '2026-03-01'],
			['2001-01-01', '2026-01-01'],
		] as const) {
			const url = `/api/staff/report_cancels?from=${from}&to=${to}`;
			assert.equal((await app.inject({ url, headers: { cookie: manager.cookie } })).statusCode, 400, from);
		}
	});

	test('DESK-13 what was ordered, what of it is completed and what money came in, by day, week and month of Ashgabat, and of the days before', async () => {
		for (const period of periods)
			for (const step of SALES_STEPS) {
				const report = await ask<SalesReportWire>('sales', { ...period, step });
				const groups = Map.groupBy(of(period), ({ createdAt }) => stepStart(dayOf(createdAt), step));
				const starts = new Set<string>();
				for (let day = period.from; day <= period.to; day = addDays(day, 1)) starts.add(stepStart(day, step));
				assert.deepEqual(
					report.points,
					[...starts].map((start) => ({
						start,
						...totals(groups.get(start) ?? []),
						returnedTenge,
						receivedTenge: receivedIn(
							(day) => day >= period.from && day <= period.to && stepStart(day, step) === start,
						),
					})),
				);
				assert.deepEqual(report.totals, {
					...totals(of(period)),
					receivedTenge: receivedOf(period),
					returnedTenge,
				});
				const before = periodBefore(period);
				assert.deepEqual(report.before, {
					...totals(of(before)),
					receivedTenge: receivedOf(before),
					returnedTenge,
				});
			}
		assert.ok(totals(of(periods[0] as Period)).orders > 50);
	});

	test('DESK-13 an order that was stepped back and completed again brings its money once', async () => {
		const [period] = periods as [Period];
		const before = await ask<SalesReportWire>('sales', { ...period, step: 'month' });
		const { rows } = await sql<{ id: number }>`insert into order_events (order_id, status, at, mover)
			select order_id, status, at + interval '1 second', mover from order_events
			where status = 'completed' and at > ${later(clock(), -10 * DAY_MS)} returning id`.execute(db);
		assert.ok(rows.length > 0);
		assert.deepEqual(
			(await ask<SalesReportWire>('sales', { ...period, step: 'month' })).totals,
			before.totals,
		);
		await sql`delete from order_events where id = any (${rows.map(({ id }) => id)}::integer[])`.execute(db);
	});

	test('products, categories and brands that sold best, by money and by pieces', async () => {
		const products = await db.selectFrom('products').selectAll().where('id', '<=', 40).execute();
		for (const period of periods)
			for (const subject of TOP_SUBJECTS)
				for (const by of TOP_MEASURES) {
					const sumUp = (some: readonly PastOrder[]) => {
						const lines = some.filter(good).flatMap(({ lines }) => lines);
						return Map.groupBy(lines, ({ productId }) => {
							const product = products.find(({ id }) => id === productId);
							return subject === 'product'
								? productId
								: subject === 'category'
									? product?.category_id
									: product?.brand_id;
						});
					};
					const [now, before] = [sumUp(of(period)), sumUp(of(periodBefore(period)))];
					const measure = (lines: PastOrder['lines'] = []) => ({
						revenue: sum(lines.map(lineTenge)),
						pieces: sum(lines.map(({ quantity }) => quantity)),
					});
					const expected = [...now]
						.map(([id, lines]) => ({ id: id ?? 0, ...measure(lines), was: measure(before.get(id)) }))
						.toSorted((a, b) => b[by] - a[by] || a.id - b.id)
						.slice(0, 20);
					const rows = await ask<TopRowWire[]>('top', { ...period, of: subject, by });
					assert.deepEqual(
						rows.map((row) => [
							row.id,
							row.revenueTenge,
							row.pieces,
							row.beforeRevenueTenge,
							row.beforePieces,
						]),
						expected.map(({ id, revenue, pieces, was }) => [id, revenue, pieces, was.revenue, was.pieces]),
					);
					for (const row of rows) assert.ok(row.nameRu.length > 1);
				}
	});

	test('reasons of cancelled orders', async () => {
		for (const period of periods) {
			const count = (some: readonly PastOrder[], reason: string) =>
				some.filter(({ cancelReason }) => cancelReason === reason).length;
			const expected = CANCEL_REASONS.map((reason) => ({
				reason,
				count: count(of(period), reason),
				before: count(of(periodBefore(period)), reason),
			}))
				.filter((row) => row.count + row.before > 0)
				.toSorted((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1));
			assert.deepEqual(await ask<CancelRowWire[]>('cancels', period), expected);
		}
	});

	test('how full the hours of delivery are, by weekday, without holidays', async () => {
		const slots = await sql<{
			id: number;
			capacity: number;
		}>`select id, capacity from delivery_slots order by position`.execute(db);
		const period = { from: '2026-12-20', to: '2027-01-15' };
		const booked = new Map<string, number>();
		for (let day = period.from, n = 3; day <= period.to; day = addDays(day, 1), n += 5)
			for (const { id } of slots.rows) if ((n + id) % 3 > 0) booked.set(`${day} ${id}`, (n * id) % 17);
		for (const [key, count] of [...booked, ['2026-12-19 1', 9] as const, ['2027-01-16 1', 9] as const]) {
			const [date, slot] = key.split(' ');
			await sql`insert into slot_bookings (date, slot_id, booked) values (${date}::date, ${Number(slot)}, ${count})`.execute(
				db,
			);
		}
		const holidays = new Set(
			(
				await sql<{ date: string }>`select to_char(date, 'YYYY-MM-DD') as date from holidays`.execute(db)
			).rows.map(({ date }) => date),
		);
		assert.ok(holidays.has('2027-01-01'));
		const expected = new Map<string, [number, number]>();
		for (let day = period.from; day <= period.to; day = addDays(day, 1))
			for (const { id, capacity } of slots.rows) {
				const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
				const [b, c] = expected.get(`${weekday} ${id}`) ?? [0, 0];
				expected.set(`${weekday} ${id}`, [
					b + (booked.get(`${day} ${id}`) ?? 0),
					c + (holidays.has(day) ? 0 : capacity),
				]);
			}
		const rows = await ask<SlotFillWire[]>('slots', period);
		assert.equal(rows.length, 7 * slots.rows.length);
		for (const row of rows)
			assert.deepEqual(
				[row.booked, row.capacity],
				expected.get(`${row.weekday} ${row.slotId}`),
				JSON.stringify(row),
			);
	});

	test('stock that runs out first at the pace of the last 30 days', async () => {
		await sql`update product_stock set quantity = product_id % 9 where product_id <= 40`.execute(db);
		const pace = Map.groupBy(
			orders
				.filter(good)
				.filter(({ createdAt }) => createdAt > later(clock(), -30 * DAY_MS))
				.flatMap(({ lines }) => lines),
			({ productId }) => productId,
		);
		const expected = [...pace]
			.map(([id, lines]) => ({ id, stock: id % 9, sold: sum(lines.map(({ quantity }) => quantity)) }))
			.toSorted((a, b) => a.stock / a.sold - b.stock / b.sold || b.sold - a.sold || a.id - b.id)
			.slice(0, 100);
		const rows = await ask<StockRowWire[]>('stock');
		assert.ok(rows.length > 20);
		assert.deepEqual(
			rows.map(({ id, stock, sold30, daysLeft }) => [id, stock, sold30, daysLeft.toFixed(6)]),
			expected.map(({ id, stock, sold }) => [id, stock, sold, ((stock * 30) / sold).toFixed(6)]),
		);
	});

	test('DESK-04 how long orders wait for each operator: the middle and the slowest tenth, without those that were accepted as they were entered', async () => {
		const quantile = (sorted: readonly number[], share: number) => {
			const place = (sorted.length - 1) * share;
			if (sorted.length === 0) return undefined;
			const [low, high] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
			return low + (high - low) * (place % 1);
		};
		for (const period of periods) {
			const accepted = orders.filter((order) => order.accepted && inPeriod(period, order.accepted.at));
			const expected = [...Map.groupBy(accepted, (order) => order.accepted?.staffId ?? 0)]
				.map(([staffId, some]) => {
					const minutes = some
						.map(({ createdAt, accepted: done }) => (Number(done?.at) - createdAt.getTime()) / MINUTE_MS)
						.filter((some) => some > 0)
						.toSorted((a, b) => a - b);
					return [
						staffId,
						some.length,
						quantile(minutes, 0.5)?.toFixed(4),
						quantile(minutes, 0.9)?.toFixed(4),
					] as const;
				})
				.toSorted((a, b) => b[1] - a[1] || a[0] - b[0]);
			const rows = await ask<AcceptRowWire[]>('acceptance', period);
			assert.deepEqual(
				rows.map((row) => [
					row.staffId,
					row.accepted,
					row.medianMinutes?.toFixed(4),
					row.p90Minutes?.toFixed(4),
				]),
				expected,
			);
		}
	});
});
