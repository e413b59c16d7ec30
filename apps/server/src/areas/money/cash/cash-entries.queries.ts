import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export type OrderPayment = {
	orderId: number;
	cashTenge: number;
	terminalTenge: number;
	/** The courier who took the payment; null for the till. */
	holderId: number | null;
	at: Date;
};

/** RET-01: returns how much of this order is paid with goods that were returned in exchange for it. */
export async function readExchangeTenge(trx: Database, orderId: number): Promise<number> {
	const { rows } = await sql<{ tenge: number }>`select amount_tenge::float8 as tenge from returns
		where exchange_order_id = ${orderId}`.execute(trx);
	return rows[0]?.tenge ?? 0;
}

export async function insertOrderEntries(
	trx: Database,
	{ orderId, cashTenge, terminalTenge, holderId, at }: OrderPayment,
): Promise<void> {
	await sql`insert into cash_entries (at, holder_id, kind, method, amount_tenge, order_id)
		select ${at}::timestamptz, ${holderId}::integer, 'order', method, amount, ${orderId}::integer
		from (values ('cash', ${cashTenge}::bigint), ('terminal', ${terminalTenge}::bigint)) as paid (method, amount)
		where amount <> 0`.execute(trx);
}

/** Enters the money that was paid back for a return. */
export async function insertReturnEntries(
	trx: Database,
	{
		returnId,
		cashTenge,
		terminalTenge,
		holderId,
		at,
	}: { returnId: number; cashTenge: number; terminalTenge: number; holderId: number | null; at: Date },
): Promise<void> {
	await sql`insert into cash_entries (at, holder_id, kind, method, amount_tenge, return_id)
		select ${at}::timestamptz, ${holderId}::integer, 'return', method, -amount, ${returnId}::integer
		from (values ('cash', ${cashTenge}::bigint), ('terminal', ${terminalTenge}::bigint)) as paid (method, amount)
		where amount <> 0`.execute(trx);
}

/**
 * RET-01: enters the value of returned goods as paid out when the order for which they were exchanged is
 * paid. It locks the return, because staff may be paying that value in cash at the same moment.
 */
export async function payExchange(
	trx: Database,
	{ orderId, holderId, at }: { orderId: number; holderId: number | null; at: Date },
): Promise<void> {
	await sql`select from returns where exchange_order_id = ${orderId} for update`.execute(trx);
	await sql`insert into cash_entries (at, holder_id, kind, amount_tenge, return_id)
		select ${at}::timestamptz, ${holderId}::integer, 'return', -r.amount_tenge, r.id
		from returns r where r.exchange_order_id = ${orderId} and r.amount_tenge > 0`.execute(trx);
}

/** Reverses the entries of an order and of goods exchanged for it. An entry is reversed once only. */
export async function reverseOrderEntries(
	trx: Database,
	{ orderId, at, reason }: { orderId: number; at: Date; reason: string },
): Promise<void> {
	await sql`insert into cash_entries (at, holder_id, kind, method, amount_tenge, order_id, return_id, reverses, reason)
		select ${at}::timestamptz, e.holder_id, e.kind, e.method, -e.amount_tenge, e.order_id, e.return_id, e.id, ${reason}
		from cash_entries e
		where (e.order_id = ${orderId} or e.return_id = (select id from returns where exchange_order_id = ${orderId}))
			and e.reverses is null and not exists (select from cash_entries x where x.reverses = e.id)`.execute(
		trx,
	);
}

export type CashDifference = { what: string; id: number; booked: number; expected: number };

/**
 * COUR-04, R20: returns orders and returns whose sums differ from their entries. Only something that bypassed
 * the cash book makes such a difference.
 */
export async function findCashDifferences(db: Database): Promise<CashDifference[]> {
	const { rows } = await sql<CashDifference>`
		with booked as (select order_id, coalesce(sum(amount_tenge) filter (where method = 'cash'), 0) as cash,
				coalesce(sum(amount_tenge) filter (where method = 'terminal'), 0) as terminal
			from cash_entries where order_id is not null group by 1),
		paid_back as (select return_id, -sum(amount_tenge) as amount from cash_entries
			where return_id is not null group by 1)
		select 'cash' as what, o.id, coalesce(b.cash, 0)::float8 as booked, coalesce(o.paid_cash_tenge, 0)::float8 as expected
			from orders o left join booked b on b.order_id = o.id
			where coalesce(b.cash, 0) <> coalesce(o.paid_cash_tenge, 0)
		union all select 'terminal', o.id, coalesce(b.terminal, 0)::float8, coalesce(o.paid_terminal_tenge, 0)::float8
			from orders o left join booked b on b.order_id = o.id
			where coalesce(b.terminal, 0) <> coalesce(o.paid_terminal_tenge, 0)
		union all select 'total', o.id, (o.paid_cash_tenge + o.paid_terminal_tenge + o.card_tenge)::float8,
				case when o.status = 'completed' then o.total_tenge else 0 end::float8
			from orders o where o.paid_cash_tenge is not null and o.paid_cash_tenge + o.paid_terminal_tenge + o.card_tenge
				<> case when o.status = 'completed' then o.total_tenge else 0 end
		union all select 'refunded', o.id, o.refunded_tenge::float8, coalesce(sum(r.amount_tenge), 0)::float8
			from orders o left join returns r on r.order_id = o.id
			group by o.id having o.refunded_tenge <> coalesce(sum(r.amount_tenge), 0)
		union all select 'return', r.id, coalesce(p.amount, 0)::float8, r.amount_tenge::float8
			from returns r left join paid_back p on p.return_id = r.id
			where coalesce(p.amount, 0) <> r.amount_tenge and (r.settlement in ('cash', 'terminal') or r.settlement = 'exchange' and coalesce(p.amount, 0) <> 0)
		order by 1, 2`.execute(db);
	return rows;
}
