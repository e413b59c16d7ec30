import { addDays, ashgabatInstant, ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import { sql } from 'kysely';
import { takeReturn } from '../../areas/after-sales/returns/take-return.ts';
import { readBalance } from '../../areas/money/cash/cash-book.queries.ts';
import { addOtherCash, closeDay, handOver } from '../../areas/money/cash/cash-book.ts';
import { DEMO_LOGIN_PREFIX } from '../../areas/running/demo/empty-shop.queries.ts';
import { assignOrders } from '../../areas/selling/couriers/assign-orders.ts';
import { moveOrder } from '../../areas/selling/orders/move-order.ts';
import { nameAuthor } from '../../areas/staff/audit/staff-acts.queries.ts';
import { HOUR_MS, later, MINUTE_MS } from '../../platform/clock.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { FILL_LOCK } from './fill-catalogue.ts';
import { insertDemoClaims } from './insert-claims.ts';
import { type DemoOrder, placeDemoOrder, readDemoGoods } from './place-demo-order.ts';

/** The history begins this many days ago. */
const DAYS = 28;
/** The numbers of orders on each day, repeated. */
const ORDERS_A_DAY = [2, 1, 3, 1, 2, 2, 1] as const;
/** The number of orders that were placed yesterday for today, which make the courier's list. */
const ORDERS_FOR_TODAY = 5;
/** The cash of this many last days has not been counted yet. */
const OPEN_DAYS = 2;
/** The goods that wait for repair came back this many days ago. */
const RETURN_DAYS_AGO = 3;

type Staff = { operatorId: number; courierId: number };

/**
 * Makes orders of the last weeks in every state, with a cash book, a return and warranty claims, so that the
 * order desk, reports, cash and couriers have something to show. It uses the functions of real orders, with
 * the clock of their time. No message is sent.
 */
export async function fillDemoOrders(databaseUrl: string, now: Date): Promise<void> {
	const db = openDatabase(databaseUrl, console.error, { noQueryTimeout: true });
	await db
		.transaction()
		.execute(async (trx) => {
			await sql`select pg_advisory_xact_lock(${FILL_LOCK})`.execute(trx);
			const { rows } = await sql`select id from orders limit 1`.execute(trx);
			if (rows.length > 0) return;
			await tellStory(trx, now);
			// These orders must send no SMS, so the messages of this transaction are deleted from the outbox.
			await sql`delete from sms_outbox where xmin = pg_current_xact_id()::xid`.execute(trx);
		})
		.finally(() => db.destroy());
}

async function tellStory(trx: Database, now: Date): Promise<void> {
	const staff = await addStaff(trx, later(now, -(DAYS + 1) * 24 * HOUR_MS));
	const goods = await readDemoGoods(trx);
	const today = ashgabatTime(now).date;
	let open: DemoOrder[] = [];
	let count = 0;
	for (let ago = DAYS; ago >= 1; ago -= 1) {
		const day = addDays(today, -ago);
		await nameAuthor(trx, { staffId: staff.operatorId, now: ashgabatInstant(day, '09:00') });
		const due = open.filter(({ date }) => date <= day);
		for (const order of due) await finish(trx, order, { staff, day });
		open = open.filter((order) => !due.includes(order));
		const wanted = ago === 1 ? ORDERS_FOR_TODAY : (ORDERS_A_DAY[ago % ORDERS_A_DAY.length] ?? 1);
		for (let number = 0; number < wanted; number += 1) {
			count += 1;
			const at = later(ashgabatInstant(day, '10:00'), number * 70 * MINUTE_MS);
			const isForToday = ago === 1;
			const order = await placeDemoOrder(trx, goods, { count, at, after: day, courierOnly: isForToday });
			if (!order) continue;
			await moveOrder(trx, { ...moveOf(staff, order, later(at, 12 * MINUTE_MS)), to: 'accepted' });
			open.push(order);
		}
		if (ago === RETURN_DAYS_AGO) await takeGoodsBack(trx, staff, day);
		await endDay(trx, { staff, day, isClosed: ago > OPEN_DAYS, hasDifference: ago === 9 });
	}
	await insertDemoClaims(trx, { staffId: staff.operatorId, today });
	await beginToday(trx, { open, staff, now });
	for (const minutesAgo of [55, 7]) {
		count += 1;
		const at = later(now, -minutesAgo * MINUTE_MS);
		await placeDemoOrder(trx, goods, { count, at, after: addDays(today, -1), courierOnly: false });
	}
}

async function addStaff(trx: Database, now: Date): Promise<Staff> {
	const add = async (role: 'operator' | 'courier', name: string) => {
		const { id } = await trx
			.insertInto('staff_accounts')
			.values({
				login: `${DEMO_LOGIN_PREFIX}${role}`,
				name,
				role,
				created_at: now,
				password_hash: null,
				sealed_totp: null,
			})
			.onConflict((conflict) => conflict.column('login').doUpdateSet({ disabled: false }))
			.returning('id')
			.executeTakeFirstOrThrow();
		return id;
	};
	return {
		operatorId: await add('operator', 'Demo: Jeren'),
		courierId: await add('courier', 'Demo: Batyr'),
	};
}

const moveOf = ({ operatorId }: Staff, { id }: DemoOrder, now: Date) => ({
	orderId: id,
	by: 'shop' as const,
	staffId: operatorId,
	now,
});

/** Ends an order: it is delivered and paid, collected and paid, or cancelled. */
async function finish(
	trx: Database,
	order: DemoOrder,
	{ staff, day }: { staff: Staff; day: string },
): Promise<void> {
	const leaves = ashgabatInstant(day, order.from ?? '15:00');
	if (order.outcome === 'cancelled') {
		const cancel = { reason: order.reason, note: '' };
		await moveOrder(trx, { ...moveOf(staff, order, leaves), to: 'cancelled', cancel });
		return;
	}
	if (order.from) await assignOrders(trx, { ids: [order.id], courierId: staff.courierId });
	await moveOrder(trx, { ...moveOf(staff, order, leaves), to: 'on_delivery' });
	await moveOrder(trx, { ...moveOf(staff, order, later(leaves, 40 * MINUTE_MS)), to: 'completed' });
}

/** Ends a day: the courier hands over the cash, and the till is counted. */
async function endDay(
	trx: Database,
	{
		staff,
		day,
		isClosed,
		hasDifference,
	}: { staff: Staff; day: string; isClosed: boolean; hasDifference: boolean },
): Promise<void> {
	const { courierId, operatorId } = staff;
	const evening = ashgabatInstant(day, '20:30');
	const expectedTenge = await readBalance(trx, courierId);
	if (expectedTenge > 0 && isClosed) {
		const countedTenge = expectedTenge - (hasDifference ? 5_00 : 0);
		const reason = hasDifference ? 'Demo: нет мелочи на сдачу' : '';
		await handOver(trx, { courierId, expectedTenge, countedTenge, reason }, evening);
	}
	if (!isClosed) return;
	const tillTenge = await readBalance(trx, null, { upTo: day });
	// Surplus money of the till is taken to the bank.
	const toBank = Math.floor(tillTenge / 5000_00) * 5000_00;
	if (toBank > 0)
		await addOtherCash(
			trx,
			{ amountTenge: -toBank, reason: 'Demo: сдано в банк', purpose: 'owner' },
			evening,
		);
	const closing = { day, expectedTenge: tillTenge - toBank, countedTenge: tillTenge - toBank, reason: '' };
	await closeDay(trx, closing, { staffId: operatorId, now: later(evening, 30 * MINUTE_MS) });
}

/** Takes back one piece of the newest order that was handed out at least a week ago. */
async function takeGoodsBack(trx: Database, { operatorId }: Staff, day: string): Promise<void> {
	const now = ashgabatInstant(day, '12:30');
	const { rows } = await sql<{ orderId: number; productId: number }>`
		select o.id as "orderId", l.product_id as "productId" from orders o
		join order_lines l on l.order_id = o.id and l.position = 1
		where o.status = 'completed' and o.delivery_date <= ${addDays(day, -6)}::date
		order by o.delivery_date desc, o.id desc limit 1`.execute(trx);
	const [line] = rows;
	if (!line) return;
	const { orderId, productId } = line;
	await takeReturn(
		trx,
		orderId,
		{
			lines: [
				{ productId, quantity: 1, reason: 'defect', condition: 'broken', destination: 'repair', serials: [] },
			],
			settlement: 'cash',
			note: 'Demo: не включается',
		},
		{ staffId: operatorId, now },
	);
}

/**
 * Begins the courier's day: one order is handed out already, two are on their way, one waits in the shop for
 * its courier, and one waits for somebody to assign it.
 */
async function beginToday(
	trx: Database,
	{ open, staff, now }: { open: DemoOrder[]; staff: Staff; now: Date },
): Promise<void> {
	await nameAuthor(trx, { staffId: staff.operatorId, now });
	const brought = open
		.filter(({ from }) => from !== undefined)
		.toSorted((a, b) => `${a.date} ${a.from}`.localeCompare(`${b.date} ${b.from}`));
	const [done, first, second, waiting] = brought;
	const assigned = [done, first, second, waiting].flatMap((order) => (order ? [order.id] : []));
	await assignOrders(trx, { ids: assigned, courierId: staff.courierId });
	const leaves = later(now, -90 * MINUTE_MS);
	for (const order of [done, first, second])
		if (order) await moveOrder(trx, { ...moveOf(staff, order, leaves), to: 'on_delivery' });
	if (done) await moveOrder(trx, { ...moveOf(staff, done, later(now, -20 * MINUTE_MS)), to: 'completed' });
}
