import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import type { OrderAddWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { sql } from 'kysely';
import { DAY_MS, later } from '../../../platform/clock.ts';
import { KEYS_EXPIRE } from '../../../platform/idempotency/idempotency.queries.ts';
import { deleteExpiredRows } from '../../../platform/jobs/delete-expired.ts';
import { stockProducts } from '../../../testing/shop-books.ts';
import { type Shopper, signUpShopper } from '../../../testing/shopper.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

/** The test clock starts on Sunday, 15 November 2026, at noon in Ashgabat. */
const TODAY = '2026-11-15';
const TOMORROW = '2026-11-16';

describe('placing an order', async () => {
	const shop = await openTestShop({ after });
	const { db, time } = shop;
	const { id: district_id, region_id } = await db
		.selectFrom('districts')
		.select(['id', 'region_id'])
		.where('name_en', '=', 'Parahat 1')
		.executeTakeFirstOrThrow();
	const noon = time.now;
	let me: Shopper;
	beforeEach(async () => {
		time.now = noon;
		me = await signUpShopper(shop);
		await stockProducts(db, [1, 2], 10);
		await sql`update products set price_tenge = 10000, on_sale = false, sale_price_tenge = null,
			unit_factor = 1, limited = false, purchase_limit = 0, single_only = false where id in (1, 2)`.execute(
			db,
		);
	});

	const items = [{ p_id: 1, quantity: 1 }];
	const courier: Partial<OrderAddWire> = {
		items,
		delivery: 'courier',
		district_id,
		region_id,
		address: 'Parahat 1, 12',
		slot: { date: TOMORROW, id: 1 },
		expected_total: 120,
	};
	const express: Partial<OrderAddWire> = {
		items,
		delivery: 'express',
		district_id,
		address: 'Parahat 1, 12',
		expected_total: 140,
	};
	const pickup = { items, expected_total: 100 };
	const place = async (body: Partial<OrderAddWire>) => {
		const response = await me.order(body);
		assert.equal(response.statusCode, 201, response.body);
		return response.json().order;
	};
	const refusal = async (body: Partial<OrderAddWire>) => {
		const response = await me.order(body);
		return { status: response.statusCode, ...response.json() };
	};

	test('ORDER-03 without a district, with one that does not exist, or with one of another region nothing is delivered', async () => {
		for (const wrong of [
			{ district_id: undefined },
			{ district_id: 999_999 },
			{ region_id: region_id + 1 },
		] as object[])
			assert.equal((await refusal({ ...courier, ...wrong })).code, 'delivery_unavailable');
		assert.equal((await place({ ...courier, region_id: undefined } as object)).district.id, district_id);
	});

	test('ORDER-03 a courier needs a slot that exists; the refusal names the field', async () => {
		for (const slot of [undefined, { date: TOMORROW, id: 999 }]) {
			const { status, code, errors } = await refusal({ ...courier, slot } as object);
			assert.deepEqual([status, code, errors], [400, 'invalid_input', [{ field: 'slot', code: 'required' }]]);
		}
	});

	test('ORDER-03 orders for one day are limited, cancelled ones do not count, and another day has its own', async () => {
		await sql`update order_rules set orders_per_day = 2`.execute(db);
		const today = { ...courier, slot: { date: TODAY, id: 4 } };
		const first = await place(pickup);
		await place(today);
		for (const body of [pickup, today, express]) assert.equal((await refusal(body)).code, 'order_limit');
		await place(courier);
		await me.call('POST', `/api/order_cancel/${first.id}`, { reason: 'other' });
		await place(pickup);
		await sql`update order_rules set orders_per_day = default`.execute(db);
	});

	const deliveryDate = async ({ id }: { id: number }) =>
		(await sql<{ day: string }>`select delivery_date::text as day from orders where id = ${id}`.execute(db))
			.rows[0]?.day;

	test('ORDER-02 express is delivered today, costs its own price, and takes no slot', async () => {
		const order = await place(express);
		assert.deepEqual(
			[order.delivery, order.slot, order.delivery_price, order.total],
			['express', null, 40, 140],
		);
		assert.equal(await deliveryDate(order), TODAY);
	});

	test('ORDER-02 a slot that is sent with express or pickup, and a district with pickup, mean nothing', async () => {
		const { slot } = courier;
		const booked = async () =>
			(await sql`select sum(booked) from slot_bookings where date = ${TOMORROW}`.execute(db)).rows;
		const before = await booked();
		const brought = await place({ ...express, slot } as object);
		assert.deepEqual([brought.slot, await deliveryDate(brought)], [null, TODAY]);
		const fetched = await place({ ...pickup, slot, district_id } as object);
		assert.deepEqual([fetched.slot, fetched.district, await deliveryDate(fetched)], [null, null, TODAY]);
		assert.deepEqual(await booked(), before);
	});

	test('ORDER-03 express is refused outside its hours and while as many are open as couriers can bring', async () => {
		time.now = new Date('2026-11-15T12:00:00Z');
		assert.equal((await refusal(express)).code, 'express_unavailable');
		await place(courier);
		time.now = noon;
		const { rows } = await sql<{ open: number }>`select count(*)::integer as open from orders
			where delivery = 'express' and status in ('pending', 'accepted', 'on_delivery')`.execute(db);
		await sql`update order_rules set express_capacity = ${(rows[0]?.open ?? 0) + 1}`.execute(db);
		const last = await place(express);
		assert.equal((await refusal(express)).code, 'express_unavailable');
		await me.call('POST', `/api/order_cancel/${last.id}`, { reason: 'other' });
		await place(express);
		await sql`update order_rules set express_capacity = default`.execute(db);
	});

	test('ORDER-03 goods that are gone count as changed stock, also beside a limit; the quote tells both', async () => {
		await sql`update products set single_only = true where id = 2`.execute(db);
		const asked = [
			{ p_id: 999_999, quantity: 1 },
			{ p_id: 2, quantity: 2 },
		];
		const { code, quote } = await refusal({ items: asked, expected_total: 100 });
		assert.equal(code, 'stock_changed');
		assert.deepEqual(quote.changes, [
			{ p_id: 999_999, code: 'gone', from: 1, to: 0 },
			{ p_id: 2, code: 'limit', from: 2, to: 1 },
		]);
		const limited = await refusal({ items: asked.slice(1), expected_total: 200 });
		assert.deepEqual([limited.code, limited.quote.total], ['product_limit', 100]);
	});

	test('ORDER-03 the refusal of a small order says what goods of that category must come to', async () => {
		await sql`insert into order_minimums select category_id, 15050 from products where id = 1`.execute(db);
		const { code, detail } = await refusal(pickup);
		assert.deepEqual([code, detail], ['minimum_amount', 'At least 150.5 manat.']);
		await sql`delete from order_minimums`.execute(db);
	});

	test('API-01 an order that is collected needs no address; one that is brought does', async () => {
		const collected = await place({ ...pickup, address: undefined });
		assert.equal(collected.address, '');
		const { status, errors } = await refusal({ ...courier, address: undefined });
		assert.deepEqual([status, errors], [400, [{ field: 'address', code: 'minLength' }]]);
	});

	test('ORDER-02 change is only for cash; name, phone, note, address and lines are kept as sent', async () => {
		const sent = {
			name: 'Öwez',
			phone: '5551234',
			note: 'Gapy 3',
			payment: 'terminal' as const,
			change_from: 200,
			items: [
				{ p_id: 2, quantity: 2 },
				{ p_id: 1, quantity: 1 },
			],
		};
		const order = await place({ ...courier, ...sent, expected_total: 320 });
		assert.deepEqual(
			[order.name, order.phone, order.note, order.address, order.payment, order.change_from],
			['Öwez', '5551234', 'Gapy 3', 'Parahat 1, 12', 'terminal', null],
		);
		assert.deepEqual(
			order.items.map(({ p_id, quantity, sum }: Record<string, number>) => [p_id, quantity, sum]),
			[
				[2, 2, 200],
				[1, 1, 100],
			],
		);
		assert.equal((await place(pickup)).change_from, null);
		assert.equal((await place({ ...pickup, change_from: 150.5 })).change_from, 150.5);
	});

	test('PAY-01 a shop without a bank takes no card in advance; the refusal names the field', async () => {
		const { status, code, errors } = await refusal({ ...pickup, payment: 'card' });
		assert.deepEqual([status, code, errors], [400, 'invalid_input', [{ field: 'payment', code: 'wrong' }]]);
		await place({ ...pickup, payment: 'terminal' });
	});

	test('ORDER-03 change from less than the order costs is refused beside its field, delivery counted in', async () => {
		for (const [body, changeFrom] of [
			[pickup, 99.99],
			[courier, 119.99],
		] as const) {
			const { status, code, errors } = await refusal({ ...body, change_from: changeFrom });
			const named = [{ field: 'change_from', code: 'minimum' }];
			assert.deepEqual([status, code, errors], [400, 'invalid_input', named]);
		}
		assert.equal((await place({ ...pickup, change_from: 100 })).change_from, 100);
		const byCard = { ...pickup, payment: 'terminal', change_from: 1 } as const;
		assert.equal((await place(byCard)).change_from, null, 'not looked at where it means nothing');
	});

	test('ORDER-06 the goods of an order have their picture and, while they are sold, their page', async () => {
		const { id, items: lines } = await place(pickup);
		const { rows } = await sql<{ file: string; category: number }>`select pic.file, p.category_id as category
			from products p join product_pictures pic on pic.product_id = p.id and pic.position = 1 where p.id = 1`.execute(
			db,
		);
		assert.deepEqual([lines[0].p_img, lines[0].categoryKId], [rows[0]?.file, rows[0]?.category]);
		await sql`update products set published = false where id = 1`.execute(db);
		const shown = (await me.call('GET', `/api/order_show/${id}`)).json();
		assert.deepEqual([shown.items[0].p_img, shown.items[0].categoryKId], [rows[0]?.file, null]);
		await sql`update products set published = true where id = 1`.execute(db);
	});

	test('ORDER-02 the number has eight letters and digits, none of which is taken for another on the phone', async () => {
		const { number } = await place(pickup);
		assert.match(number, /^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
		assert.notEqual((await place(pickup)).number, number);
	});

	test('R4 a key is known for 90 days; then the same key makes a new order', async () => {
		const first = await me.order(pickup, 'kept-90-days');
		await deleteExpiredRows(db, later(noon, 90 * DAY_MS - 1), [KEYS_EXPIRE]);
		const again = await me.order(pickup, 'kept-90-days');
		assert.deepEqual([again.statusCode, again.json().order.id], [200, first.json().order.id]);
		await deleteExpiredRows(db, later(noon, 90 * DAY_MS), [KEYS_EXPIRE]);
		assert.equal((await me.order(pickup, 'kept-90-days')).statusCode, 201);
	});

	test('ORDER-05 the reason and the note of a cancellation are kept with the order', async () => {
		const { id } = await place(pickup);
		await me.call('POST', `/api/order_cancel/${id}`, { reason: 'expensive', note: 'gymmat' });
		const { rows } = await sql`select cancel_reason, cancel_note from orders where id = ${id}`.execute(db);
		assert.deepEqual(rows, [{ cancel_reason: 'expensive', cancel_note: 'gymmat' }]);
	});
});
