import type { Readable } from 'node:stream';
import { manatFromTenge } from '@dukan/domain/base/money/money.ts';
import type { OrderExportQuery } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { type StaffRight, staffMay } from '@dukan/domain/staff/access/staff-rights.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { type OutCell, writeCsv, writeXlsx } from '../../../platform/sheets/write-sheet.ts';
import { LINE_REVENUE } from '../orders/line-revenue.ts';
import { orderConditions } from '../orders/order-conditions.ts';

const CHUNK_ORDERS = 500;

const ORDER_TITLES = [
	'number',
	'status',
	'channel',
	'created',
	'delivery',
	'delivery_date',
	'region',
	'district',
];
const MONEY_TITLES = [
	'payment',
	'goods',
	'delivery_price',
	'discount',
	'total',
	'refunded',
	'cancel_reason',
	'courier',
];
const TITLES = {
	orders: [...ORDER_TITLES, 'address', 'name', 'phone', ...MONEY_TITLES],
	lines: [
		'number',
		'status',
		'created',
		'product_id',
		'product',
		'price',
		'unit_factor',
		'quantity',
		'sum',
		'discount',
		'returned',
		'revenue',
	],
};

type Row = { id: number; cells: (string | number | null)[] };

const CREATED = sql`to_char(o.created_at at time zone 'Asia/Ashgabat', 'YYYY-MM-DD HH24:MI')`;

/**
 * DESK-08: orders, or their lines, as the list has filtered them, written while they are sent. `total` less `refunded` of orders, and
 * `revenue` of lines, are what reports add up, without cancelled orders.
 */
export function exportOrders(
	db: Database,
	{ kind, format, ...filter }: OrderExportQuery,
	{ rights, now }: { rights: readonly StaffRight[]; now: Date },
): Readable {
	const where = orderConditions(filter, now);
	const cells = (ids: readonly number[]) =>
		kind === 'orders' ? orderCells(db, ids, rights) : lineCells(db, ids);
	async function* rows(): AsyncGenerator<OutCell[][]> {
		for (let last = 0; ; ) {
			const { rows: ids } = await sql<{
				id: number;
			}>`select id from (select o.id from orders o ${where}) found
				where id > ${last} order by id limit ${CHUNK_ORDERS}`.execute(db);
			if (ids.length > 0) yield await cells(ids.map(({ id }) => id));
			if (ids.length < CHUNK_ORDERS) return;
			last = ids.at(-1)?.id ?? last;
		}
	}
	return format === 'csv' ? writeCsv(TITLES[kind], rows()) : writeXlsx(TITLES[kind], rows());
}

const cellsOf = (rows: readonly Row[]) => rows.map(({ cells }) => cells.map((cell) => cell ?? ''));

async function orderCells(
	db: Database,
	ids: readonly number[],
	rights: readonly StaffRight[],
): Promise<OutCell[][]> {
	// S31: like `shownPhone`, without blanks.
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

async function lineCells(db: Database, ids: readonly number[]): Promise<OutCell[][]> {
	const { rows } =
		await sql<Row>`select o.id, json_build_array(o.number, o.status, ${CREATED}, l.product_id, l.name_ru,
			l.price_tenge / 100.0, l.unit_factor, l.quantity,
			l.price_tenge * l.unit_factor::bigint * l.quantity / 100.0, l.discount_tenge / 100.0, l.returned,
			${LINE_REVENUE} / 100) as cells
		from orders o join order_lines l on l.order_id = o.id
		where o.id = any (${ids}::integer[]) order by o.id, l.position`.execute(db);
	return cellsOf(rows);
}
