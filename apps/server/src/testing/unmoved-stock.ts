import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** STOCK-01: adds pieces without a movement, which only somebody who bypasses the triggers can do. */
export async function addUnmovedStock(trx: Database, productId: number, pieces: number): Promise<void> {
	await sql`set local session_replication_role = replica`.execute(trx);
	await sql`update product_stock set quantity = quantity + ${pieces} where product_id = ${productId}`.execute(
		trx,
	);
	await sql`set local session_replication_role = origin`.execute(trx);
}
