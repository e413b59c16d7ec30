import type { RefundState } from '@dukan/domain/money/banks/payment-states.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export type DueRefund = {
	id: number;
	paymentId: number;
	orderId: number;
	amountTenge: number;
	bank: string;
	bankOrderId: string | null;
	askedTenge: number;
	paidTenge: number;
	paidAt: Date | null;
	/** The sum of this payment's other completed refunds. */
	doneTenge: number;
};

/**
 * Takes the next due refund for this process alone, until the lease ends. Refunds of one payment are sent one
 * after the other.
 */
export async function takeRefund(db: Database, now: Date, leaseUntil: Date): Promise<DueRefund | undefined> {
	const { rows } = await sql<DueRefund>`
		with taken as (
			update payment_refunds set state = 'sent', tries = tries + 1, next_try_at = ${leaseUntil}
			where id = (
				select r.id from payment_refunds r where r.next_try_at <= ${now} and r.state in ('queued', 'sent')
					and not exists (select from payment_refunds x
						where x.payment_id = r.payment_id and x.id <> r.id and x.state = 'sent')
				order by r.next_try_at, r.id limit 1 for update skip locked)
			returning id, payment_id, amount_tenge
		)
		select t.id, p.id as "paymentId", p.order_id as "orderId", t.amount_tenge::float8 as "amountTenge", p.bank,
			p.bank_order_id as "bankOrderId", p.amount_tenge::float8 as "askedTenge", p.paid_tenge::float8 as "paidTenge", p.paid_at as "paidAt",
			coalesce((select sum(x.amount_tenge) from payment_refunds x
				where x.payment_id = p.id and x.state = 'done' and x.id <> t.id), 0)::float8 as "doneTenge"
		from taken t join payments p on p.id = t.payment_id`.execute(db);
	return rows[0];
}

export async function setRefundDone(trx: Database, id: number, at: Date): Promise<void> {
	await sql`update payment_refunds set state = 'done', done_at = ${at}, next_try_at = null, error_code = null
		where id = ${id} and state = 'sent'`.execute(trx);
}

export async function setRefundRefused(trx: Database, id: number, errorCode: string): Promise<void> {
	await sql`update payment_refunds set state = 'refused', next_try_at = null, error_code = ${errorCode}
		where id = ${id} and state = 'sent'`.execute(trx);
}

export async function setRefundRetry(db: Database, id: number, retryAt: Date): Promise<void> {
	await sql`update payment_refunds set next_try_at = ${retryAt} where id = ${id} and state = 'sent'`.execute(
		db,
	);
}

export type LockedRefund = {
	paymentId: number;
	state: RefundState;
	createdBy: number | null;
	amountTenge: number;
	limitTenge: number;
};

export async function lockRefund(trx: Database, id: number): Promise<LockedRefund | undefined> {
	const { rows } =
		await sql<LockedRefund>`select r.payment_id as "paymentId", r.state, r.created_by as "createdBy",
			r.amount_tenge::float8 as "amountTenge", o.refund_approval_tenge::float8 as "limitTenge"
		from payment_refunds r cross join order_rules o where r.id = ${id} for update of r`.execute(trx);
	return rows[0];
}

/** Queues a refund for the bank: after its approval, or again after a refusal. */
export async function queueRefund(
	trx: Database,
	id: number,
	{ approvedBy, now }: { approvedBy: number | null; now: Date },
): Promise<void> {
	await sql`update payment_refunds set state = 'queued', next_try_at = ${now},
		approved_by = coalesce(${approvedBy}::integer, approved_by) where id = ${id}`.execute(trx);
}
