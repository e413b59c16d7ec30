import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { ORDER_STATUSES } from '@dukan/domain/base/orders/order-status.ts';
import { sql } from 'kysely';
import { stockOfProduct, stockProducts } from '../../../testing/shop-books.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { publicOrder } from './public-order.ts';

describe('the shop moves an order', async () => {
	const shop = await openTestShop({ after });
	const { app, db } = shop;
	const me = await signUpShopper(shop);
	const operator = await signInStaff(db, shop.clock());
	await stockProducts(db, [1], 100);
	await sql`update products set price_tenge = 10000, on_sale = false, sale_price_tenge = null,
		unit_factor = 1, limited = false, single_only = false where id = 1`.execute(db);
	await sql`update order_rules set orders_per_day = 100`.execute(db);
	const stock = () => stockOfProduct(db, 1);
	const place = async (): Promise<number> =>
		(await me.order({ items: [{ p_id: 1, quantity: 2 }], expected_total: 200 })).json().order.id;
	const move = (id: number, payload: object) =>
		app.inject({
			method: 'POST',
			url: `/api/staff/order_move/${id}`,
			headers: { cookie: operator.cookie },
			payload,
		});

	test('ORDER-04 accepted, on delivery, completed: each kept with its time and author; the customer can no longer cancel', async () => {
		const id = await place();
		const accepted = await move(id, { to: 'accepted' });
		assert.equal(accepted.statusCode, 200, accepted.body);
		assert.equal(accepted.json().canCancel, false);
		const refused = await me.call('POST', `/api/order_cancel/${id}`, { reason: 'other' });
		assert.deepEqual([refused.statusCode, refused.json().code], [409, 'cannot_cancel']);
		shop.time.pass(60_000);
		assert.equal((await move(id, { to: 'on_delivery' })).json().status, 'on_delivery');
		const done = (await move(id, { to: 'completed' })).json();
		assert.deepEqual(
			done.events.map(({ status, by, at }: Record<string, string>) => [status, by, at?.slice(11, 16)]),
			[
				['pending', 'customer', '07:00'],
				['accepted', 'shop', '07:00'],
				['on_delivery', 'shop', '07:01'],
				['completed', 'shop', '07:01'],
			],
		);
		assert.deepEqual((await me.call('GET', `/api/order_show/${id}`)).json(), publicOrder(done));
		const { rows } = await sql<{ staff_id: number | null }>`select staff_id from order_events
			where order_id = ${id} order by id`.execute(db);
		assert.deepEqual(
			rows.map(({ staff_id }) => staff_id),
			[null, operator.id, operator.id, operator.id],
		);
	});

	test('ORDER-04 R8 an SMS goes with the steps that the shop has chosen, with no others, and not for a refused one', async () => {
		const messages = async (id: number) => {
			const { rows } = await sql<{ phone: string; text: string }>`
				select s.phone, s.text from sms_outbox s join orders o on s.text like '%' || o.number || '%'
				where o.id = ${id} order by s.id`.execute(db);
			return rows;
		};
		const id = await place();
		assert.deepEqual(await messages(id), []);
		const { number } = (await move(id, { to: 'accepted' })).json();
		await move(id, { to: 'accepted' });
		await move(id, { to: 'on_delivery' });
		await move(id, { to: 'completed' });
		const sent = await messages(id);
		assert.deepEqual(
			sent.map(({ phone, text }) => `${phone} ${text.split(':', 2).join(':')}`),
			[`1234567 Dükan: заказ ${number} принят.`, `1234567 Dükan: заказ ${number} готов`],
		);
		const own = await place();
		assert.equal((await me.call('POST', `/api/order_cancel/${own}`, { reason: 'other' })).statusCode, 200);
		assert.deepEqual(await messages(own), []);
		await sql`update order_rules set sms_statuses = '{}'`.execute(db);
		const silent = await place();
		await move(silent, { to: 'accepted' });
		assert.deepEqual(await messages(silent), []);
		await sql`update order_rules set sms_statuses = default`.execute(db);
	});

	test('ORDER-04 ORDER-05 any unfinished order can be cancelled by an operator, and its goods come back', async () => {
		for (const steps of [[], ['accepted'], ['accepted', 'on_delivery']]) {
			const before = await stock();
			const id = await place();
			for (const to of steps) assert.equal((await move(id, { to })).statusCode, 200);
			const cancelled = (await move(id, { to: 'cancelled', note: 'jogap ýok' })).json();
			assert.deepEqual([cancelled.status, cancelled.customerCancelReason], ['cancelled', 'other']);
			assert.equal(await stock(), before);
		}
	});

	test('ORDER-04 no other move is made, the second of two equal moves is refused, and nothing unknown gets in', async () => {
		const id = await place();
		for (const to of ['on_delivery', 'completed']) {
			const refused = await move(id, { to });
			assert.deepEqual([refused.statusCode, refused.json().code], [409, 'cannot_move'], to);
		}
		const twice = await Promise.all([move(id, { to: 'accepted' }), move(id, { to: 'accepted' })]);
		assert.deepEqual(twice.map(({ statusCode }) => statusCode).sort(), [200, 409]);
		for (const to of ['on_delivery', 'completed']) await move(id, { to });
		for (const to of ORDER_STATUSES.filter((status) => status !== 'pending'))
			assert.equal((await move(id, { to, reason: 'duplicate' })).statusCode, 409, to);
		for (const bad of [{}, { to: 'pending' }, { to: 'lost' }, { to: 'cancelled', reason: 'bored' }])
			assert.equal((await move(id, bad)).statusCode, 400, JSON.stringify(bad));
		assert.equal((await move(999_999, { to: 'accepted' })).statusCode, 404);
	});
});
