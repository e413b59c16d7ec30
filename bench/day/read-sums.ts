import type { ReturnReportWire } from '@dukan/domain/after-sales/returns/returns.api.ts';
import type { ReceiptRowWire } from '@dukan/domain/goods/stock/receipts.api.ts';
import type { CashReportWire, CashWire } from '@dukan/domain/money/cash/cash.api.ts';
import type { ValueRowWire } from '@dukan/domain/running/reports/goods-reports.api.ts';
import type { PromotionRowWire, SalesReportWire } from '@dukan/domain/running/reports/staff-reports.api.ts';
import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/platform/database/database.ts';
import type { Ledger } from './ledger.ts';
import type { DayDesk } from './people.ts';

/**
 * Every sum that must agree in all sources. Sums of money are in tenge. A source leaves out the sums that it
 * does not know.
 */
export const SUMS = [
	'orders placed',
	'orders completed',
	'orders cancelled',
	'paid for orders',
	'paid in cash',
	'paid by terminal',
	'given back',
	'sales less returns',
	'discount of the promotion',
	'cash in the till',
	'cash with couriers',
	'pieces received',
	'cost of what was received',
	'pieces returned',
	'pieces in stock',
	'phones in stock',
	'headsets in stock',
] as const;
export type Sum = (typeof SUMS)[number];
export type Sums = Partial<Record<Sum, number>>;

type Ids = { phone: number; headset: number };

export function ledgerSums(ledger: Ledger, { phone, headset }: Ids): Sums {
	const couriers = [...ledger.cash].filter(([holder]) => holder !== null);
	return {
		'orders placed': ledger.placed,
		'orders completed': ledger.completed,
		'orders cancelled': ledger.cancelled,
		'paid for orders': ledger.sold,
		'paid in cash': ledger.cashPaid,
		'paid by terminal': ledger.terminalPaid,
		'given back': ledger.refunded,
		'sales less returns': ledger.sold - ledger.refunded,
		'discount of the promotion': ledger.promotionDiscount,
		'cash in the till': ledger.cash.get(null) ?? 0,
		'cash with couriers': couriers.reduce((sum, [, tenge]) => sum + tenge, 0),
		'pieces received': ledger.received,
		'cost of what was received': ledger.receivedCost,
		'pieces returned': ledger.returnedPieces,
		'pieces in stock': [...ledger.stock.values()].reduce((sum, pieces) => sum + pieces, 0),
		'phones in stock': ledger.stock.get(phone) ?? 0,
		'headsets in stock': ledger.stock.get(headset) ?? 0,
	};
}

/** Reads sums from the tables of orders, payments, returns, receipts and stock. */
export async function tableSums(db: Database, { phone, headset }: Ids): Promise<Sums> {
	const { rows } = await sql<Record<Sum, number>>`select
		(select count(*)::integer from orders) as "orders placed",
		(select count(*)::integer from orders where status = 'completed') as "orders completed",
		(select count(*)::integer from orders where status = 'cancelled') as "orders cancelled",
		(select coalesce(sum(total_tenge), 0)::float8 from orders where status = 'completed') as "paid for orders",
		(select coalesce(sum(paid_cash_tenge), 0)::float8 from orders) as "paid in cash",
		(select coalesce(sum(paid_terminal_tenge), 0)::float8 from orders) as "paid by terminal",
		(select coalesce(sum(amount_tenge), 0)::float8 from returns) as "given back",
		(select coalesce(sum(total_tenge - refunded_tenge), 0)::float8 from orders where status = 'completed')
			as "sales less returns",
		(select coalesce(sum(l.discount_tenge), 0)::float8 from order_lines l join orders o on o.id = l.order_id
			where o.status <> 'cancelled') as "discount of the promotion",
		(select coalesce(sum(l.quantity), 0)::integer from receipt_lines l join receipts r on r.id = l.receipt_id
			where r.state = 'posted') as "pieces received",
		(select coalesce(sum(l.quantity * l.cost_tenge::bigint), 0)::float8 from receipt_lines l
			join receipts r on r.id = l.receipt_id where r.state = 'posted') as "cost of what was received",
		(select coalesce(sum(returned), 0)::integer from order_lines) as "pieces returned",
		(select coalesce(sum(quantity), 0)::integer from product_stock) as "pieces in stock",
		(select quantity from product_stock where product_id = ${phone}) as "phones in stock",
		(select quantity from product_stock where product_id = ${headset}) as "headsets in stock"`.execute(db);
	return rows[0] ?? {};
}

