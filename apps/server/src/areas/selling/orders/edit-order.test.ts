import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { StaffOrderWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { sql } from 'kysely';
import { stockOfProduct, stockProducts } from '../../../testing/shop-books.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

describe('staff change an order', async () => {
	const shop = await openTestShop({ after });
	const { app, db } = shop;
	const me = await signUpShopper(shop);
	const operator = await signInStaff(db, shop.clock());
	await stockProducts(db, [1, 2, 3], 100);
	await sql`update products set price_tenge = 10000, on_sale = false, sale_price_tenge = null,
		unit_factor = 1, limited = false, single_only = false, published = true where id in (1, 2, 3)`.execute(
		db,
	);
	await sql`update order_rules set orders_per_day = 1000`.execute(db);
	await sql`update delivery_zones set price_tenge = 2000, free_from_tenge = 50000 where code = 'city'`.execute(
		db,
	);
	const { rows } = await sql<{
		id: number;
	}>`select id from districts where zone = 'city' and delivery limit 1`.execute(db);
	const districtId = rows[0]?.id ?? 0;

	const get = async (url: string, cookie = operator.cookie) =>
		app.inject({ url: `/api/staff/${url}`, headers: { cookie } });
	const post = (url: string, payload: object, cookie = operator.cookie) =>
		app.inject({ method: 'POST', url: `/api/staff/${url}`, headers: { cookie }, payload });
	const stockOf = (id: number) => stockOfProduct(db, id);
	const show = async (id: number): Promise<StaffOrderWire> => (await get(`order/${id}`)).json();
	const place = async (asked: { productId: number; quantity: number }[]): Promise<StaffOrderWire> => {
		const items = asked.map(({ productId, quantity }) => ({ p_id: productId, quantity }));
		const sum = items.reduce((total, { quantity }) => total + quantity * 100, 0);
		const response = await me.order({ items, expected_total: sum });
		assert.equal(response.statusCode, 201, response.body);
		return show(response.json().order.id);
	};
	const unchanged = ({ version, items, payment, address, note }: StaffOrderWire) => ({
		version,
		items: items.map(({ productId, quantity }) => ({ productId, quantity })),
		payment,
		address,
		note,
	});
	const booked = async (date: string, id: number) =>
		(
			await sql<{
				booked: number;
			}>`select booked from slot_bookings where date = ${date} and slot_id = ${id}`.execute(db)
		).rows[0]?.booked ?? 0;

	test('DESK-05 an order with as long an address and note as a shopper may write is changed like any other', async () => {
		const written = { address: 'ýol '.repeat(125).trim(), note: 'ň'.repeat(1000) };
		const items = [{ p_id: 1, quantity: 1 }];
		const placed = (await me.order({ items, expected_total: 100, ...written })).json().order;
		const changed = await post(`order_edit/${placed.id}`, {
			...unchanged(await show(placed.id)),
			items: [{ productId: 1, quantity: 2 }],
		});
		assert.equal(changed.statusCode, 200, changed.body);
		assert.deepEqual([changed.json().address, changed.json().note], [written.address, written.note]);
	});

	test('goods are added, taken out and changed before acceptance; stock and sums follow, and old prices stay', async () => {
		const before = await Promise.all([1, 2, 3].map(stockOf));
		const order = await place([
			{ productId: 1, quantity: 2 },
			{ productId: 2, quantity: 1 },
		]);
		await sql`update products set price_tenge = 20000 where id in (1, 3)`.execute(db);
		const response = await post(`order_edit/${order.id}`, {
			...unchanged(order),
			items: [
				{ productId: 1, quantity: 3 },
				{ productId: 3, quantity: 2 },
			],
		});
		assert.equal(response.statusCode, 200, response.body);
		const edited: StaffOrderWire = response.json();
		assert.deepEqual(
			edited.items.map(({ productId, quantity, priceTenge }) => [productId, quantity, priceTenge]),
			[
				[1, 3, 100_00],
				[3, 2, 200_00],
			],
		);
		assert.equal(edited.totalTenge, 700_00);
		const left = await Promise.all([1, 2, 3].map(stockOf));
		assert.deepEqual(
			left.map((stock, index) => stock - (before[index] ?? 0)),
			[-3, 0, -2],
		);
		await post(`order_move/${order.id}`, { to: 'cancelled', reason: 'not_reached' });
		assert.deepEqual(
			await Promise.all([1, 2, 3].map(stockOf)),
			before,
			'a cancellation gives back what it holds now',
		);
		await sql`update products set price_tenge = 10000 where id in (1, 3)`.execute(db);
		const { rows: log } = (
			await get(`audit?subject=orders&key=${order.id}`, (await signInStaff(db, shop.clock(), 'owner')).cookie)
		).json();
		assert.deepEqual(
			log.map(({ action }: { action: string }) => action),
			['update', 'update'],
		);
	});

	test('R3 more than there is, or than one order may hold, is refused and changes nothing', async () => {
		const order = await place([{ productId: 1, quantity: 1 }]);
		const stock = await stockOf(1);
		const ask = async (items: { productId: number; quantity: number }[]) =>
			(await post(`order_edit/${order.id}`, { ...unchanged(order), items })).json().code;
		assert.equal(await ask([{ productId: 1, quantity: stock + 2 }]), 'stock_changed');
		assert.equal(await ask([{ productId: 999_999, quantity: 1 }]), 'stock_changed');
		await sql`update products set limited = true, purchase_limit = 2 where id = 1`.execute(db);
		assert.equal(await ask([{ productId: 1, quantity: 3 }]), 'product_limit');
		await sql`update products set limited = false where id = 1`.execute(db);
		assert.deepEqual((await show(order.id)).items, order.items);
		assert.equal(await stockOf(1), stock);
	});

	test('two operators cannot overwrite each other: of many at once one is kept, the others are told', async () => {
		const order = await place([{ productId: 1, quantity: 1 }]);
		const stock = await stockOf(1);
		const responses = await Promise.all(
			Array.from({ length: 10 }, (_, index) =>
				post(`order_edit/${order.id}`, {
					...unchanged(order),
					items: [{ productId: 1, quantity: index + 2 }],
				}),
			),
		);
		const kept = responses.filter(({ statusCode }) => statusCode === 200);
		assert.equal(kept.length, 1);
		assert.ok(
			responses.every(({ statusCode, json }) => statusCode === 200 || json().code === 'changed_meanwhile'),
		);
		const [line] = (await show(order.id)).items;
		assert.equal(await stockOf(1), stock - (line?.quantity ?? 0) + 1);
	});

	test('DESK-05 goods, payment and note change until the order is handed out, and not after', async () => {
		const order = await place([{ productId: 1, quantity: 1 }]);
		await post(`order_move/${order.id}`, { to: 'accepted' });
		let now = await show(order.id);
		const goods = await post(`order_edit/${order.id}`, {
			...unchanged(now),
			items: [{ productId: 1, quantity: 2 }],
		});
		assert.deepEqual([goods.statusCode, goods.json().totalTenge], [200, 200_00]);
		now = await show(order.id);
		const paid = await post(`order_edit/${order.id}`, {
			...unchanged(now),
			payment: 'terminal',
			note: 'Gapyda jaň ediň',
		});
		assert.deepEqual([paid.json().payment, paid.json().note], ['terminal', 'Gapyda jaň ediň']);
		await post(`order_move/${order.id}`, { to: 'on_delivery' });
		now = await show(order.id);
		assert.equal((await post(`order_edit/${order.id}`, unchanged(now))).statusCode, 200);
		await post(`order_move/${order.id}`, { to: 'completed' });
		now = await show(order.id);
		assert.equal((await post(`order_edit/${order.id}`, unchanged(now))).json().code, 'cannot_move');
	});

	test('R5 another slot frees the old one and never goes over capacity; delivery is free from its sum on', async () => {
		const body = { delivery: 'courier', district_id: districtId, address: 'Parahat 7' } as const;
		const date = '2026-11-17';
		const response = await me.order({
			...body,
			items: [{ p_id: 1, quantity: 1 }],
			slot: { date, id: 1 },
			expected_total: 120,
		});
		assert.equal(response.statusCode, 201, response.body);
		const order = await show(response.json().order.id);
		const edit = (change: object) =>
			show(order.id).then((now) => post(`order_edit/${order.id}`, { ...unchanged(now), ...change }));
		const moved = (await edit({ slot: { date, id: 2 } })).json();
		assert.deepEqual(moved.slot, { date, id: 2, from: '11:00', to: '13:00' });
		assert.deepEqual([await booked(date, 1), await booked(date, 2)], [0, 1]);
		await sql`update delivery_slots set capacity = 0 where id = 3`.execute(db);
		assert.equal((await edit({ slot: { date, id: 3 } })).json().code, 'slot_full');
		assert.deepEqual([await booked(date, 2), await booked(date, 3)], [1, 0]);
		assert.equal((await edit({ slot: { date: '2026-11-14', id: 2 } })).json().code, 'slot_expired');
		const free = (await edit({ items: [{ productId: 1, quantity: 5 }] })).json();
		assert.deepEqual([free.deliveryPriceTenge, free.totalTenge], [0, 500_00]);
	});

	test('staff find orders by number as it is read out, phone in any format, part of a name, state and day', async () => {
		const order = await place([{ productId: 1, quantity: 1 }]);
		await sql`update orders set name = 'Гөзел Öwezowa', phone = '5551234' where id = ${order.id}`.execute(db);
		const find = async (query: string) => {
			const response = await get(`orders?${query}`);
			assert.equal(response.statusCode, 200, response.body);
			return response.json().rows.map(({ id }: { id: number }) => id);
		};
		for (const q of [
			order.number,
			order.number.replace('-', ' ').toLowerCase(),
			'+993 65 551234',
			'+993 65 55',
			'5551234',
			'555',
			'öwez',
			'гөзел',
		])
			assert.ok((await find(`q=${encodeURIComponent(q)}`)).includes(order.id), q);
		assert.deepEqual(await find('q=%25'), []);
		assert.ok((await find('status=pending&from=2026-11-15&to=2026-11-15')).includes(order.id));
		assert.ok(!(await find('status=accepted')).includes(order.id));
		assert.deepEqual(await find('to=2026-11-14'), []);
		const ids = await find('sort=created');
		assert.deepEqual(
			ids,
			ids.toSorted((a: number, b: number) => a - b),
		);
		const counts = (await get('order_counts')).json();
		assert.equal(counts.pending, (await find('status=pending&limit=200')).length);
	});

	test('notes stay with the order, and who has it open is seen by the others', async () => {
		const order = await place([{ productId: 1, quantity: 1 }]);
		const other = await signInStaff(db, shop.clock());
		const noted = await post(`order_note/${order.id}`, { text: 'Iki gezek jaň etdim' });
		assert.deepEqual(noted.json().notes[0].text, 'Iki gezek jaň etdim');
		assert.deepEqual((await post(`order_watch/${order.id}`, {})).json(), []);
		assert.deepEqual((await post(`order_watch/${order.id}`, {}, other.cookie)).json(), [
			{ id: operator.id, name: 'Ogulgerek' },
		]);
		shop.time.pass(60_000);
		assert.deepEqual((await post(`order_watch/${order.id}`, {}, other.cookie)).json(), []);
		assert.equal((await post('order_note/999999', { text: 'x' })).statusCode, 404);
	});

	test('S11 who keeps the texts sees no orders', async () => {
		const { cookie } = await signInStaff(db, shop.clock(), 'content');
		for (const url of ['orders', 'order_counts', 'order/1', 'order_events'])
			assert.equal((await get(url, cookie)).statusCode, 403, url);
	});
});
