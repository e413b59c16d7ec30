import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { PATIENT, startServer } from '../../../testing/server-process.ts';
import { stockProducts } from '../../../testing/shop-books.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { until } from '../../../testing/until.ts';
import { moveOrder } from './move-order.ts';

test('ORDER-06 R9 a status change reaches the customer’s open page through another process; others hear nothing; a gap and a stop end the stream', async (t) => {
	const shop = await openTestShop(t);
	const { db, config, databaseUrl } = shop;
	const me = await signUpShopper(shop);
	const other = await signUpShopper(shop);
	const server = await startServer({
		...PATIENT,
		DATABASE_URL: databaseUrl,
		DATA_DIR: config.dataDir,
		LOG_LEVEL: 'silent',
	});
	shop.onClose(() => server.stop());
	const listen = async (token: string) => {
		const response = await fetch(`${server.origin}/api/order_events`, {
			headers: { authorization: `Bearer ${token}` },
		});
		assert.equal(response.status, 200);
		assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream/);
		let heard = '';
		const ended = (async () => {
			for await (const chunk of response.body ?? []) heard += new TextDecoder().decode(chunk);
		})();
		return { heard: () => heard, ended };
	};
	assert.equal((await fetch(`${server.origin}/api/order_events`)).status, 401);
	const mine = await listen(me.token);
	const theirs = await listen(other.token);

	await stockProducts(db, [1], 5);
	await db
		.updateTable('products')
		.set({ price_tenge: 10_000, on_sale: false, unit_factor: 1 })
		.where('id', '=', 1)
		.execute();
	const { order } = (await me.order({ items: [{ p_id: 1, quantity: 1 }], expected_total: 100 })).json();
	const move = { orderId: order.id, to: 'accepted', by: 'shop', now: new Date() } as const;
	await db.transaction().execute((trx) => moveOrder(trx, move));
	await until(() => mine.heard().includes('accepted'));
	const events = [...mine.heard().matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data));
	assert.deepEqual(
		events.map(({ order: id, status, by }) => [id, status, by]),
		[
			[order.id, 'pending', 'customer'],
			[order.id, 'accepted', 'shop'],
		],
	);
	assert.doesNotMatch(theirs.heard(), /data:/);

	// Cuts the connection that listens to the database: the page must connect again, because nothing tells what it has missed.
	await sql`select pg_terminate_backend(pid) from pg_stat_activity
		where datname = current_database() and application_name like 'dukan notifications%'`.execute(db);
	await mine.ended;
	const again = await listen(me.token);
	assert.equal(await server.stop(), 0);
	await Promise.all([again.ended, theirs.ended]);
});