/** Reads sums from the books that only grow: cash entries and stock movements. */
export async function bookSums(db: Database, { phone, headset }: Ids): Promise<Sums> {
	const { rows } = await sql<Record<Sum, number>>`select
		(select coalesce(sum(amount_tenge), 0)::float8 from cash_entries where kind = 'order') as "paid for orders",
		(select coalesce(sum(amount_tenge), 0)::float8 from cash_entries where kind = 'order' and method = 'cash')
			as "paid in cash",
		(select coalesce(sum(amount_tenge), 0)::float8 from cash_entries where method = 'terminal') as "paid by terminal",
		(select -coalesce(sum(amount_tenge), 0)::float8 from cash_entries where kind = 'return') as "given back",
		(select coalesce(sum(amount_tenge), 0)::float8 from cash_entries where kind in ('order', 'return'))
			as "sales less returns",
		(select coalesce(sum(amount_tenge), 0)::float8 from cash_entries where method = 'cash' and holder_id is null)
			as "cash in the till",
		(select coalesce(sum(amount_tenge), 0)::float8 from cash_entries where method = 'cash' and holder_id is not null)
			as "cash with couriers",
		(select coalesce(sum(quantity), 0)::integer from stock_movements where kind = 'receipt') as "pieces received",
		(select coalesce(sum(quantity), 0)::integer from stock_movements where kind = 'return') as "pieces returned",
		(select coalesce(sum(quantity), 0)::integer from stock_movements) as "pieces in stock",
		(select coalesce(sum(quantity), 0)::integer from stock_movements where product_id = ${phone}) as "phones in stock",
		(select coalesce(sum(quantity), 0)::integer from stock_movements where product_id = ${headset})
			as "headsets in stock"`.execute(db);
	return rows[0] ?? {};
}

/** Reads sums as the screens and reports of the back-office show them. */
export async function reportSums(manager: DayDesk, { phone, headset }: Ids): Promise<Sums> {
	const { today, balances } = await manager.read<CashWire>('cash');
	const days = `from=${today}&to=${today}`;
	const { totals } = await manager.read<SalesReportWire>(`report_sales?${days}&step=day`);
	const cash = await manager.read<CashReportWire>(`cash_report?${days}`);
	const returns = await manager.read<ReturnReportWire>(`report_returns?${days}`);
	const promotions = await manager.read<PromotionRowWire[]>(`report_promotions?${days}`);
	const receipts = await manager.read<{ rows: ReceiptRowWire[] }>('receipts?state=posted');
	const value = await manager.read<ValueRowWire[]>('report_value?of=category');
	const stockOf = async (id: number) => (await manager.read<{ stock: number }>(`stock/${id}`)).stock;
	const held = balances.filter(({ holderId }) => holderId !== null);
	const terminal = sumOf(cash, (row) => row.terminal);
	const inCash = sumOf(cash, (row) => row.orders);
	return {
		'orders placed': totals.orders + totals.cancelled,
		'orders completed': totals.completed,
		'orders cancelled': totals.cancelled,
		'paid for orders': inCash + terminal,
		'paid in cash': inCash,
		'paid by terminal': terminal,
		'given back': sumOf(returns, (row) => row.amountTenge),
		'sales less returns': totals.receivedTenge,
		'discount of the promotion': sumOf(promotions, (row) => row.discountTenge),
		'cash in the till': balances.find(({ holderId }) => holderId === null)?.tenge ?? 0,
		'cash with couriers': sumOf(held, (row) => row.tenge),
		'pieces received': sumOf(receipts.rows, (row) => row.pieces),
		'cost of what was received': sumOf(receipts.rows, (row) => row.sumTenge ?? 0),
		'pieces returned': sumOf(returns, (row) => row.pieces),
		'pieces in stock': sumOf(value, (row) => row.pieces),
		'phones in stock': await stockOf(phone),
		'headsets in stock': await stockOf(headset),
	};
}

function sumOf<Row>(rows: readonly Row[], value: (row: Row) => number): number {
	return rows.reduce((sum, row) => sum + value(row), 0);
}
