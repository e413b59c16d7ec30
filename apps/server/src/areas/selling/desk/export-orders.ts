import type { Readable } from 'node:stream';
import type { OrderExportQuery } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import type { StaffRight } from '@dukan/domain/staff/access/staff-rights.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type OutCell, writeCsv, writeXlsx } from '../../../platform/sheets/write-sheet.ts';
import { orderConditions } from '../orders/order-conditions.queries.ts';
import { lineCells, listIdsAfter, orderCells } from './export-orders.queries.ts';

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

/**
 * DESK-08: writes the orders that the list's filter matches, or their lines, while the sheet is sent. Reports
 * add up `total` less `refunded` of orders, or `revenue` of lines, and leave out cancelled orders.
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
			const ids = await listIdsAfter(db, { where, last, most: CHUNK_ORDERS });
			if (ids.length > 0) yield await cells(ids);
			if (ids.length < CHUNK_ORDERS) return;
			last = ids.at(-1) ?? last;
		}
	}
	return format === 'csv' ? writeCsv(TITLES[kind], rows()) : writeXlsx(TITLES[kind], rows());
}
