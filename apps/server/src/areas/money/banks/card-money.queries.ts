import type { PaymentEvent } from '@dukan/domain/money/banks/payment-notes.ts';
import {
	type CardSums,
	causesOf,
	type PaymentState,
	type RefundCause,
	type RefundSum,
} from '@dukan/domain/money/banks/payment-states.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export type OrderMoney = CardSums & {
	/** The sum that the card has to cover. For a completed order it excludes what was paid at hand-out. */
	totalTenge: number;
	payments: { id: number; leftTenge: number }[];
	/** What staff have refunded, or are about to refund, without the approval of a second person. */
	unapprovedTenge: number;
};

const refunded = (sum: RefundSum) =>
	sql`coalesce(sum(r.amount_tenge) filter (where r.cause = any (${causesOf(sum)}::text[])), 0)::float8 as ${sql.id(sum)}`;

/**
 * The caller holds the order's lock. A refund counts from the moment it is decided, because the shop owes the
 * money from then on.
 */
export async function readOrderMoney(trx: Database, orderId: number): Promise<OrderMoney | undefined> {
	const { rows } = await sql<OrderMoney>`
		select (o.total_tenge - coalesce(o.paid_cash_tenge + o.paid_terminal_tenge, 0))::float8 as "totalTenge",
			coalesce((select sum(p.paid_tenge) from payments p where p.order_id = o.id), 0)::float8 as "paidTenge",
			${refunded('returnedTenge')}, ${refunded('reducedTenge')}, ${refunded('excessTenge')},
			coalesce(sum(r.amount_tenge) filter (where r.created_by is not null and r.approved_by is null
				and r.cause <> all (${causesOf('excessTenge')}::text[])), 0)::float8 as "unapprovedTenge",
			coalesce((select json_agg(json_build_object('id', p.id, 'leftTenge', p.paid_tenge
					- coalesce((select sum(x.amount_tenge) from payment_refunds x where x.payment_id = p.id), 0)))
				from payments p where p.order_id = o.id and p.paid_tenge > 0), '[]') as payments
		from orders o left join payments p on p.order_id = o.id left join payment_refunds r on r.payment_id = p.id
		where o.id = ${orderId} group by o.id`.execute(trx);
	return rows[0];
}

export async function insertPaymentEvent(
	db: Database,
	event: {
		paymentId: number;
		at: Date;
		kind: PaymentEvent;
		state?: PaymentState | undefined;
		code?: string | undefined;
	},
): Promise<void> {
	await sql`insert into payment_events (payment_id, at, kind, state, code, staff_id)
		values (${event.paymentId}, ${event.at}, ${event.kind}, ${event.state ?? null}, ${event.code ?? null},
			nullif(current_setting('dukan.staff_id', true), '')::integer)`.execute(db);
}

export type NewRefund = {
	paymentId: number;
	amountTenge: number;
	cause: RefundCause;
	returnId: number | undefined;
	at: Date;
	/**
	 * The sum of this refund over all its payments, with earlier refunds of the order that no second person
	 * approved.
	 */
	wholeTenge: number;
};

/**
 * PAY-04: a refund that the shop or the customer causes is sent at once. A refund by staff is sent if the
 * author has the right and `wholeTenge` is within the limit; otherwise it waits for the approval of a second
 * person.
 */
export async function insertRefund(trx: Database, refund: NewRefund): Promise<void> {
	await sql`with author as (
			select a.id, a.role = 'owner' or 'refundPayments' = any (r.rights) as may
			from staff_accounts a join staff_roles r on r.key = a.role
			where a.id = nullif(current_setting('dukan.staff_id', true), '')::integer
		), decided as (
			select (select id from author) as author_id, ${refund.cause}::text in ('excess', 'late')
				or coalesce((select may and ${refund.wholeTenge}::bigint <= o.refund_approval_tenge from author), true) as goes
			from order_rules o
		)
		insert into payment_refunds (payment_id, amount_tenge, cause, return_id, state, created_at, created_by, next_try_at)
		select ${refund.paymentId}, ${refund.amountTenge}, ${refund.cause}, ${refund.returnId ?? null}::integer,
			case when goes then 'queued' else 'approval' end, ${refund.at}, author_id,
			case when goes then ${refund.at}::timestamptz end
		from decided`.execute(trx);
}

export type CardDifference = { what: string; id: number; booked: number; expected: number };

/**
 * PAY-03, R20: returns orders whose sums differ from those of their payments. Only something that bypassed
 * the rules makes such an order.
 */
export async function findCardDifferences(db: Database): Promise<CardDifference[]> {
	const { rows } = await sql<CardDifference>`
		with back as (select payment_id, sum(amount_tenge) as all_of_it,
				coalesce(sum(amount_tenge) filter (where cause <> 'return'), 0) as without_returns
			from payment_refunds group by 1)
		select 'card' as what, o.id, o.card_tenge::float8 as booked,
				coalesce(sum(p.paid_tenge - coalesce(b.without_returns, 0)), 0)::float8 as expected
			from orders o left join payments p on p.order_id = o.id left join back b on b.payment_id = p.id
			where o.card_tenge > 0 or p.paid_tenge > 0
			group by o.id having o.card_tenge <> coalesce(sum(p.paid_tenge - coalesce(b.without_returns, 0)), 0)
		union all select 'refunds', p.id, b.all_of_it::float8, p.paid_tenge::float8
			from payments p join back b on b.payment_id = p.id where b.all_of_it > p.paid_tenge
		union all select 'return by card', t.id, coalesce(sum(r.amount_tenge), 0)::float8, t.amount_tenge::float8
			from returns t left join payment_refunds r on r.return_id = t.id where t.settlement = 'card'
			group by t.id having coalesce(sum(r.amount_tenge), 0) <> t.amount_tenge
		order by 1, 2`.execute(db);
	return rows;
}
