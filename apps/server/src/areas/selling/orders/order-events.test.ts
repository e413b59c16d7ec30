import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEvents } from '../../../testing/event-reader.ts';
import { stockUp } from '../../../testing/order-rounds.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { moveOrder } from './move-order.ts';

test('ORDER-06 S7 a stream whose session has ended tells no more: the next event ends it', async (t) => {
	const shop = await openTestShop(t);
	const { app, db, time } = shop;
	const me = await signUpShopper(shop);
	await stockUp(db, [1], 5);
	const address = await app.listen({ port: 0, host: '127.0.0.1' });
	const stream = await readEvents(`${address}/api/order_events`, { authorization: `Bearer ${me.token}` });
	const { order } = (await me.order({ items: [{ p_id: 1, quantity: 1 }], expected_total: 100 })).json();
	await stream.next(({ data }) => data.status === 'pending');
	assert.equal((await me.call('POST', '/api/signout')).statusCode, 204);
	const move = { orderId: order.id, to: 'accepted', by: 'shop', now: time.now } as const;
	await db.transaction().execute((trx) => moveOrder(trx, move));
	await stream.ended;
	assert.deepEqual(
		stream.events().map(({ data }) => data.status),
		['pending'],
	);
});
