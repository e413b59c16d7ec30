import type { Localized } from '@dukan/demo-catalogue/catalogue-types.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** The number of rows in one statement. PostgreSQL takes at most 65,535 parameters. */
const BATCH_ROWS = 500;

export function names({ en, ru, tm }: Localized) {
	return { name_en: en, name_ru: ru, name_tm: tm };
}

export function titles({ en, ru, tm }: Localized) {
	return { title_en: en, title_ru: ru, title_tm: tm };
}

export async function insertRows<Table extends keyof Tables>(
	trx: Kysely<Tables>,
	table: Table,
	rows: readonly Parameters<ReturnType<typeof trx.insertInto<Table>>['values']>[0][],
): Promise<void> {
	for (let from = 0; from < rows.length; from += BATCH_ROWS) {
		await trx
			.insertInto(table)
			.values(rows.slice(from, from + BATCH_ROWS) as never)
			.execute();
	}
}

/**
 * Sends all rows as one parameter, which is ten times as fast for thousands of rows. All of them must have
 * the same columns.
 */
export async function insertManyRows(
	trx: Kysely<Tables>,
	table: 'products' | 'product_attributes' | 'product_stock' | 'stock_movements',
	rows: readonly Record<string, unknown>[],
): Promise<void> {
	const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
	if (rows.length === 0) return;
	await sql`insert into ${sql.table(table)} (${columns})
		select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
		trx,
	);
}
