import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { districtOf } from './district-of.ts';
import { type CalledShop, type Shopper, type ShopResponse, signUpShopper } from './shopper.ts';

/**
 * These are the rounds of R3, R4 and R5: small ones in the tests, full ones in `npm run bench -- faults`.
 * Each returns its outcome.
 */

/** Returns tomorrow by the shop's clock, which is either the test's or the real one. */
export const tomorrow = (shop: CalledShop) =>
	new Date(shop.clock().getTime() + 29 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** The limit of a new shop. */
const ORDERS_A_DAY = 5;

export async function allowOrdersADay(db: Database, orders: number): Promise<void> {
	await sql`update order_rules set orders_per_day = ${orders}`.execute(db);
}

/** Gives these products this much stock, at 100 manat and without sale, packs or limits. */
export async function stockUp(db: Database, productIds: readonly number[], stock: number): Promise<void> {
	await sql`update products set price_tenge = 10000, on_sale = false, sale_price_tenge = null,
		unit_factor = 1, limited = false, single_only = false where id = any (${productIds})`.execute(db);
	await sql`update product_stock set quantity = ${stock} where product_id = any (${productIds})`.execute(db);
}

async function stockOf(db: Database, productIds: readonly number[]): Promise<number> {
	const { rows } = await sql<{
		stock: number;
	}>`select coalesce(sum(quantity), 0)::integer as stock from product_stock
		where product_id = any (${productIds})`.execute(db);
	return rows[0]?.stock ?? 0;
}

async function soldOf(db: Database, productIds: readonly number[]): Promise<number> {
	const { rows } = await sql<{ sold: number }>`select coalesce(sum(l.quantity), 0)::integer as sold
		from order_lines l join orders o on o.id = l.order_id and o.status <> 'cancelled'
		where l.product_id = any (${productIds})`.execute(db);
	return rows[0]?.sold ?? 0;
}

/** Counts the orders. A response that is no order must be one of these refusals; anything else is a fault. */
function countPlaced(responses: readonly ShopResponse[], ...refusals: string[]): number {
	const isOrder = ({ statusCode }: ShopResponse) => statusCode === 201 || statusCode === 200;
	for (const response of responses)
		if (!isOrder(response))
			assert.ok(response.statusCode === 409 && refusals.includes(response.json().code), response.body);
	return responses.filter(isOrder).length;
}

const signUp = (shop: CalledShop, count: number): Promise<Shopper[]> =>
	Promise.all(Array.from({ length: count }, () => signUpShopper(shop)));

const many = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
	Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** R3: places parallel orders of one piece each, for fewer pieces than orders. */
export async function sellOut(shop: CalledShop, { productId = 10, pieces = 0, orders = 0 }) {
	await stockUp(shop.db, [productId], pieces);
	const before = await soldOf(shop.db, [productId]);
	// A person may have only so many open orders, so enough people order.
	const people = await signUp(shop, Math.ceil(orders / ORDERS_A_DAY));
	const responses = await many(orders, (index) =>
		(people[index % people.length] as Shopper).order({
			items: [{ p_id: productId, quantity: 1 }],
			expected_total: 100,
		}),
	);
	return {
		placed: countPlaced(responses, 'stock_changed'),
		sold: (await soldOf(shop.db, [productId])) - before,
		left: await stockOf(shop.db, [productId]),
	};
}

/** R3: places orders of several goods, each with its lines in another order. */
export async function mixCarts(shop: CalledShop, { productIds = [11, 12, 13, 14], pieces = 0, orders = 0 }) {
	await stockUp(shop.db, productIds, pieces);
	const before = await soldOf(shop.db, productIds);
	const people = await signUp(shop, Math.ceil(orders / ORDERS_A_DAY));
	const responses = await many(orders, (index) => {
		const start = index % productIds.length;
		const turned = [...productIds.slice(start), ...productIds.slice(0, start)];
		const some = (index % 2 === 0 ? turned : turned.toReversed()).slice(0, 2 + (index % 3));
		return (people[index % people.length] as Shopper).order({
			items: some.map((p_id) => ({ p_id, quantity: 1 })),
			expected_total: some.length * 100,
		});
	});
	return {
		placed: countPlaced(responses, 'stock_changed'),
		missing:
			pieces * productIds.length -
			((await soldOf(shop.db, productIds)) - before) -
			(await stockOf(shop.db, productIds)),
	};
}

/** R4: sends every key many times at once. */
export async function repeatKeys(shop: CalledShop, { productId = 15, keys = 0, times = 0 }) {
	await stockUp(shop.db, [productId], keys * times);
	await allowOrdersADay(shop.db, times);
	const before = await soldOf(shop.db, [productId]);
	const people = await signUp(shop, keys);
	const responses = await many(keys * times, async (index) => {
		const key = index % keys;
		const response = await (people[key] as Shopper).order(
			{ items: [{ p_id: productId, quantity: 1 }], expected_total: 100 },
			'the-only-key',
		);
		countPlaced([response]);
		return { key, order: response.json().order.id as number };
	});
	await allowOrdersADay(shop.db, ORDERS_A_DAY);
	const orders = new Set(responses.map(({ key, order }) => `${key} ${order}`));
	return { keys, orders: orders.size, sold: (await soldOf(shop.db, [productId])) - before };
}

/** R5: places parallel orders for one slot with less capacity. */
export async function fillSlot(shop: CalledShop, { productId = 16, capacity = 0, orders = 0, slotId = 1 }) {
	const { db } = shop;
	await stockUp(db, [productId], orders);
	await sql`update delivery_slots set capacity = ${capacity} where id = ${slotId}`.execute(db);
	await sql`delete from slot_bookings where slot_id = ${slotId} and not exists (
		select from orders o where o.slot_id = slot_bookings.slot_id and o.delivery_date = slot_bookings.date)`.execute(
		db,
	);
	const district_id = await districtOf(db);
	const people = await signUp(shop, Math.ceil(orders / ORDERS_A_DAY));
	const slot = { date: tomorrow(shop), id: slotId };
	const responses = await many(orders, (index) =>
		(people[index % people.length] as Shopper).order({
			district_id,
			delivery: 'courier',
			address: 'Parahat 1, 2',
			slot,
			items: [{ p_id: productId, quantity: 1 }],
			expected_total: 120,
		}),
	);
	return { placed: countPlaced(responses, 'slot_full'), left: await stockOf(db, [productId]) };
}

/** R5: one person places more orders at once than a day allows. */
export async function overrunLimit(shop: CalledShop, { productId = 17, limit = 0, orders = 0 }) {
	await stockUp(shop.db, [productId], orders);
	await allowOrdersADay(shop.db, limit);
	const me = await signUpShopper(shop);
	const responses = await many(orders, () =>
		me.order({ items: [{ p_id: productId, quantity: 1 }], expected_total: 100 }),
	);
	await allowOrdersADay(shop.db, ORDERS_A_DAY);
	return { placed: countPlaced(responses, 'order_limit'), left: await stockOf(shop.db, [productId]) };
}

/**
 * PRICE-03: different people order at the same time with a promotion of ten per cent, which may be used `limit`
 * times. Returns how many orders were placed and how many uses were counted.
 */
export async function usePromotion(shop: CalledShop, { productId = 18, limit = 0, orders = 0 }) {
	const { db } = shop;
	await stockUp(db, [productId], orders);
	const { rows: added } = await sql<{ id: number }>`
		insert into promotions (name_en, kind, percent, uses_limit, product_ids)
		values ('Autumn', 'percent', 10, ${limit}, ${[productId]}::integer[]) returning id`.execute(db);
	const people = await signUp(shop, orders);
	const responses = await Promise.all(
		people.map((one) => one.order({ items: [{ p_id: productId, quantity: 1 }], expected_total: 90 })),
	);
	const { rows } = await sql<{ uses: number }>`update promotions set active = false where id = ${added[0]?.id}
		returning uses`.execute(db);
	return { placed: countPlaced(responses, 'price_changed'), uses: rows[0]?.uses };
}
