import type { Language } from '@dukan/domain/base/language/language.ts';
import type { OrderStatus, StaffStatus } from '@dukan/domain/base/orders/order-status.ts';
import type { DeliveryKind } from '@dukan/domain/selling/orders/quote.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { dropHeldSms } from '../../shop/sms/sms-outbox.queries.ts';

export type Recipient = {
	userId: number;
	phone: string;
	number: string;
	language: Language;
	delivery: DeliveryKind;
	holdS: number;
	discountTenge: number;
	totalTenge: number;
};

/**
 * Returns the recipients of a message about this move, if staff want one at such a move or the order has
 * expired.
 */
export async function listRecipients(
	trx: Database,
	{ orderId, to, expired }: { orderId: number; to: StaffStatus; expired: boolean },
): Promise<Recipient[]> {
	const { rows } = await sql<Recipient>`
		select o.user_id as "userId", o.phone, o.number, o.delivery, u.language, r.sms_hold_s as "holdS",
			o.discount_tenge::float8 as "discountTenge", o.total_tenge::float8 as "totalTenge"
		from orders o join users u on u.id = o.user_id cross join order_rules r
		where o.id = ${orderId} and (${expired} or ${to} = any (r.sms_statuses))`.execute(trx);
	return rows;
}

export async function noteOrderMessage(
	trx: Database,
	message: { smsId: number; orderId: number; status: StaffStatus },
): Promise<void> {
	const { smsId, orderId, status } = message;
	await sql`insert into order_messages (sms_id, order_id, status) values (${smsId}, ${orderId}, ${status})`.execute(
		trx,
	);
}

/** Deletes messages about an undone move, as long as no worker has taken them up. */
export async function dropHeldMessages(trx: Database, orderId: number, status: OrderStatus): Promise<void> {
	await dropHeldSms(
		trx,
		sql`select sms_id from order_messages where order_id = ${orderId} and status = ${status}`,
	);
}

export type Addressee = { phone: string; number: string; language: Language };

/** Leaves out an order whose person has deleted the account: it has no phone. */
export async function listAddressees(trx: Database, orderId: number): Promise<Addressee[]> {
	const { rows } = await sql<Addressee>`select o.phone, o.number, u.language from orders o
		join users u on u.id = o.user_id where o.id = ${orderId} and not o.anonymous`.execute(trx);
	return rows;
}
