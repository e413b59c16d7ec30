import type {
	PaymentRowWire,
	PaymentsQuery,
	PaymentWire,
	RefundWire,
} from '@dukan/domain/selling/card-payments/payments.api.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';

const ROW = sql`p.id, p.order_id as "orderId", o.number as "orderNumber", o.status as "orderStatus", p.bank, p.number,
	p.state, p.amount_tenge::float8 as "amountTenge", p.paid_tenge::float8 as "paidTenge",
	coalesce((select sum(r.amount_tenge) from payment_refunds r where r.payment_id = p.id and r.state = 'done'), 0)::float8
		as "refundedTenge",
	${isoMoment('p.created_at')} as "createdAt", ${isoMoment('p.checked_at')} as "checkedAt", p.checks, p.attention,
	exists (select from payment_refunds r where r.payment_id = p.id and r.state = 'approval') as "waitsForApproval"`;

const WAITS: Readonly<Record<NonNullable<PaymentsQuery['waits']>, RawBuilder<unknown>>> = {
	attention: sql`p.attention is not null`,
	approval: sql`exists (select from payment_refunds r where r.payment_id = p.id and r.state = 'approval')`,
	open: sql`p.next_check_at is not null`,
};

type Filter = Omit<PaymentsQuery, 'limit' | 'offset'>;

function conditions({ state, waits, order, from, to }: Filter): RawBuilder<unknown> {
	const all = [
		state && sql`p.state = ${state}`,
		waits && WAITS[waits],
		order && sql`p.order_id = ${order}`,
		from && sql`p.created_at >= ${from}::date::timestamp at time zone 'Asia/Ashgabat'`,
		to && sql`p.created_at < (${to}::date + 1)::timestamp at time zone 'Asia/Ashgabat'`,
	].filter((condition) => typeof condition === 'object');
	return all.length > 0 ? sql`where ${sql.join(all, sql` and `)}` : sql``;
}

/** Lists the newest payments first. */
export async function listPayments(
	db: Database,
	{ limit, offset, ...filter }: PaymentsQuery,
): Promise<{ rows: PaymentRowWire[]; count: number }> {
	const where = conditions(filter);
	const [{ rows }, counted] = await Promise.all([
		sql<PaymentRowWire>`select ${ROW} from payments p join orders o on o.id = p.order_id ${where}
			order by p.id desc limit ${limit} offset ${offset}`.execute(db),
		sql<{ count: number }>`select count(*)::integer as count from payments p ${where}`.execute(db),
	]);
	return { rows, count: counted.rows[0]?.count ?? 0 };
}

type PaymentFacts = Omit<PaymentWire, 'refunds' | 'events'>;
type StoredRefund = Omit<RefundWire, 'mayApprove'> & { createdById: number | null };

/** Includes the refunds as rows. The use case decides whether the caller may approve one. */
export async function findStaffPayment(
	db: Database,
	id: number,
): Promise<(PaymentFacts & { refunds: StoredRefund[]; events: PaymentWire['events'] }) | undefined> {
	const [facts, refunds, events] = await Promise.all([
		sql<PaymentFacts>`select ${ROW}, p.bank_order_id as "bankOrderId", p.action_code as "actionCode",
				p.error_code as "errorCode"
			from payments p join orders o on o.id = p.order_id where p.id = ${id}`.execute(db),
		sql<StoredRefund>`select r.id, r.amount_tenge::float8 as "amountTenge", r.cause, r.state,
				${isoMoment('r.created_at')} as "createdAt", c.name as "createdBy", a.name as "approvedBy",
				r.error_code as "errorCode", r.created_by as "createdById"
			from payment_refunds r left join staff_accounts c on c.id = r.created_by
			left join staff_accounts a on a.id = r.approved_by where r.payment_id = ${id} order by r.id`.execute(
			db,
		),
		sql<
			PaymentWire['events'][number]
		>`select ${isoMoment('e.at')} as at, e.kind, e.state, e.code, a.name as staff
			from payment_events e left join staff_accounts a on a.id = e.staff_id
			where e.payment_id = ${id} order by e.id desc limit 200`.execute(db),
	]);
	const [payment] = facts.rows;
	return payment && { ...payment, refunds: refunds.rows, events: events.rows };
}

/** Marks a payment as seen. Returns false if there was nothing to see. */
export async function clearAttention(trx: Database, id: number): Promise<boolean> {
	const { rows } = await sql`update payments set attention = null where id = ${id} and attention is not null
		returning 1`.execute(trx);
	return rows.length > 0;
}
