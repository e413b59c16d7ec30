import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { MINUTE_MS } from '../../platform/clock.ts';
import { type ReadEvent, readEvents } from '../../testing/event-reader.ts';
import { stockUp } from '../../testing/order-rounds.ts';
import { PATIENT, startServer } from '../../testing/server-process.ts';
import { type Shopper, signUpShopper } from '../../testing/shopper.ts';
import { signInStaff } from '../../testing/staff.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

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

const placeOrder = async (shopper: Shopper): Promise<{ id: number; number: string }> => {
	const placed = await shopper.order({ items: [{ p_id: 1, quantity: 1 }], expected_total: 100 });
	assert.equal(placed.statusCode, 201, placed.body);
	return placed.json().order;
};

const unseenOf = ({ data }: ReadEvent) => ((data.counts ?? data) as { unseen: number }).unseen;
const missedOf = ({ data }: ReadEvent) =>
	(data.missed as { number: string }[]).map(({ number }) => number).toSorted();

test('DESK-01 what arrives while the line is cut, while the server is away and after another sign-in is sent first and counted', async (t) => {
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
		headers: { cookie, origin: server.origin },
	});
	assert.equal(watched.status, 200);
	await fourth.next((one) => one.event === 'bell' && unseenOf(one) === 4);
	await fourth.close();
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
