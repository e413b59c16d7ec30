import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import { sql } from 'kysely';
import { requireMovedStock } from '../../areas/goods/stock/require-moved-stock.ts';
import { requireBalancedCash } from '../../areas/money/cash/require-balanced-cash.ts';
import { listOwnRun } from '../../areas/selling/couriers/couriers.queries.ts';
import type { Database } from '../../platform/database/database.ts';
import { hoursBookedWithoutOrder } from '../../testing/shop-books.ts';
import { openTestShop } from '../../testing/test-shop.ts';
import { fillDemoOrders } from './insert-orders.ts';

const countOf = async (db: Database, table: string) => {
	const { rows } = await sql<{
		count: number;
	}>`select count(*)::integer as count from ${sql.table(table)}`.execute(db);
	return rows[0]?.count ?? 0;
};

const NOON = new Date('2026-11-17T07:00:00Z');
/** A time in the night after a holiday, when nothing is delivered. */
const NIGHT = new Date('2027-01-01T20:30:00Z');

for (const now of [NOON, NIGHT])
	test(`COUR-02 COUR-04 RET-03 demo orders of ${now.toISOString()} are in every state, their books agree, and a second start adds none`, async (t) => {
		const { db, databaseUrl } = await openTestShop(t);
		await fillDemoOrders(databaseUrl, now);
		await requireLively(db, now);
		await requireBalancedCash(db);
		await requireMovedStock(db);
		assert.equal(await hoursBookedWithoutOrder(db), 0);
		const orders = await countOf(db, 'orders');
		await fillDemoOrders(databaseUrl, now);
		assert.equal(await countOf(db, 'orders'), orders);
	});

async function requireLively(db: Database, now: Date): Promise<void> {
	const { rows: states } = await sql<{
		status: string;
		count: number;
	}>`select status, count(*)::integer as count from orders group by status`.execute(db);
	const counts = new Map(states.map(({ status, count }) => [status, count]));
	for (const status of ['pending', 'accepted', 'on_delivery', 'cancelled'])
		assert.ok((counts.get(status) ?? 0) >= 2, `${status}: ${counts.get(status)}`);
	assert.ok((counts.get('completed') ?? 0) > 20);
	const { rows: confirmed } = await sql`select id from users where phone_confirmed_at is not null`.execute(
		db,
	);
	assert.deepEqual(confirmed, [], 'nobody is invited to review');
	assert.equal(await countOf(db, 'sms_outbox'), 0);
	assert.equal(await countOf(db, 'returns'), 1);
	const { rows: claims } = await sql<{ state: string }>`select state from claims order by id`.execute(db);
	assert.deepEqual(
		claims.map(({ state }) => state),
		['handed_back', 'repaired', 'at_service', 'received'],
	);
	assert.equal(await countOf(db, 'service_requests'), 1);
	const { rows: late } = await sql`select id from order_events where at > ${now}`.execute(db);
	assert.deepEqual(late, []);
	const { id: courierId } = await db
		.selectFrom('staff_accounts')
		.select('id')
		.where('login', '=', 'demo-courier')
		.executeTakeFirstOrThrow();
	const day = ashgabatTime(now).date;
	assert.ok((await listOwnRun(db, courierId, { day, onlyOpen: true })).length >= 3);
}
