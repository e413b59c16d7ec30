import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import type { OrderEditWire, StaffOrderWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { sql } from 'kysely';
import { districtOf } from '../../../testing/district-of.ts';
import { stockOfProduct, stockProducts } from '../../../testing/shop-books.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const TODAY = '2026-11-15';
const LATER = '2026-11-17';

describe('what staff may change in an order, at its limits', async () => {
	const shop = await openTestShop({ after });
	const { app, db } = shop;
	const me = await signUpShopper(shop);
	let { cookie } = await signInStaff(db, shop.clock());
	const district_id = await districtOf(db);
	await sql`update order_rules set orders_per_day = 1000`.execute(db);
	beforeEach(async () => {
		await stockProducts(db, [1, 2], 10);
		await sql`update products set price_tenge = 10000, on_sale = false, sale_price_tenge = null,
			unit_factor = 1, limited = false, single_only = false, published = true where id in (1, 2)`.execute(db);
	});

	const show = async (id: number): Promise<StaffOrderWire> =>
		(await app.inject({ url: `/api/staff/order/${id}`, headers: { cookie } })).json();
	const placed = async (body: object): Promise<StaffOrderWire> => {
		const response = await me.order({ items: [{ p_id: 1, quantity: 2 }], ...body });
		assert.equal(response.statusCode, 201, response.body);
		return show(response.json().order.id);
	};
	const pickup = () => placed({ expected_total: 200 });
	const byCourier = (date = LATER, id = 1) =>
		placed({
			delivery: 'courier',
			district_id,
			address: 'Parahat 1, 12',
			slot: { date, id },
			expected_total: 220,
		});
	const edit = async ({ id }: { id: number }, change: Partial<OrderEditWire>) => {
		const { version, items, payment, address, note } = await show(id);
		const goods = items.map(({ productId, quantity }) => ({ productId, quantity }));
		const response = await app.inject({
			method: 'POST',
			url: `/api/staff/order_edit/${id}`,
			headers: { cookie },
			payload: { version, items: goods, payment, address, note, ...change },
		});
		return { statusCode: response.statusCode, ...response.json() };
	};
	const stockOf = (id: number) => stockOfProduct(db, id);

	test('ORDER-04 an order that does not exist cannot be changed', async () => {
		const response = await app.inject({
			method: 'POST',
			url: '/api/staff/order_edit/999999',
			headers: { cookie },
			payload: { version: 1, items: [{ productId: 1, quantity: 1 }], payment: 'cash', address: '', note: '' },
		});
		assert.equal(response.statusCode, 404);
	});

	test('R3 the last piece can be added and no more; goods sold one by one stay one', async () => {
		const order = await pickup();
		assert.equal((await edit(order, { items: [{ productId: 1, quantity: 11 }] })).code, 'stock_changed');
		assert.equal((await edit(order, { items: [{ productId: 1, quantity: 10 }] })).totalTenge, 1000_00);
		assert.equal(await stockOf(1), 0);
		await sql`update products set single_only = true where id = 2`.execute(db);
		const both = (quantity: number) => [
			{ productId: 1, quantity: 10 },
			{ productId: 2, quantity },
		];
		assert.equal((await edit(order, { items: both(2) })).code, 'product_limit');
		assert.equal((await edit(order, { items: both(1) })).totalTenge, 1100_00);
	});

	test('R3 up to the limit of an order goods can be added; goods over it can still become fewer', async () => {
		const order = await pickup();
		await sql`update products set limited = true, purchase_limit = 3 where id = 1`.execute(db);
		assert.equal((await edit(order, { items: [{ productId: 1, quantity: 3 }] })).totalTenge, 300_00);
		await sql`update products set purchase_limit = 1 where id = 1`.execute(db);
		assert.equal((await edit(order, { items: [{ productId: 1, quantity: 2 }] })).totalTenge, 200_00);
	});

	test('ORDER-02 a product named twice counts as the sum; what is no longer sold can be taken out', async () => {
		const order = await pickup();
		const twice = [
			{ productId: 1, quantity: 1 },
			{ productId: 2, quantity: 1 },
			{ productId: 1, quantity: 2 },
		];
		const edited = await edit(order, { items: twice });
		assert.deepEqual(
			edited.items.map(({ productId, quantity }: Record<string, number>) => [productId, quantity]),
			[
				[1, 3],
				[2, 1],
			],
		);
		assert.deepEqual([edited.totalTenge, await stockOf(1)], [400_00, 7]);
		await sql`update products set published = false where id = 1`.execute(db);
		const without = await edit(order, { items: [{ productId: 2, quantity: 1 }] });
		assert.deepEqual([without.totalTenge, await stockOf(1)], [100_00, 10]);
	});

	test('ORDER-02 added goods keep their names and units, and cost what they cost now', async () => {
		const order = await pickup();
		await sql`update products set unit_factor = 10, price_tenge = 500 where id = 2`.execute(db);
		const items = [
			{ productId: 1, quantity: 2 },
			{ productId: 2, quantity: 3 },
		];
		const edited = await edit(order, { items });
		const { name_en } = await db
			.selectFrom('products')
			.select('name_en')
			.where('id', '=', 2)
			.executeTakeFirstOrThrow();
		const [, added] = edited.items;
		assert.deepEqual(
			[added.nameEn, added.priceTenge, added.unitFactor, added.sumTenge],
			[name_en, 5_00, 10, 150_00],
		);
		assert.equal(edited.totalTenge, 350_00);
	});

	test('ORDER-02 change is only for cash', async () => {
		const order = await pickup();
		assert.equal((await edit(order, { payment: 'cash', changeFromTenge: 500_50 })).changeFromTenge, 500_50);
		assert.equal((await edit(order, { payment: 'terminal', changeFromTenge: 500_00 })).changeFromTenge, null);
		assert.equal((await edit(order, { payment: 'cash' })).changeFromTenge, null);
	});

	test('ORDER-02 the delivery price follows the goods, and stays while they stay', async () => {
		const order = await byCourier();
		await sql`update delivery_zones set price_tenge = 3000 where code = 'city'`.execute(db);
		assert.equal((await edit(order, { note: 'x' })).deliveryPriceTenge, 20_00);
		assert.equal((await edit(order, { items: [{ productId: 1, quantity: 3 }] })).deliveryPriceTenge, 30_00);
		await sql`update delivery_zones set price_tenge = 2000 where code = 'city'`.execute(db);
		const fetched = await pickup();
		assert.equal((await edit(fetched, { items: [{ productId: 1, quantity: 3 }] })).deliveryPriceTenge, 0);
	});

	test('R5 an unknown slot, a holiday and a slot that is over are refused; the same slot again changes nothing', async () => {
		const order = await byCourier();
		const booked = async (date: string, slot: number) =>
			(
				await sql<{ booked: number }>`select booked from slot_bookings
					where date = ${date} and slot_id = ${slot}`.execute(db)
			).rows[0]?.booked ?? 0;
		const before = await booked(LATER, 1);
		const unknown = await edit(order, { slot: { date: LATER, id: 999 } });
		assert.deepEqual([unknown.statusCode, unknown.errors], [400, [{ field: 'slot', code: 'wrong' }]]);
		await sql`insert into holidays (date) values ('2026-11-18')`.execute(db);
		assert.equal((await edit(order, { slot: { date: '2026-11-18', id: 1 } })).code, 'slot_expired');
		// It is noon: the slot until 11 is over. The slot until 13 is not, though shoppers can no longer
		// choose it.
		assert.equal((await edit(order, { slot: { date: TODAY, id: 1 } })).code, 'slot_expired');
		await sql`update delivery_slots set capacity = ${before} where id = 1`.execute(db);
		assert.equal((await edit(order, { slot: { date: LATER, id: 1 } })).statusCode, 200);
		assert.equal(await booked(LATER, 1), before);
		assert.deepEqual((await edit(order, { slot: { date: TODAY, id: 2 } })).slot, {
			date: TODAY,
			id: 2,
			from: '11:00',
			to: '13:00',
		});
		assert.deepEqual([await booked(LATER, 1), await booked(TODAY, 2)], [before - 1, 1]);
		assert.equal((await edit(order, { slot: { date: LATER, id: 2 } })).slot.date, LATER);
		assert.deepEqual([await booked(TODAY, 2), await booked(LATER, 2)], [0, 1]);
		shop.time.now = new Date('2026-11-15T08:00:00Z');
		({ cookie } = await signInStaff(db, shop.clock()));
		assert.equal((await edit(order, { slot: { date: TODAY, id: 2 } })).code, 'slot_expired', '13:00');
	});

	test('ORDER-01 an order that is picked up has no slot, whatever is sent', async () => {
		assert.equal((await edit(await pickup(), { slot: { date: LATER, id: 2 } })).slot, null);
	});
});
