import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wireHeaders } from '@dukan/domain/staff/access/wire-version.ts';
import { sql } from 'kysely';
import { missedOf, placeOrder, unseenOf } from '../../../testing/desk-stream.ts';
import { readEvents } from '../../../testing/event-reader.ts';
import { stockUp } from '../../../testing/order-rounds.ts';
import { PATIENT, startServer } from '../../../testing/server-process.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

const serve = async (shop: TestShop) => {
	const server = await startServer({
		...PATIENT,
		DATABASE_URL: shop.databaseUrl,
		DATA_DIR: shop.config.dataDir,
		LOG_LEVEL: 'silent',
	});
	shop.onClose(() => server.stop());
	return server;
};

test('DESK-01 what arrives while the connection is cut, while the server is away and after another sign-in is sent first and counted', async (t) => {
	const shop = await openTestShop(t);
	await stockUp(shop.db, [1], 100);
	const shopper = await signUpShopper(shop);
	let { cookie, id: staffId } = await signInStaff(shop.db, new Date());
	let server = await serve(shop);
	const open = (after?: string) =>
		readEvents(`${server.origin}/api/staff/order_events${after === undefined ? '' : `?after=${after}`}`, {
			cookie,
		});

	const first = await open();
	const start = await first.next(({ event }) => event === 'start');
	assert.deepEqual([unseenOf(start), missedOf(start)], [0, []]);
	const live = await placeOrder(shopper);
	const seen = await first.next(({ event, data }) => event === 'order' && data.number === live.number);
	assert.notEqual(seen.id, '');
	await first.next((one) => one.event === 'bell' && unseenOf(one) === 1);

	await first.close();
	const cut = await placeOrder(shopper);
	const second = await open(seen.id);
	const afterCut = await second.next(({ event }) => event === 'start');
	assert.deepEqual([missedOf(afterCut), unseenOf(afterCut)], [[cut.number], 2]);

	server.process.kill('SIGKILL');
	await second.ended;
	const killed = [await placeOrder(shopper), await placeOrder(shopper)];
	server = await serve(shop);
	const third = await open(afterCut.id);
	const afterKill = await third.next(({ event }) => event === 'start');
	assert.deepEqual(missedOf(afterKill), killed.map(({ number }) => number).toSorted());
	assert.equal(unseenOf(afterKill), 4);

	await sql`delete from staff_sessions where staff_id = ${staffId}`.execute(shop.db);
	await third.close();
	assert.equal((await fetch(`${server.origin}/api/staff/order_events`, { headers: { cookie } })).status, 401);
	const away = await placeOrder(shopper);
	({ cookie, id: staffId } = await signInStaff(shop.db, new Date()));
	const fourth = await open(afterKill.id);
	const afterSignIn = await fourth.next(({ event }) => event === 'start');
	assert.deepEqual([missedOf(afterSignIn), unseenOf(afterSignIn)], [[away.number], 5]);

	const watched = await fetch(`${server.origin}/api/staff/order_watch/${away.id}`, {
		method: 'POST',
		headers: { ...wireHeaders, cookie, origin: server.origin },
	});
	assert.equal(watched.status, 200);
	await fourth.next((one) => one.event === 'bell' && unseenOf(one) === 4);
	await fourth.close();
});
