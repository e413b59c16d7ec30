import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { stockProducts } from '../../../testing/shop-books.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { expressRefusal } from './delivery-options.ts';

const rules = { expressFrom: '09:00', expressTo: '17:00', expressCapacity: 2, ordersPerDay: 5 };
const city = {
	districtId: 1,
	regionId: 1,
	delivery: true,
	express: true,
	minDays: 0,
	priceTenge: 2000,
	freeFromTenge: undefined,
	expressPriceTenge: 4000,
	expressMinutes: 90,
};
/** It is noon in Ashgabat. */
const noon = new Date('2026-11-15T07:00:00Z');

test('ORDER-01 why there is no express: the district, the hours, the couriers, in this order', () => {
	assert.equal(expressRefusal(city, rules, 1, noon), null);
	assert.equal(expressRefusal(city, rules, 2, noon), 'full');
	assert.equal(expressRefusal(city, rules, 3, noon), 'full');
	const night = new Date('2026-11-15T17:00:00Z');
	assert.equal(expressRefusal(city, rules, 2, night), 'hours');
	assert.equal(expressRefusal({ ...city, express: false }, rules, 2, night), 'district');
	assert.equal(expressRefusal({ ...city, delivery: false }, rules, 0, noon), 'district');
});

describe('what an order would cost', async () => {
	const shop = await openTestShop({ after });
	const { db, time } = shop;
	const me = await signUpShopper(shop);
	const { id: district_id, region_id } = await db
		.selectFrom('districts')
		.select(['id', 'region_id'])
		.where('name_en', '=', 'Parahat 1')
		.executeTakeFirstOrThrow();
	await stockProducts(db, [1], 10);
	await sql`update products set price_tenge = 1000, on_sale = false, sale_price_tenge = null,
		unit_factor = 10, limited = false, single_only = false where id = 1`.execute(db);
	const quote = async (body: object) =>
		(
			await me.call('POST', '/api/order_quote', { items: [{ p_id: 1, quantity: 2 }], district_id, ...body })
		).json();

	test('ORDER-02 the sum is unit price × unit × quantity; each kind of delivery has its price', async () => {
		for (const [delivery, price] of [
			['courier', 20],
			['express', 40],
			['pickup', 0],
		] as const) {
			const { subtotal, delivery_price, total, problems, items } = await quote({ delivery });
			assert.deepEqual([subtotal, delivery_price, total], [200, price, 200 + price], delivery);
			assert.deepEqual(problems, [], delivery);
			assert.equal(items[0].quantity, 2);
		}
	});

	test('ORDER-02 without a place there is no delivery and no price for it; pickup needs none', async () => {
		const nowhere = await quote({ delivery: 'courier', district_id: undefined });
		assert.deepEqual([nowhere.problems, nowhere.total], [[{ code: 'delivery_unavailable' }], 200]);
		const elsewhere = await quote({ delivery: 'courier', region_id: region_id + 1 });
		assert.deepEqual([elsewhere.problems, elsewhere.total], [nowhere.problems, 200], 'of another region');
		assert.deepEqual((await quote({ delivery: 'pickup', district_id: undefined })).problems, []);
	});

	test('ORDER-02 a quote tells that express is closed, and which minimum the goods miss', async () => {
		const { category_id } = await db
			.selectFrom('products')
			.select('category_id')
			.where('id', '=', 1)
			.executeTakeFirstOrThrow();
		await sql`insert into order_minimums values (${category_id}, 20001)`.execute(db);
		const now = time.now;
		time.now = new Date('2026-11-15T17:00:00Z');
		assert.deepEqual((await quote({ delivery: 'express' })).problems, [
			{ code: 'express_unavailable' },
			{ code: 'minimum_amount', k_id: category_id, amount: 200.01 },
		]);
		time.now = now;
		const options = (await me.call('GET', `/api/delivery_options?district_id=${district_id}`)).json();
		assert.deepEqual(options.minimums, [{ k_id: category_id, amount: 200.01 }]);
		await sql`update order_minimums set amount_tenge = 20000`.execute(db);
		assert.deepEqual((await quote({ delivery: 'express' })).problems, []);
	});

	test('ORDER-01 options tell the hours of the shop, slots as full as they are, and holidays not at all', async () => {
		const read = async () =>
			(await me.call('GET', `/api/delivery_options?district_id=${district_id}`)).json();
		const before = await read();
		assert.match(before.pickup.hours, /^\d\d:\d\d–\d\d:\d\d$/);
		const response = await me.order({
			items: [{ p_id: 1, quantity: 2 }],
			delivery: 'courier',
			district_id,
			address: 'Parahat 1',
			slot: { date: '2026-11-22', id: 1 },
			expected_total: 220,
		});
		assert.equal(response.statusCode, 409, 'the eighth day cannot be chosen');
		const placed = await me.order({
			items: [{ p_id: 1, quantity: 2 }],
			delivery: 'courier',
			district_id,
			address: 'Parahat 1',
			slot: { date: '2026-11-21', id: 1 },
			expected_total: 220,
		});
		assert.equal(placed.statusCode, 201, placed.body);
		const [lastBefore, lastAfter] = [before.days[6], (await read()).days[6]];
		assert.equal(lastAfter.date, '2026-11-21');
		assert.equal(lastAfter.slots[0].left, lastBefore.slots[0].left - 1);
		assert.equal(lastAfter.slots[1].left, lastBefore.slots[1].left);
		await sql`insert into holidays (date) values ('2026-11-21')`.execute(db);
		assert.equal((await read()).days.length, 6);
	});
});
