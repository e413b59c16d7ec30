import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { deleteExpired } from './housekeeping.ts';
import { DAY_MS } from './platform/clock.ts';
import { stockUp } from './testing/order-rounds.ts';
import { people } from './testing/people.ts';
import { signUpShopper } from './testing/shopper.ts';
import { openTestShop } from './testing/test-shop.ts';

test('S7 expired sessions, places and limits are deleted, current ones stay', async (t) => {
	const shop = await openTestShop(t);
	const { db, time } = shop;
	const { register, show, signIn } = people(shop);
	const rows = async (table: 'sessions' | 'known_devices' | 'limits') =>
		(await db.selectFrom(table).selectAll().execute()).length;
	const { phone, token } = await register();
	await signIn(phone, 'gyzyl nar');
	time.pass(10 * DAY_MS);
	await deleteExpired(shop);
	assert.deepEqual([await rows('sessions'), await rows('known_devices'), await rows('limits')], [1, 1, 0]);
	assert.equal((await show(token)).token, token);
	time.pass(100 * DAY_MS);
	await deleteExpired(shop);
	assert.deepEqual([await rows('sessions'), await rows('known_devices')], [0, 0]);
});

test('R4 idempotency keys are deleted after months, orders never', async (t) => {
	const shop = await openTestShop(t);
	const shopper = await signUpShopper(shop);
	await stockUp(shop.db, [4], 1);
	const placed = await shopper.order({ items: [{ p_id: 4, quantity: 1 }], expected_total: 100 });
	assert.equal(placed.statusCode, 201, placed.body);
	const count = async (table: 'order_keys' | 'orders') =>
		(await sql`select from ${sql.table(table)}`.execute(shop.db)).rows.length;
	shop.time.pass(80 * DAY_MS);
	await deleteExpired(shop);
	assert.equal(await count('order_keys'), 1);
	shop.time.pass(11 * DAY_MS);
	await deleteExpired(shop);
	assert.deepEqual([await count('order_keys'), await count('orders')], [0, 1]);
});
