import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/**
 * Locks the products' stock and prices until the transaction ends. The locks are taken in the order of ids
 * (selling/orders/lock-order.ts).
 */
export async function lockProducts(trx: Database, ids: readonly number[]): Promise<void> {
	await sql`select from products where id = any (${ids}::integer[]) order by id for no key update`.execute(
		trx,
	);
}
