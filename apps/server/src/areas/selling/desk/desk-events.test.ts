import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { MINUTE_MS } from '../../../platform/clock.ts';
import { missedOf, placeOrder, unseenOf } from '../../../testing/desk-stream.ts';
import { readEvents } from '../../../testing/event-reader.ts';
import { stockUp } from '../../../testing/order-rounds.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

test('DESK-01 what arrives while the connection is cut and before another sign-in is sent first and counted', async (t) => {
	const shop = await openTestShop(t);
	await stockUp(shop.db, [1], 100);
	const shopper = await signUpShopper(shop);
	const { cookie, id: staffId } = await signInStaff(shop.db, shop.clock());
	const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
	const open = (headers: { cookie: string }, after?: string) =>
		readEvents(`${origin}/api/staff/order_events${after === undefined ? '' : `?after=${after}`}`, headers);

	const first = await open({ cookie });
	await first.next(({ event }) => event === 'start');
	const live = await placeOrder(shopper);
	const seen = await first.next(({ event, data }) => event === 'order' && data.number === live.number);
	await first.close();
	const cut = await placeOrder(shopper);
	const second = await open({ cookie }, seen.id);
	const afterCut = await second.next(({ event }) => event === 'start');
	assert.deepEqual([missedOf(afterCut), unseenOf(afterCut)], [[cut.number], 2]);
	await second.close();

	await sql`delete from staff_sessions where staff_id = ${staffId}`.execute(shop.db);
	assert.equal((await fetch(`${origin}/api/staff/order_events`, { headers: { cookie } })).status, 401);
	const away = await placeOrder(shopper);
	const third = await open(await signInStaff(shop.db, shop.clock()), afterCut.id);
	const afterSignIn = await third.next(({ event }) => event === 'start');
	assert.deepEqual([missedOf(afterSignIn), unseenOf(afterSignIn)], [[away.number], 3]);
	await third.close();
});

test('DESK-02 a desk left alone for as long as its role allows gets counts and no order; calls are refused meanwhile', async (t) => {
	const shop = await openTestShop(t);
	const { app, db, time } = shop;
	await stockUp(db, [1], 100);
	const shopper = await signUpShopper(shop);
	const operator = await signInStaff(db, shop.clock());
	await sql`update staff_roles set idle_minutes = 45 where key = 'operator'`.execute(db);
	const address = await app.listen({ port: 0, host: '127.0.0.1' });
	const headers = { cookie: operator.cookie };
	const status = async () => (await app.inject({ url: '/api/staff/order_counts', headers })).statusCode;

	time.pass(44 * MINUTE_MS);
	const open = await readEvents(`${address}/api/staff/order_events?after=0`, headers);
	assert.equal((await open.next(({ event }) => event === 'start')).data.locked, false);
	await open.close();
	time.pass(MINUTE_MS);
	assert.equal(await status(), 401, 'the stream alone does not extend a session');

	await placeOrder(shopper);
	const locked = await readEvents(`${address}/api/staff/order_events?after=0`, headers);
	const start = await locked.next(({ event }) => event === 'start');
	assert.deepEqual([start.data.locked, start.data.missed, unseenOf(start)], [true, [], 1]);
	await placeOrder(shopper);
	await locked.next((one) => one.event === 'bell' && unseenOf(one) === 2);
	assert.deepEqual(
		locked.events().filter(({ event }) => event === 'order'),
		[],
	);
	await locked.close();
	await db.updateTable('staff_accounts').set({ disabled: true }).where('id', '=', operator.id).execute();
	assert.equal((await fetch(`${address}/api/staff/order_events`, { headers })).status, 401);
});
