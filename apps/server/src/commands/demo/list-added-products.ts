import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** PostgreSQL lets nobody else work without triggers. */
export async function maySkipTriggers(db: Database): Promise<boolean> {
	const { rows } = await sql<{
		may: boolean;
	}>`select rolsuper as may from pg_roles where rolname = current_user`.execute(db);
	return rows[0]?.may ?? false;
}

/** In this transaction only; foreign keys are triggers too. */
export async function skipTriggers(trx: Transaction<Tables>): Promise<void> {
	await sql`set local session_replication_role = replica`.execute(trx);
}

/**
 * What the triggers would have made of these new products, each of which has attributes, with the same functions but a
 * batch at a time. From the values on the triggers are back: they learn the words of values and names.
 */
export async function listAddedProducts(trx: Transaction<Tables>, ids: readonly number[]): Promise<void> {
	await sql`insert into product_names (product_id, parts)
		select id, lower(name_en || ' ' || name_ru || ' ' || name_tm) from products
		where id = any (${ids}::integer[])`.execute(trx);
	await sql`select relist_products(${ids}::integer[])`.execute(trx);
	await sql`set local session_replication_role = origin`.execute(trx);
	await sql`select refacet_products(${ids}::integer[])`.execute(trx);
	await sql`select pg_notify('shop_changes', 'everything')`.execute(trx);
}
