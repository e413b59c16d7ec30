import type { BankDifference } from '@dukan/domain/money/banks/payment-notes.ts';
import type { PaymentState } from '@dukan/domain/money/banks/payment-states.ts';
import type { BankDifferenceWire } from '@dukan/domain/selling/card-payments/payments.api.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';

export type ComparedPayment = {
	id: number;
	bank: string;
	number: string;
	bankOrderId: string | null;
	state: PaymentState;
	paidTenge: number;
	refundedTenge: number;
};

/** Lists payments that were begun, paid or refunded after `since`. */
export async function listComparedPayments(db: Database, since: Date): Promise<ComparedPayment[]> {
	const { rows } =
		await sql<ComparedPayment>`select p.id, p.bank, p.number, p.bank_order_id as "bankOrderId", p.state,
			p.paid_tenge::float8 as "paidTenge", coalesce(sum(r.amount_tenge) filter (where r.state = 'done'), 0)::float8
				as "refundedTenge"
		from payments p left join payment_refunds r on r.payment_id = p.id
		where p.created_at >= ${since} or p.paid_at >= ${since}
			or exists (select from payment_refunds x where x.payment_id = p.id and x.created_at >= ${since})
		group by p.id order by p.id`.execute(db);
	return rows;
}

/** Replaces the results of an earlier comparison of a payment. */
export async function replaceDifferences(
	trx: Database,
	paymentId: number,
	found: readonly { kind: BankDifference; shopTenge: number; bankTenge: number }[],
	at: Date,
): Promise<void> {
	await sql`delete from payment_differences where payment_id = ${paymentId}`.execute(trx);
	for (const { kind, shopTenge, bankTenge } of found)
		await sql`insert into payment_differences (payment_id, kind, shop_tenge, bank_tenge, found_at)
			values (${paymentId}, ${kind}, ${shopTenge}, ${bankTenge}, ${at})`.execute(trx);
}

/** Lists differences of payments of these days, the newest first. */
export async function listDifferences(
	db: Database,
	{ from, to }: { from: string; to: string },
): Promise<BankDifferenceWire[]> {
	const { rows } =
		await sql<BankDifferenceWire>`select p.id as "paymentId", p.number, p.order_id as "orderId",
			o.number as "orderNumber", p.bank, (p.created_at at time zone 'Asia/Ashgabat')::date::text as day, d.kind,
			d.shop_tenge::float8 as "shopTenge", d.bank_tenge::float8 as "bankTenge",
			${isoMoment('d.found_at')} as "foundAt"
		from payment_differences d join payments p on p.id = d.payment_id join orders o on o.id = p.order_id
		where p.created_at >= ${from}::date::timestamp at time zone 'Asia/Ashgabat'
			and p.created_at < (${to}::date + 1)::timestamp at time zone 'Asia/Ashgabat'
		order by p.id desc, d.kind`.execute(db);
	return rows;
}

export async function findLastComparison(db: Database, job: string): Promise<string | null> {
	const { rows } = await sql<{ at: string | null }>`select
			${isoMoment(sql`max(finished_at)`)} as at
		from job_runs where job = ${job} and ok`.execute(db);
	return rows[0]?.at ?? null;
}
