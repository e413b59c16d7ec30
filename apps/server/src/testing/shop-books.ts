import assert from 'node:assert/strict';
import { type RawBuilder, sql } from 'kysely';
import { setStock } from '../areas/goods/stock/stock.queries.ts';
import type { Database } from '../platform/database/database.ts';

/** These functions read and change the shop's tables, for facts that no page shows. */
export type StockedProduct = { id: number; category_id: number };

/** A mark in a field that has no effect on these products, so that no two tests take the same one. */
const TAKEN = 987_654;

/** Takes a product for one test, but none from the front of the lists, where other tests look. */
async function takeProduct(
	db: Database,
	which: RawBuilder<unknown>,
	pieces: number,
	set: RawBuilder<unknown> = sql``,
): Promise<StockedProduct> {
	const { rows } = await sql<StockedProduct>`update products set purchase_limit = ${TAKEN} ${set} where id = (
			select id from products join product_stock on product_id = id
			where published and not limited and not single_only and purchase_limit <> ${TAKEN} and quantity > 0 and ${which}
			order by id desc limit 1 for update of products skip locked)
		returning id, category_id`.execute(db);
	const [product] = rows;
	assert.ok(product);
	await setStock(db, [{ productId: product.id, quantity: pieces }], { kind: 'correction' });
	return product;
}

/** Finds a product whose name begins with this text and gives it this many pieces. */
export function stockedProduct(db: Database, name: string, pieces: number): Promise<StockedProduct> {
	return takeProduct(db, sql`name_ru like ${`${name}%`}`, pieces);
}

/** Makes a product that stands first among the new ones, on home and in its list. */
export function newestProduct(db: Database): Promise<StockedProduct> {
	return takeProduct(
		db,
		sql`name_ru like 'Ноутбук%'`,
		5,
		sql`, is_new = true, created_at = now(), on_sale = false, sale_price_tenge = null`,
	);
}

/**
 * Returns one product that is sold in packs and one with tenge in its price. Together they stay below the
 * limit of free delivery.
 */
export async function oddlyPricedProducts(db: Database): Promise<StockedProduct[]> {
	const costs = (tenge: number) => sql`, on_sale = false, sale_price_tenge = null, price_tenge = ${tenge}`;
	return [
		await takeProduct(db, sql`unit_factor > 1`, 1000, costs(135)),
		await takeProduct(db, sql`unit_factor = 1`, 1000, costs(8999)),
	];
}

/** Puts this many pieces of each product into stock. */
export function stockProducts(db: Database, ids: readonly number[], quantity: number): Promise<void> {
	return setStock(
		db,
		ids.map((productId) => ({ productId, quantity })),
		{ kind: 'correction' },
	);
}

export async function stockOfProduct(db: Database, id: number): Promise<number> {
	const { quantity } = await db
		.selectFrom('product_stock')
		.select('quantity')
		.where('product_id', '=', id)
		.executeTakeFirstOrThrow();
	return quantity;
}

/**
 * Returns the number of bookings in slots minus the number of orders that hold one. It is always 0, even
 * while others order.
 */
export async function hoursBookedWithoutOrder(db: Database): Promise<number> {
	const { rows } = await sql<{ off: number }>`select ((select coalesce(sum(booked), 0) from slot_bookings) - (
		select count(*) from orders where slot_id is not null and status <> 'cancelled'))::integer as off`.execute(
		db,
	);
	return rows[0]?.off ?? Number.NaN;
}
