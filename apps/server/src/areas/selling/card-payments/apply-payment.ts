import { HOUR_MS, later } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readShopName } from '../../shop/settings/settings.queries.ts';
import { putSms } from '../../shop/sms/sms-outbox.queries.ts';
import { smsTexts } from '../../shop/sms/sms-texts.ts';
import type { LockedOrder } from '../orders/locked-order.queries.ts';
import { announceOrder, insertOrderEvent } from '../orders/orders.queries.ts';
import { reviveOrder } from '../orders/revive-order.ts';
import { settleCardMoney } from '../orders/settle-card-money.ts';
import type { PayableOrder } from './payments.queries.ts';

/** The reason for which an unpaid order is cancelled, as staff read it. */
export const UNPAID_NOTE = 'unpaid';

const WORTH_SENDING_MS = 24 * HOUR_MS;

/**
 * PAY-03: called under the order's lock when money has arrived. An order that waited for the money now
 * becomes new for the shop. An order that was released meanwhile is revived if its goods and slot are still
 * free; otherwise the money is refunded and the customer gets a message. Surplus money, for example after two
 * payments, is refunded too.
 */
export async function applyPayment(trx: Database, paid: PayableOrder, now: Date): Promise<void> {
	const { order } = paid;
	const { status, paymentState, cancelNote } = order;
	const isReleased = status === 'cancelled' && paymentState === 'failed' && cancelNote === UNPAID_NOTE;
	const isRevived = isReleased && (await reviveOrder(trx, order, now));
	const isLate = status === 'cancelled' && !isRevived;
	await settleCardMoney(trx, order, { cause: isLate ? 'late' : 'excess', at: now });
	if (isLate && !order.anonymous) await tellRefund(trx, paid, now);
	if (paymentState === 'awaiting') await insertPaidEvent(trx, order, now);
	else if (!isRevived) await announceOrder(trx, order.id, now);
}

/** Makes the open pages of staff ring, because for them the order is new. */
export function insertPaidEvent(trx: Database, order: LockedOrder, at: Date): Promise<void> {
	return insertOrderEvent(trx, order, { status: order.status, at, by: 'customer' });
}

async function tellRefund(
	trx: Database,
	{ order: { phone, number }, language }: PayableOrder,
	now: Date,
): Promise<void> {
	const text = smsTexts(language)('sms.paidTooLate', { shop: await readShopName(trx, language), number });
	await putSms(trx, { phone, text, expiresAt: later(now, WORTH_SENDING_MS) }, now);
}
