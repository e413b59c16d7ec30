import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** The products of one statement, which is how long an order for one of them may wait. */
const AT_ONCE = 500;

const due = (now: Date) => sql`(p.sale_starts_at <= ${now} or p.sale_ends_at <= ${now})`;

/** Needs two index lookups, because every process asks twice a second. */
export async function isAnySaleDue(db: Database, now: Date): Promise<boolean> {
	const { rows } = await sql<{ due: boolean }>`select
		exists (select from products where sale_starts_at <= ${now})
		or exists (select from products where sale_ends_at <= ${now}) as due`.execute(db);
	return rows[0]?.due ?? false;
}

/**
 * Starts and ends due sales of some products, and returns how many. Rows that another transaction holds are left for the next
 * time: several processes switch side by side without waiting. A sale price that is not lower than the price takes no effect. A
 * form that was opened before cannot be saved over it (version).
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

/** The history of prices names this moment for what the transaction changes. */
export async function setChangeTime(trx: Database, now: Date): Promise<void> {
	await sql`select set_config('dukan.at', ${now.toISOString()}, true)`.execute(trx);
}
