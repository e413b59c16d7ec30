import assert from 'node:assert/strict';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** The shop's own books, for what no page shows. */
export type ShelfProduct = { id: number; category_id: number };

async function findProduct(db: Database, where: RawBuilder<unknown>): Promise<ShelfProduct> {
	const { rows } = await sql<ShelfProduct>`select id, category_id from products
		where published and not limited and not single_only and ${where} order by random() limit 1`.execute(db);
	const [product] = rows;
	assert.ok(product);
	return product;
}

/** Something whose name starts so, with so many pieces left. */
export async function stockedProduct(db: Database, name: string, pieces: number): Promise<ShelfProduct> {
	const product = await findProduct(db, sql`stock > 0 and name_ru like ${`${name}%`}`);
	await sql`update products set stock = ${pieces} where id = ${product.id}`.execute(db);
	return product;
}

/** One that is sold by several, one with tenge in its price; together too cheap to be brought for nothing. */
export async function oddlyPricedProducts(db: Database): Promise<ShelfProduct[]> {
	const bySeveral = await findProduct(db, sql`unit_factor > 1`);
	const odd = await findProduct(db, sql`unit_factor = 1`);
	await sql`update products set stock = 1000, on_sale = false, sale_price_tenge = null,
		price_tenge = case when id = ${odd.id} then 8999 else 135 end
		where id in (${bySeveral.id}, ${odd.id})`.execute(db);
	return [bySeveral, odd];
}

export async function stockOfProduct(db: Database, id: number): Promise<number> {
	const { stock } = await db
		.selectFrom('products')
		.select('stock')
		.where('id', '=', id)
		.executeTakeFirstOrThrow();
	return stock;
}

/** Hours held less orders that hold one: 0, whoever else orders meanwhile. */
export async function hoursHeldForNobody(db: Database): Promise<number> {
	const { rows } = await sql<{ off: number }>`select ((select coalesce(sum(booked), 0) from slot_bookings) - (
		select count(*) from orders where slot_id is not null and status <> 'cancelled'))::integer as off`.execute(
		db,
	);
	return rows[0]?.off ?? Number.NaN;
}
