import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Pieces of a product. */
export type StockQuantity = { productId: number; quantity: number };

/**
 * Who changes stock holds the product's lock already, in the order of ids: the lock that selling takes, so that neither
 * waits for the other in a circle.
 */
export async function setStock(trx: Database, stock: readonly StockQuantity[]): Promise<void> {
	if (stock.length === 0) return;
	await sql`update product_stock s set quantity = given.quantity from ${givenQuantities(stock)}
		where s.product_id = given.product_id and s.quantity <> given.quantity`.execute(trx);
}

/** Pieces come back, or more of them go if negative; a check constraint refuses what is not there. */
export async function addStock(trx: Database, stock: readonly StockQuantity[]): Promise<void> {
	if (stock.length === 0) return;
	await sql`update product_stock s set quantity = s.quantity + given.quantity from ${givenQuantities(stock)}
		where s.product_id = given.product_id`.execute(trx);
}

const givenQuantities = (stock: readonly StockQuantity[]) =>
	sql`unnest(${stock.map(({ productId }) => productId)}::integer[],
		${stock.map(({ quantity }) => quantity)}::integer[]) as given (product_id, quantity)`;
