import type {
	ReturnCondition,
	ReturnDestination,
	ReturnReason,
	ReturnSettlement,
} from '@dukan/domain/after-sales/returns/return-rules.ts';
import type {
	ReturnReportWire,
	ReturnsQuery,
	ReturnWire,
} from '@dukan/domain/after-sales/returns/returns.api.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';
import { lockOrders, setExchange } from '../../selling/orders/locked-order.queries.ts';
import { HANDED_OUT_AT } from '../../selling/orders/orders.queries.ts';

export type TakenLine = {
	productId: number;
	quantity: number;
	reason: ReturnReason;
	condition: ReturnCondition;
	destination: ReturnDestination;
	amountTenge: number;
	serials: readonly string[];
};

export async function insertReturn(
	trx: Database,
	taken: {
		orderId: number;
		at: Date;
		staffId: number;
		settlement: ReturnSettlement;
		amountTenge: number;
		note: string;
		lines: readonly TakenLine[];
	},
): Promise<number> {
	const { rows } = await sql<{ id: number }>`
		insert into returns (order_id, at, staff_id, settlement, amount_tenge, note)
		values (${taken.orderId}, ${taken.at}, ${taken.staffId}, ${taken.settlement}, ${taken.amountTenge}, ${taken.note})
		returning id`.execute(trx);
	const [row] = rows;
	if (!row) throw new Error('The return was not stored.');
	await sql`insert into return_lines (return_id, product_id, quantity, reason, condition, destination, amount_tenge,
			serials)
		select ${row.id}::integer, l."productId", l.quantity, l.reason, l.condition, l.destination, l."amountTenge", l.serials
		from json_to_recordset(${JSON.stringify(taken.lines)}::json) as l ("productId" integer, quantity integer,
			reason text, condition text, destination text, "amountTenge" bigint, serials text[])`.execute(trx);
	return row.id;
}

/** Returns the sum of what the returns of an order gave back. */
export async function sumOfReturns(db: Database, orderId: number): Promise<number> {
	const { rows } = await sql<{ tenge: number }>`select coalesce(sum(amount_tenge), 0)::float8 as tenge
		from returns where order_id = ${orderId}`.execute(db);
	return rows[0]?.tenge ?? 0;
}

/**
 * True if an exchange has been paid: the cash book then has its sum. Refunds to a card are recorded with the
 * payment.
 */
const IS_PAID = sql`(r.settlement <> 'exchange' or r.amount_tenge = 0 or exists (select from cash_entries e where e.return_id = r.id
	having sum(e.amount_tenge) = -r.amount_tenge))`;

async function selectReturns(db: Database, which: RawBuilder<unknown>): Promise<ReturnWire[]> {
	const { rows } =
		await sql<ReturnWire>`select r.id, r.settlement, r.note, r.amount_tenge::float8 as "amountTenge",
			${isoMoment('r.at')} as at, a.name as "staffName",
			o.id as "orderId", o.number as "orderNumber", o.name as customer, ${IS_PAID} as "isPaid",
			x.id as "exchangeOrderId", x.number as "exchangeOrderNumber",
			(select json_agg(json_build_object('productId', l.product_id, 'quantity', l.quantity, 'reason', l.reason,
				'condition', l.condition, 'destination', l.destination, 'amountTenge', l.amount_tenge, 'serials', l.serials,
				'names', json_build_object('en', n.name_en, 'ru', n.name_ru, 'tm', n.name_tm)) order by n.position)
				from return_lines l join order_lines n on n.order_id = r.order_id and n.product_id = l.product_id
				where l.return_id = r.id) as lines
		from returns r join orders o on o.id = r.order_id left join staff_accounts a on a.id = r.staff_id
		left join orders x on x.id = r.exchange_order_id ${which}`.execute(db);
	return rows;
}

export async function findReturn(db: Database, id: number): Promise<ReturnWire | undefined> {
	const [found] = await selectReturns(db, sql`where r.id = ${id}`);
	return found;
}

/** Lists the newest returns first. */
export async function listReturns(
	db: Database,
	{ order, waits, limit, offset }: ReturnsQuery,
): Promise<{ rows: ReturnWire[]; count: number }> {
	const ofOrder = order === undefined ? sql`` : sql`and r.order_id = ${order}`;
	const waiting =
		waits === 'repair'
			? sql`and exists (select from return_lines l where l.return_id = r.id and l.destination = 'repair')`
			: waits === 'exchange'
				? sql`and r.settlement = 'exchange' and not ${IS_PAID}`
				: sql``;
	const where = sql`where true ${ofOrder} ${waiting}`;
	const [rows, counted] = await Promise.all([
		selectReturns(db, sql`${where} order by r.id desc limit ${limit} offset ${offset}`),
		sql<{ count: number }>`select count(*)::integer as count from returns r ${where}`.execute(db),
	]);
	return { rows, count: counted.rows[0]?.count ?? 0 };
}

