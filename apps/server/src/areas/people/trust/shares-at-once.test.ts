import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { stockUp } from '../../../testing/order-rounds.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { until } from '../../../testing/until.ts';

/** The shop places this many orders at once. */
const AT_ONCE = 6;
const FIRST_PRODUCT = 101;

test('S18 strangers behind one address who order different goods at the same moment hold no more than its share', async (t) => {
	const shop = await openTestShop(t);
	const { db, time } = shop;
	const products = Array.from({ length: AT_ONCE }, (_, index) => FIRST_PRODUCT + index);
	await stockUp(db, products, 100);
	// The shop is so small that the address may hold what one person may: ten pieces.
	await sql`update stock_census set pieces = 100, counted_at = ${time.now}`.execute(db);
	const crowd = await Promise.all(products.map(() => signUpShopper(shop, { known: false })));
	const waiting = async () => {
		const { rows } = await sql<{ count: number }>`select count(*)::integer as count from pg_stat_activity
			where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
		return rows[0]?.count ?? 0;
	};
	const orders = await db.transaction().execute(async (trx) => {
		// The lock lets orders be read but not written, so that all of them wait at the same point.
		await sql`lock table order_lines in share mode`.execute(trx);
		const placed = crowd.map((shopper, index) =>
			shopper.order({ items: [{ p_id: FIRST_PRODUCT + index, quantity: 5 }], expected_total: 500 }),
		);
		await until(async () => (await waiting()) === AT_ONCE, 'all orders to wait');
		return placed;
	});
	const statuses = (await Promise.all(orders)).map(({ statusCode }) => statusCode);
	assert.equal(statuses.filter((status) => status === 201).length, 2, String(statuses));
	assert.equal(statuses.filter((status) => status === 409).length, AT_ONCE - 2);
});
