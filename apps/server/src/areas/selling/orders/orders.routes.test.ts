import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { stockOfProduct, stockProducts } from '../../../testing/shop-books.ts';
import { type Shopper, signUpShopper } from '../../../testing/shopper.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

/** The test clock starts on Sunday, 15 November 2026, at noon in Ashgabat. */
const TODAY = '2026-11-15';
const TOMORROW = '2026-11-16';

describe('orders', async () => {
	const shop: TestShop = await openTestShop({ after });
	const { db, app } = shop;
	let me: Shopper;
	before(async () => {
		me = await signUpShopper(shop);
	});

	const stockOf = (id: number) => stockOfProduct(db, id);
	const sell = async (id: number, stock: number, priceTenge = 10_000) => {
		await stockProducts(db, [id], stock);
		await sql`update products set price_tenge = ${priceTenge}, on_sale = false, sale_price_tenge = null,
			unit_factor = 1, limited = false, purchase_limit = 0, single_only = false where id = ${id}`.execute(db);
	};
	const district = async (name: string) => {
		const row = await db
			.selectFrom('districts')
			.select(['id', 'region_id'])
			.where('name_en', '=', name)
			.executeTakeFirstOrThrow();
		return { district_id: row.id, region_id: row.region_id };
	};
	const courier = async (slotId: number, date = TOMORROW, place = 'Parahat 1') => ({
		...(await district(place)),
		delivery: 'courier' as const,
		address: 'Parahat 1, jaý 12',
		slot: { date, id: slotId },
	});
	const codeOf = (response: { json: () => { code: string } }) => response.json().code;

	test('S11 API-01 without a token every call is 401; another person’s order is not there', async () => {
		for (const [method, url] of [
			['GET', '/api/delivery_options?district_id=1'],
			['POST', '/api/order_quote'],
			['POST', '/api/order_add'],
			['GET', '/api/order_list'],
			['GET', '/api/order_show/1'],
			['POST', '/api/order_cancel/1'],
		] as const)
			assert.equal((await app.inject({ method, url })).statusCode, 401, url);
		await sell(1, 5);
		const placed = (await me.order({ items: [{ p_id: 1, quantity: 1 }], expected_total: 100 })).json();
		const other = await signUpShopper(shop);
		assert.equal((await other.call('GET', `/api/order_show/${placed.order.id}`)).statusCode, 404);
		const cancel = await other.call('POST', `/api/order_cancel/${placed.order.id}`, { reason: 'other' });
		assert.equal(cancel.statusCode, 404);
	});

	test('ORDER-01 delivery options of the city: prices, express, pickup, seven days with slots, limits', async () => {
		const { district_id } = await district('Parahat 1');
		const options = (await me.call('GET', `/api/delivery_options?district_id=${district_id}`)).json();
		assert.deepEqual(options.courier, { available: true, price: 20, free_from: 500 });
		assert.deepEqual(options.express, { available: true, price: 40, minutes: 90, reason: null });
		assert.ok(options.pickup.address && options.pickup.phone);
		assert.equal(options.days.length, 7);
		assert.equal(options.days[0].date, TODAY);
		assert.equal(options.today, TODAY);
		// It is noon: the slots until 11 and 13 can no longer be chosen.
		assert.deepEqual(
			options.days[0].slots.map((slot: { open: boolean }) => slot.open),
			[false, false, true, true],
		);
		assert.equal(options.order_limit, 5);
		assert.equal((await me.call('GET', '/api/delivery_options?district_id=999')).statusCode, 404);
		const far = await district('Mary');
		const province = (await me.call('GET', `/api/delivery_options?district_id=${far.district_id}`)).json();
		assert.equal(province.days[0].date, '2026-11-17');
		assert.deepEqual(province.express, { available: false, price: null, minutes: null, reason: 'district' });
		const closed = await district('Stage 13');
		const none = (await me.call('GET', `/api/delivery_options?district_id=${closed.district_id}`)).json();
		assert.equal(none.courier.available, false);
		assert.deepEqual(none.days, []);
	});

	test('ORDER-02 an order keeps prices, names and its address, takes the stock, and is told whole', async () => {
		await sell(2, 10, 12_345);
		const before = await stockOf(2);
		const answer = await me.order({
			...(await courier(4)),
			items: [{ p_id: 2, quantity: 2 }],
			payment: 'cash',
			change_from: 300,
			note: 'Gapyda jaň ediň',
			expected_total: 246.9 + 20,
		});
		assert.equal(answer.statusCode, 201);
		const { order } = answer.json();
		assert.match(order.number, /^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
		assert.equal(order.status, 'pending');
		assert.deepEqual(
			{ subtotal: order.subtotal, delivery_price: order.delivery_price, total: order.total },
			{ subtotal: 246.9, delivery_price: 20, total: 266.9 },
		);
		assert.deepEqual(order.slot, { date: TOMORROW, id: 4, from: '15:00', to: '18:00' });
		assert.equal(order.items[0].sum, 246.9);
		assert.equal(order.district.name_en, 'Parahat 1');
		assert.equal(order.region.name_en, 'Ashgabat');
		assert.equal(order.change_from, 300);
		assert.equal(order.can_cancel, true);
		assert.deepEqual(
			order.events.map(({ status, by }: { status: string; by: string }) => [status, by]),
			[['pending', 'customer']],
		);
		assert.equal(await stockOf(2), before - 2);
		await sql`update products set price_tenge = 99900 where id = 2`.execute(db);
		assert.deepEqual((await me.call('GET', `/api/order_show/${order.id}`)).json(), order);
		const list = (await me.call('GET', '/api/order_list?limit=1')).json();
		assert.deepEqual(list.rows, [order]);
		assert.ok(list.count >= 2);
	});

	test('R4 the same key and body give the same order again; another body under the key is refused', async () => {
		await sell(3, 5);
		const body = { items: [{ p_id: 3, quantity: 1 }], expected_total: 100 };
		const first = await me.order(body, 'one-key-00001');
		const again = await me.order(body, 'one-key-00001');
		assert.equal(first.statusCode, 201);
		assert.equal(again.statusCode, 200);
		assert.deepEqual(again.json(), first.json());
		assert.equal(await stockOf(3), 4);
		const turned = { expected_total: 100, items: [{ quantity: 1, p_id: 3 }] };
		assert.deepEqual(
			(await me.order(turned, 'one-key-00001')).json(),
			first.json(),
			'fields in another order',
		);
		const other = await me.order({ ...body, note: 'x' }, 'one-key-00001');
		assert.deepEqual([other.statusCode, codeOf(other)], [409, 'idempotency_mismatch']);
		assert.equal((await me.order(body, 'short')).statusCode, 400);
	});

	test('S12 a day that does not exist is refused by its field', async () => {
		const goods = { items: [{ p_id: 3, quantity: 1 }], expected_total: 120 };
		const refused = await me.order({ ...(await courier(1, '2026-02-31')), ...goods });
		assert.equal(refused.statusCode, 400, refused.body);
		assert.deepEqual(refused.json().errors, [{ field: 'slot.date', code: 'format' }]);
	});

	test('ORDER-03 every refusal has its code, and a refused order leaves nothing behind', async () => {
		const she = await signUpShopper(shop);
		await sell(4, 2);
		const item = (quantity: number) => [{ p_id: 4, quantity }];
		const refused = async (body: Parameters<Shopper['order']>[0], code: string) => {
			const answer = await she.order(body);
			assert.deepEqual([answer.statusCode, codeOf(answer)], [409, code]);
			return answer.json();
		};
		const changed = await refused({ items: item(3), expected_total: 300 }, 'stock_changed');
		assert.deepEqual(changed.quote.changes, [{ p_id: 4, code: 'stock', from: 3, to: 2 }]);
		assert.equal(changed.quote.items[0].quantity, 2);
		assert.equal(
			(await refused({ items: item(1), expected_total: 99.99 }, 'price_changed')).quote.total,
			100,
		);
		await sql`update products set limited = true, purchase_limit = 1 where id = 4`.execute(db);
		await refused({ items: item(2), expected_total: 200 }, 'product_limit');
		await sql`update products set limited = false where id = 4`.execute(db);
		await refused({ ...(await courier(1, TODAY)), items: item(1), expected_total: 120 }, 'slot_expired');
		await refused(
			{ ...(await courier(1, '2026-11-30')), items: item(1), expected_total: 120 },
			'slot_expired',
		);
		await sql`insert into holidays (date) values ('2026-11-18')`.execute(db);
		await refused(
			{ ...(await courier(1, '2026-11-18')), items: item(1), expected_total: 120 },
			'slot_expired',
		);
		await refused(
			{ ...(await courier(1, TOMORROW, 'Stage 13')), items: item(1), expected_total: 120 },
			'delivery_unavailable',
		);
		await refused(
			{
				...(await district('Mary')),
				delivery: 'express',
				address: 'Mary, 1',
				items: item(1),
				expected_total: 150,
			},
			'express_unavailable',
		);
		await sql`update delivery_slots set capacity = 0 where id = 2`.execute(db);
		await refused({ ...(await courier(2)), items: item(1), expected_total: 120 }, 'slot_full');
		const { category_id } = await db
			.selectFrom('products')
			.select('category_id')
			.where('id', '=', 4)
			.executeTakeFirstOrThrow();
		await sql`insert into order_minimums values (${category_id}, 15000)`.execute(db);
		await refused({ items: item(1), expected_total: 100 }, 'minimum_amount');
		await sql`delete from order_minimums`.execute(db);
		assert.equal(await stockOf(4), 2);
		assert.equal((await she.call('GET', '/api/order_list')).json().count, 0);
	});

	test('ORDER-05 a pending order is cancelled with a reason: stock and slot come back; later it cannot be', async () => {
		await sell(5, 4);
		const { order } = (
			await me.order({ ...(await courier(3)), items: [{ p_id: 5, quantity: 3 }], expected_total: 320 })
		).json();
		const booked = async () =>
			(
				await sql<{
					booked: number;
				}>`select booked from slot_bookings where date = ${TOMORROW} and slot_id = 3`.execute(db)
			).rows[0]?.booked;
		assert.equal(await booked(), 1);
		const cancel = () =>
			me.call('POST', `/api/order_cancel/${order.id}`, { reason: 'expensive', note: 'gymmat' });
		const cancelled = await cancel();
		assert.equal(cancelled.statusCode, 200);
		assert.deepEqual(
			[cancelled.json().status, cancelled.json().cancel_reason, cancelled.json().can_cancel],
			['cancelled', 'expensive', false],
		);
		assert.equal(await stockOf(5), 4);
		assert.equal(await booked(), 0);
		const again = await cancel();
		assert.deepEqual([again.statusCode, codeOf(again)], [409, 'cannot_cancel']);
		assert.equal(await stockOf(5), 4);
		assert.equal(
			(await me.call('POST', `/api/order_cancel/${order.id}`, { reason: 'bored' })).statusCode,
			400,
		);
	});

	test('ORDER-02 a quote tells fresh prices, changes and problems, and promises nothing', async () => {
		await sell(6, 1, 60_000);
		const quote = (
			await me.call('POST', '/api/order_quote', {
				...(await district('Parahat 1')),
				items: [
					{ p_id: 6, quantity: 2 },
					{ p_id: 999_999, quantity: 1 },
				],
				delivery: 'courier',
			})
		).json();
		assert.deepEqual(quote.changes, [
			{ p_id: 6, code: 'stock', from: 2, to: 1 },
			{ p_id: 999_999, code: 'gone', from: 1, to: 0 },
		]);
		assert.deepEqual([quote.subtotal, quote.delivery_price, quote.total], [600, 0, 600]);
		assert.equal(quote.items[0].p_id, 6);
		assert.equal(await stockOf(6), 1);
		const far = await me.call('POST', '/api/order_quote', {
			...(await district('Stage 14')),
			items: [{ p_id: 6, quantity: 1 }],
			delivery: 'express',
		});
		assert.deepEqual(far.json().problems, [{ code: 'delivery_unavailable' }]);
	});

	test('S10 S12 bad orders are 400: no items, too many, fractions, unknown kinds, bad phone, prices from outside ignored', async () => {
		const good = { items: [{ p_id: 6, quantity: 1 }], expected_total: 600 };
		for (const bad of [
			{ items: [] },
			{ items: Array.from({ length: 101 }, (_, index) => ({ p_id: index + 1, quantity: 1 })) },
			{ items: [{ p_id: 6, quantity: 0 }] },
			{ items: [{ p_id: 6, quantity: 1.5 }] },
			{ items: [{ p_id: -1, quantity: 1 }] },
			{ delivery: 'drone' },
			{ payment: 'gold' },
			{ phone: '12345678' },
			{ name: 'x' },
			{ note: 'a\u0000b' },
			{ delivery: 'courier', address: '' },
		] as object[])
			assert.equal((await me.order({ ...good, ...bad })).statusCode, 400, JSON.stringify(bad));
		const cheap = await me.order({
			...good,
			items: [{ p_id: 6, quantity: 1, price: 1 } as never],
			expected_total: 1,
		});
		assert.equal(codeOf(cheap), 'price_changed');
	});
});
