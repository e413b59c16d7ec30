import type { Language } from '@dukan/domain/base/language/language.ts';
import type { OrderStatus } from '@dukan/domain/base/orders/order-status.ts';
import type { OrderPaymentState } from '@dukan/domain/base/orders/payment-kinds.ts';
import type { PaymentAttention } from '@dukan/domain/money/banks/payment-notes.ts';
import type { PaymentState } from '@dukan/domain/money/banks/payment-states.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export type PayableOrder = {
	id: number;
	number: string;
	userId: number;
	status: OrderStatus;
	paymentState: OrderPaymentState | null;
	payUntil: Date | null;
	totalTenge: number;
	cancelNote: string;
	phone: string;
	/** Its person has deleted the account. */
	anonymous: boolean;
	language: Language;
};

/** Locked until the end of the transaction: the person, as by a new order, then the order, and its payments after it. */
export async function lockPayableOrder(trx: Database, orderId: number): Promise<PayableOrder | undefined> {
	await sql`select from users where id = (select user_id from orders where id = ${orderId})
		for no key update`.execute(trx);
	await sql`select from orders where id = ${orderId} for update`.execute(trx);
	const { rows } = await sql<PayableOrder>`select o.id, o.number, o.user_id as "userId", o.status,
			o.payment_state as "paymentState", o.pay_until as "payUntil", o.total_tenge::float8 as "totalTenge",
			o.cancel_note as "cancelNote", o.phone, o.anonymous, u.language
		from orders o join users u on u.id = o.user_id where o.id = ${orderId}`.execute(trx);
	return rows[0];
}

export async function countPayments(trx: Database, orderId: number): Promise<number> {
	const { rows } = await sql<{ count: number }>`select count(*)::integer as count from payments
		where order_id = ${orderId}`.execute(trx);
	return rows[0]?.count ?? 0;
}

/** One that the bank waits for already: a second press opens the same page. */
export async function findPaymentPage(
	trx: Database,
	{ orderId, bank, amountTenge, now }: { orderId: number; bank: string; amountTenge: number; now: Date },
): Promise<string | undefined> {
	const { rows } = await sql<{ url: string }>`select form_url as url from payments
		where order_id = ${orderId} and bank = ${bank} and state = 'registered' and form_url is not null
			and amount_tenge = ${amountTenge} and expires_at > ${now} order by id desc limit 1`.execute(trx);
	return rows[0]?.url;
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

/** Those that the bank is still asked about; not those that were asked about a moment ago. */
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

/** No response: it is asked again later. */
export async function putOffCheck(db: Database, id: number, at: Date, nextCheckAt: Date): Promise<void> {
	await sql`update payments set checks = checks + 1, checked_at = ${at}, next_check_at = ${nextCheckAt}
		where id = ${id} and next_check_at is not null`.execute(db);
}

/** Open desks ring: for them the order is new. */
export async function insertPaidEvent(trx: Database, orderId: number, at: Date): Promise<void> {
	await sql`insert into order_events (order_id, status, at, mover)
		select id, status, ${at}::timestamptz, 'customer' from orders where id = ${orderId}`.execute(trx);
}

/** The customer's open page learns that the money is on its way or there. */
export async function announceOrder(trx: Database, orderId: number, at: Date): Promise<void> {
	await sql`select pg_notify('order_events', json_build_object('user', user_id, 'order', id, 'number', number,
			'status', status, 'at', ${at.toISOString()}::text, 'by', 'shop')::text)
		from orders where id = ${orderId}`.execute(trx);
}
