import type { Language } from '@dukan/domain/base/language/language.ts';
import type { PaymentAttention } from '@dukan/domain/money/banks/payment-notes.ts';
import type { PaymentState } from '@dukan/domain/money/banks/payment-states.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { type LockedOrder, lockOrder } from '../orders/locked-order.queries.ts';

export type PayableOrder = { order: LockedOrder; language: Language };

/** Locks the person as a new order does, because a revived order sells its goods again. */
export async function lockPayableOrder(trx: Database, orderId: number): Promise<PayableOrder | undefined> {
	const { rows } = await sql<{ language: Language }>`select language from users
		where id = (select user_id from orders where id = ${orderId}) for no key update`.execute(trx);
	const [person] = rows;
	return person && { order: await lockOrder(trx, orderId), language: person.language };
}

export async function countPayments(trx: Database, orderId: number): Promise<number> {
	const { rows } = await sql<{ count: number }>`select count(*)::integer as count from payments
		where order_id = ${orderId}`.execute(trx);
	return rows[0]?.count ?? 0;
}

/**
 * True for a payment whose registration has neither ended nor been given up. The state may be `failed`,
 * because a check that is faster than the registration finds no such payment at the bank and stores that
 * state.
 */
const isRegistering = (
	since: Date,
) => sql`(p.state in ('new', 'failed') and p.created_at > ${since} and not exists (
	select from payment_events e where e.payment_id = p.id and e.kind in ('registered', 'register_refused', 'no_response')))`;

/**
 * Finds a payment that the bank still waits for, so that a second click opens the same page. Its url is null
 * while another click is still registering it.
 */
export async function findOpenedPayment(
	trx: Database,
	asked: { orderId: number; bank: string; amountTenge: number; now: Date; registeringSince: Date },
): Promise<{ id: number; url: string | null } | undefined> {
	const { rows } = await sql<{
		id: number;
		url: string | null;
	}>`select p.id, p.form_url as url from payments p
		where p.order_id = ${asked.orderId} and p.bank = ${asked.bank} and p.amount_tenge = ${asked.amountTenge}
			and p.expires_at > ${asked.now}
			and ((p.state = 'registered' and p.form_url is not null) or ${isRegistering(asked.registeringSince)})
		order by p.id desc limit 1`.execute(trx);
	return rows[0];
}

/** Returns the state of a payment's registration. */
export async function findRegistration(
	db: Database,
	id: number,
	since: Date,
): Promise<{ url: string | null; isRegistering: boolean } | undefined> {
	const { rows } = await sql<{ url: string | null; isRegistering: boolean }>`select p.form_url as url,
		${isRegistering(since)} as "isRegistering" from payments p where p.id = ${id}`.execute(db);
	return rows[0];
}

export async function insertPayment(
	trx: Database,
	payment: {
		orderId: number;
		bank: string;
		number: string;
		amountTenge: number;
		at: Date;
		expiresAt: Date;
		nextCheckAt: Date;
	},
): Promise<number> {
	const { rows } = await sql<{ id: number }>`
		insert into payments (order_id, bank, number, amount_tenge, created_at, expires_at, next_check_at)
		values (${payment.orderId}, ${payment.bank}, ${payment.number}, ${payment.amountTenge}, ${payment.at},
			${payment.expiresAt}, ${payment.nextCheckAt}) returning id`.execute(trx);
	const id = rows[0]?.id;
	if (id === undefined) throw new Error('The payment was not stored.');
	return id;
}

export async function setRegistered(
	db: Database,
	id: number,
	{ bankOrderId, formUrl, nextCheckAt }: { bankOrderId: string; formUrl: string; nextCheckAt: Date },
): Promise<void> {
	await sql`update payments set bank_order_id = ${bankOrderId}, form_url = ${formUrl}, next_check_at = ${nextCheckAt},
			state = case when state in ('new', 'failed') then 'registered' else state end
		where id = ${id}`.execute(db);
}

