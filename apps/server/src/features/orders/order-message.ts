import type { Language } from '@dukan/domain/language/language.ts';
import type { OrderStatus } from '@dukan/domain/orders/order-status.ts';
import { sql } from 'kysely';
import { HOUR_MS, later } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { putSms } from '../sms/sms-outbox.queries.ts';
import { smsTexts } from '../sms/sms-texts.ts';

const TEXT_KEYS = {
	accepted: 'sms.orderAccepted',
	on_delivery: 'sms.orderOnDelivery',
	completed: 'sms.orderCompleted',
	cancelled: 'sms.orderCancelled',
} as const;

/** Later than this the courier has been there, or the customer has called. */
const WORTH_SENDING_MS = 2 * HOUR_MS;

/**
 * An SMS about what the shop did with an order, if staff want one at that step, in the transaction of the step. Only the
 * shop's own moves: ordering and cancelling sends no message (S3). Of an expired order the customer is always told.
 */
export async function notifyCustomer(
	trx: Database,
	{ orderId, to, now, expired }: { orderId: number; to: OrderStatus; now: Date; expired: boolean },
): Promise<void> {
	if (to === 'pending') return;
	const { rows } = await sql<{ phone: string; number: string; language: Language }>`
		select o.phone, o.number, u.language from orders o join users u on u.id = o.user_id
		where o.id = ${orderId} and (${expired} or ${to} = any (select unnest(sms_statuses) from order_rules))`.execute(
		trx,
	);
	for (const { phone, number, language } of rows) {
		const text = smsTexts(language)(expired ? 'sms.orderExpired' : TEXT_KEYS[to], { number });
		await putSms(trx, { phone, text, expiresAt: later(now, WORTH_SENDING_MS) }, now);
	}
}
