import { manatFromTenge } from '@dukan/domain/base/money/money.ts';
import { type StaffRight, staffMay } from '@dukan/domain/staff/access/staff-rights.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { OutCell } from '../../../platform/sheets/write-sheet.ts';
import { LINE_REVENUE } from '../orders/line-revenue.queries.ts';

const CREATED = sql`to_char(o.created_at at time zone 'Asia/Ashgabat', 'YYYY-MM-DD HH24:MI')`;

type Row = { id: number; cells: (string | number | null)[] };

/** Returns at most `most` ids of orders that match the filter and follow `last`. */
export async function listIdsAfter(
	db: Database,
	{ where, last, most }: { where: RawBuilder<unknown>; last: number; most: number },
): Promise<number[]> {
	const { rows } = await sql<{ id: number }>`select id from (select o.id from orders o ${where}) found
		where id > ${last} order by id limit ${most}`.execute(db);
	return rows.map(({ id }) => id);
}

const cellsOf = (rows: readonly Row[]) => rows.map(({ cells }) => cells.map((cell) => cell ?? ''));

export async function orderCells(
	db: Database,
	ids: readonly number[],
	rights: readonly StaffRight[],
): Promise<OutCell[][]> {
	// S31: hides digits like `shownPhone`, but without spaces.
	const phone = staffMay(rights, 'seePhones')
		? sql`'+9936' || o.phone`
		: sql`'+9936*****' || right(o.phone, 2)`;
	const { rows } = await sql<Row & { tenge: number[]; ends: string[] }>`select o.id,
			json_build_array(o.number, o.status, o.channel, ${CREATED}, o.delivery, o.delivery_date,
				coalesce(nullif(g.name_ru, ''), g.name_en), coalesce(nullif(d.name_ru, ''), d.name_en), o.address, o.name,
				${phone}, o.payment) as cells,
			array[o.subtotal_tenge, o.delivery_price_tenge, o.discount_tenge, o.total_tenge, o.refunded_tenge]::float8[] as tenge,
			array[coalesce(o.cancel_reason, ''), coalesce((select a.name from staff_accounts a where a.id = o.courier_id), '')] as ends
		from orders o left join districts d on d.id = o.district_id left join regions g on g.id = d.region_id
		where o.id = any (${ids}::integer[]) order by o.id`.execute(db);
	return rows.map(({ cells, tenge, ends }) => [
		...cells.map((cell) => cell ?? ''),
		...tenge.map(manatFromTenge),
		...ends,
	]);
}

export async function lineCells(db: Database, ids: readonly number[]): Promise<OutCell[][]> {
	const { rows } =
		await sql<Row>`select o.id, json_build_array(o.number, o.status, ${CREATED}, l.product_id, l.name_ru,
			l.price_tenge / 100.0, l.unit_factor, l.quantity,
			l.price_tenge * l.unit_factor::bigint * l.quantity / 100.0, l.discount_tenge / 100.0, l.returned,
			${LINE_REVENUE} / 100) as cells
		from orders o join order_lines l on l.order_id = o.id
		where o.id = any (${ids}::integer[]) order by o.id, l.position`.execute(db);
	return cellsOf(rows);
}