export async function setRegisterRefused(db: Database, id: number, errorCode: string): Promise<void> {
	await sql`update payments set state = 'failed', error_code = ${errorCode}, next_check_at = null
		where id = ${id} and state = 'new'`.execute(db);
}

export type StoredPayment = {
	id: number;
	orderId: number;
	bank: string;
	number: string;
	state: PaymentState;
	amountTenge: number;
	bankOrderId: string | null;
	createdAt: Date;
	expiresAt: Date;
	paidTenge: number;
	checks: number;
	attention: PaymentAttention | null;
};

const PAYMENT = sql`id, order_id as "orderId", bank, number, state, amount_tenge::float8 as "amountTenge",
	bank_order_id as "bankOrderId", created_at as "createdAt", expires_at as "expiresAt",
	paid_tenge::float8 as "paidTenge", checks, attention`;

export async function findPayment(
	db: Database,
	id: number,
	{ lock = false } = {},
): Promise<StoredPayment | undefined> {
	const { rows } = await sql<StoredPayment>`select ${PAYMENT} from payments where id = ${id}
		${lock ? sql`for update` : sql``}`.execute(db);
	return rows[0];
}

/**
 * Lists payments that the bank is still to be asked about, except those that were checked after
 * `askedBefore`.
 */
export async function listOpenPayments(db: Database, orderId: number, askedBefore: Date): Promise<number[]> {
	const { rows } = await sql<{ id: number }>`select id from payments where order_id = ${orderId}
			and next_check_at is not null and (checked_at is null or checked_at <= ${askedBefore}) order by id`.execute(
		db,
	);
	return rows.map(({ id }) => id);
}

export async function findLatestState(db: Database, orderId: number): Promise<PaymentState | null> {
	const { rows } = await sql<{ state: PaymentState }>`select state from payments where order_id = ${orderId}
		order by id desc limit 1`.execute(db);
	return rows[0]?.state ?? null;
}

export async function listDuePayments(db: Database, now: Date, limit: number): Promise<number[]> {
	const { rows } = await sql<{ id: number }>`select id from payments where next_check_at <= ${now}
		order by next_check_at limit ${limit}`.execute(db);
	return rows.map(({ id }) => id);
}

export async function listUnpaidOrders(db: Database, now: Date, limit: number): Promise<number[]> {
	const { rows } = await sql<{ id: number }>`select id from orders
		where payment_state = 'awaiting' and pay_until <= ${now} order by pay_until limit ${limit}`.execute(db);
	return rows.map(({ id }) => id);
}

export async function setChecked(
	trx: Database,
	id: number,
	check: {
		state: PaymentState;
		at: Date;
		nextCheckAt: Date | null;
		bankOrderId: string | undefined;
		actionCode: number | undefined;
		paidTenge: number;
		attention: PaymentAttention | null;
	},
): Promise<void> {
	await sql`update payments set state = ${check.state}, checks = checks + 1, checked_at = ${check.at},
			next_check_at = ${check.nextCheckAt}, bank_order_id = coalesce(bank_order_id, ${check.bankOrderId ?? null}),
			action_code = coalesce(${check.actionCode ?? null}, action_code), paid_tenge = ${check.paidTenge},
			paid_at = case when ${check.paidTenge}::bigint > 0 then coalesce(paid_at, ${check.at}) end,
			attention = ${check.attention}
		where id = ${id}`.execute(trx);
}

/** Marks the payment for staff, because its money could not be refunded. */
export async function noteRefundRefused(trx: Database, paymentId: number): Promise<void> {
	await sql`update payments set attention = 'refund_refused' where id = ${paymentId}`.execute(trx);
}

/** Called when the bank did not respond: it is asked again at `nextCheckAt`. */
export async function putOffCheck(db: Database, id: number, at: Date, nextCheckAt: Date): Promise<void> {
	await sql`update payments set checks = checks + 1, checked_at = ${at}, next_check_at = ${nextCheckAt}
		where id = ${id} and next_check_at is not null`.execute(db);
}
