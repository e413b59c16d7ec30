import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** The documents that a check looks at. */
export type Documents = { orders: number[]; products: number[]; entries: string[] };

/** Returns a transaction id: every transaction before it has ended, so a check that starts here next time misses none. */
export async function readHorizon(trx: Database): Promise<string> {
	const { rows } = await sql<{
		horizon: string;
	}>`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`.execute(trx);
	const [row] = rows;
	if (!row) throw new Error('PostgreSQL named no transaction.');
	return row.horizon;
}

/**
 * BOOK-05: returns the documents of all rows that were written since, by any program: PostgreSQL notes in each row the
 * transaction that wrote it. It reads whole tables, half a second for a million rows.
 */
export async function listChangedDocuments(trx: Database, horizon: string): Promise<Documents> {
	// Both ages are counted from one transaction, whatever others begin meanwhile. A row knows the lower half of the number alone.
	const since = sql`age((${horizon}::bigint % 4294967296)::text::xid)`;
	const { rows } = await sql<Documents>`
		with line as (select entry_id, product_id from book_lines where age(xmin) <= ${since}),
		entry as (select id, order_id from book_entries where age(xmin) <= ${since} or id in (select entry_id from line)),
		sold as (select order_id, product_id from order_lines where age(xmin) <= ${since}),
		back as (select order_id from returns where age(xmin) <= ${since}
			or id in (select return_id from return_lines where age(xmin) <= ${since})),
		paid as (select order_id from payments where age(xmin) <= ${since}
			or id in (select payment_id from payment_refunds where age(xmin) <= ${since})),
		placed as (select id from orders where age(xmin) <= ${since})
		select coalesce((select json_agg(distinct id) from (select id from placed union select order_id from entry
				union select order_id from sold union select order_id from back union select order_id from paid) o where id is not null), '[]')
				as orders,
			coalesce((select json_agg(distinct id) from (select product_id as id from line union select product_id from sold
				union select l.product_id from order_lines l where l.order_id in (select id from placed)
				union select product_id from product_stock where age(xmin) <= ${since}
				union select product_id from product_costs where age(xmin) <= ${since}
				union select product_id from stock_movements where age(xmin) <= ${since}) p where id is not null), '[]') as products,
			coalesce((select json_agg(id::text) from entry), '[]') as entries`.execute(trx);
	return rows[0] ?? { orders: [], products: [], entries: [] };
}
