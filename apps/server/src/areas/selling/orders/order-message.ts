import { localizedText } from '@dukan/domain/base/language/language.ts';
import { manatFromTenge } from '@dukan/domain/base/money/money.ts';
import type { OrderStatus, StaffStatus } from '@dukan/domain/base/orders/order-status.ts';
import { formatManat } from '@dukan/i18n/format/number.ts';
import { HOUR_MS, later, SECOND_MS } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readSettings, readShopName } from '../../shop/settings/settings.queries.ts';
import { consumeCancelledBudget, consumeOrderMessage } from '../../shop/sms/sms-budget.ts';
import { putSms } from '../../shop/sms/sms-outbox.queries.ts';
import { smsTexts } from '../../shop/sms/sms-texts.ts';
import { listRecipients, noteOrderMessage, type Recipient } from './order-messages.queries.ts';

const TEXT_KEYS = {
	accepted: 'sms.orderAccepted',
	on_delivery: 'sms.orderOnDelivery',
	completed: 'sms.orderCompleted',
	cancelled: 'sms.orderCancelled',
} as const;

/** An older SMS is not sent: by then the courier has been there, or the customer has called. */
const WORTH_SENDING_MS = 2 * HOUR_MS;

type ToldMove = {
	orderId: number;
	to: OrderStatus;
	now: Date;
	expired?: boolean;
	smsHourlyBudget?: number;
};

/**
 * Runs in the transaction of a move by the shop. Sends the customer an SMS about it if staff want one at that
 * move; an order that expired always sends one. Moves by the customer send none (S3). The SMS is held for a
 * while, so that an undone move sends none (DESK-06).
 */
export async function notifyCustomer(
	trx: Database,
	{ orderId, to, now, expired = false, smsHourlyBudget: hourlyBudget }: ToldMove,
): Promise<void> {
	if (to === 'pending') return;
	for (const told of await listRecipients(trx, { orderId, to, expired })) {
		const isCounted = hourlyBudget !== undefined;
		if (isCounted && !(await consumeCancelledBudget(trx, told.userId, { hourlyBudget, now }))) return;
		if (!(await consumeOrderMessage(trx, { ...told, now }))) return;
		const text = expired ? await expiredText(trx, told) : await messageText(trx, told, to);
		const sendAt = later(now, told.holdS * SECOND_MS);
		const expiresAt = later(sendAt, WORTH_SENDING_MS);
		const smsId = await putSms(trx, { phone: told.phone, text, expiresAt, sendAt }, now);
		await noteOrderMessage(trx, { smsId, orderId, status: to });
	}
}

async function expiredText(trx: Database, { language, number }: Recipient): Promise<string> {
	return smsTexts(language)('sms.orderExpired', { shop: await readShopName(trx, language), number });
}

/**
 * DESK-07: the message of an order for pickup says where and when to collect it, and not that it is on its
 * way.
 */
async function messageText(trx: Database, told: Recipient, to: StaffStatus): Promise<string> {
	const { number, language, delivery } = told;
	const t = smsTexts(language);
	const { contact, workingHours, identity } = await readSettings(trx);
	const shop = localizedText(identity.name, language);
	if (to === 'accepted') return t(TEXT_KEYS.accepted, { shop, number }) + discountText(told);
	if (delivery !== 'pickup' || to === 'cancelled') return t(TEXT_KEYS[to], { shop, number });
	if (to === 'completed') return t('sms.orderHandedOver', { shop, number });
	const address = localizedText(contact.pickupAddress, language);
	return t('sms.orderReady', { shop, number, address, hours: shortHours(workingHours) });
}

/** Shortens 09:00-18:00 to 9-18, so that an address and the hours fit into one message. */
function shortHours({ from, to }: { from: string; to: string }): string {
	const short = (time: string) => time.replace(/^0(?=\d)/, '').replace(/:00$/, '');
	return `${short(from)}-${short(to)}`;
}

/** PRICE-03: returns the sentence about the sum that was saved and the sum to pay. */
function discountText({ language, discountTenge, totalTenge }: Recipient): string {
	if (discountTenge === 0) return '';
	const manat = (tenge: number) => formatManat(language, manatFromTenge(tenge));
	return smsTexts(language)('sms.orderDiscount', {
		discount: manat(discountTenge),
		total: manat(totalTenge),
	});
}