export type LockedReturn = {
	orderId: number;
	settlement: ReturnSettlement;
	amountTenge: number;
	isPaid: boolean;
	exchangeOrderId: number | null;
};

export async function lockReturn(trx: Database, id: number): Promise<LockedReturn | undefined> {
	await sql`select from returns where id = ${id} for update`.execute(trx);
	const { rows } = await sql<LockedReturn>`select r.order_id as "orderId", r.settlement,
			r.amount_tenge::float8 as "amountTenge", ${IS_PAID} as "isPaid", r.exchange_order_id as "exchangeOrderId"
		from returns r where r.id = ${id}`.execute(trx);
	return rows[0];
}

/** Locks the line of this product in the return. */
export async function lockReturnLine(
	trx: Database,
	id: number,
	productId: number,
): Promise<{ quantity: number; destination: ReturnDestination } | undefined> {
	const { rows } = await sql<{
		quantity: number;
		destination: ReturnDestination;
	}>`select quantity, destination
		from return_lines where return_id = ${id} and product_id = ${productId} for update`.execute(trx);
	return rows[0];
}

export async function setReturnDestination(
	trx: Database,
	id: number,
	{ productId, to }: { productId: number; to: ReturnDestination },
): Promise<void> {
	await sql`update return_lines set destination = ${to} where return_id = ${id} and product_id = ${productId}`.execute(
		trx,
	);
}

/**
 * Locks the order that a return is used for and the one that it shall be used for, and returns the former's
 * id. It waits for an order that is being handed out; after that the order accepts no exchange.
 */
export async function lockExchangeOrders(
	trx: Database,
	id: number,
	{ next }: { next: number | null },
): Promise<number | null> {
	const { rows } = await sql<{ orderId: number | null }>`select exchange_order_id as "orderId" from returns
		where id = ${id}`.execute(trx);
	const former = rows[0]?.orderId ?? null;
	const orders = await lockOrders(
		trx,
		[former, next].filter((orderId) => orderId !== null),
	);
	await setExchange(trx, orders, next);
	return former;
}

/**
 * Uses the return for an order. Returns false unless that is an open order of the same customer for which no
 * other return is used.
 */
export async function linkExchange(trx: Database, id: number, orderId: number): Promise<boolean> {
	const { rows } = await sql`update returns r set exchange_order_id = x.id from orders o, orders x
		where r.id = ${id} and o.id = r.order_id and x.id = ${orderId} and x.user_id = o.user_id
			and x.status in ('pending', 'accepted', 'on_delivery')
			and not exists (select from returns other where other.exchange_order_id = x.id)
		returning 1`.execute(trx);
	return rows.length > 0;
}

export async function unlinkExchange(trx: Database, id: number): Promise<void> {
	await sql`update returns set exchange_order_id = null, settlement = 'cash' where id = ${id}`.execute(trx);
}

/** Counts the pieces of these days (in Ashgabat) by product and reason, with the most pieces first. */
export async function reportReturns(
	db: Database,
	{ from, to }: { from: string; to: string },
): Promise<ReturnReportWire> {
	const within = (
		at: RawBuilder<unknown>,
	) => sql`${at} >= ${from}::date::timestamp at time zone 'Asia/Ashgabat'
		and ${at} < (${to}::date + 1)::timestamp at time zone 'Asia/Ashgabat'`;
	const { rows } = await sql<ReturnReportWire[number]>`select l.product_id as "productId", l.reason,
			json_build_object('en', p.name_en, 'ru', p.name_ru, 'tm', p.name_tm) as names,
			sum(l.quantity)::integer as pieces, sum(l.amount_tenge)::float8 as "amountTenge",
			(select coalesce(sum(n.quantity), 0)::integer from order_lines n join orders o on o.id = n.order_id
				where n.product_id = l.product_id and o.status = 'completed' and ${within(HANDED_OUT_AT)}) as sold
		from return_lines l join returns r on r.id = l.return_id join products p on p.id = l.product_id
		where ${within(sql`r.at`)}
		group by l.product_id, l.reason, p.name_en, p.name_ru, p.name_tm
		order by pieces desc, l.product_id, l.reason`.execute(db);
	return rows;
}
