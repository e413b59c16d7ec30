import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** One statement switches this many products. An order for one of them waits until the statement is done. */
const AT_ONCE = 500;

const due = (now: Date) => sql`(p.sale_starts_at <= ${now} or p.sale_ends_at <= ${now})`;

/** It needs only two index lookups, because every process asks twice a second. */
export async function isAnySaleDue(db: Database, now: Date): Promise<boolean> {
	const { rows } = await sql<{ due: boolean }>`select
		exists (select from products where sale_starts_at <= ${now})
		or exists (select from products where sale_ends_at <= ${now}) as due`.execute(db);
	return rows[0]?.due ?? false;
}

/**
 * Starts and ends due sales of some products, and returns how many it switched. Rows that another transaction
 * holds are left for the next call, so that several processes work side by side without waiting. A sale price
 * that is not lower than the price takes no effect. The version of each product changes, so that a form
 * opened earlier cannot be saved over it.
 */
export async function switchDueSales(trx: Database, now: Date): Promise<number> {
	const isOn = sql`(coalesce(p.sale_ends_at > ${now}, true) and coalesce(p.sale_price_tenge < p.price_tenge, false))`;
	const { rows } = await sql`with asked as (
			select p.id from products p where ${due(now)} order by p.id limit ${AT_ONCE} for no key update skip locked)
		update products p set on_sale = ${isOn}, sale_price_tenge = case when ${isOn} then p.sale_price_tenge end,
			sale_starts_at = null, sale_ends_at = case when ${isOn} then p.sale_ends_at end, version = p.version + 1
		from asked where p.id = asked.id returning 1`.execute(trx);
	return rows.length;
}

/** The price history records this moment for the changes of the transaction. */
export async function setChangeTime(trx: Database, now: Date): Promise<void> {
	await sql`select set_config('dukan.at', ${now.toISOString()}, true)`.execute(trx);
}
