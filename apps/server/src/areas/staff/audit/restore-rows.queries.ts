import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/**
 * Restores these products' rows from the change log, as they were before a batch. A batch deletes and inserts
 * rows but never updates them. Rows that somebody inserted after the batch stay.
 */
export async function restoreRows(
	trx: Database,
	{ table, key, batch, ids }: { table: string; key: string; batch: string; ids: readonly number[] },
): Promise<void> {
	const part = sql.table(table);
	await sql`delete from ${part} t using audit_log l
		where l.batch = ${batch} and l.subject = ${table} and l.action = 'insert'
			and (l.after ->> 'product_id')::integer = any (${ids}::integer[])
			and t.product_id = (l.after ->> 'product_id')::integer and t.${sql.ref(key)}::text = l.after ->> ${key}`.execute(
		trx,
	);
	await sql`insert into ${part} select old.* from audit_log l
		cross join lateral jsonb_populate_record(null::${part}, l.before) as old
		where l.batch = ${batch} and l.subject = ${table} and l.action = 'delete'
			and (l.before ->> 'product_id')::integer = any (${ids}::integer[])
		on conflict do nothing`.execute(trx);
}
