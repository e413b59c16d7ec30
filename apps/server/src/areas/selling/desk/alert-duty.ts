import { HOUR_MS, later } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readShopName } from '../../shop/settings/settings.queries.ts';
import { putSms } from '../../shop/sms/sms-outbox.queries.ts';
import { smsTexts } from '../../shop/sms/sms-texts.ts';
import { lockForgottenOrders, noteAlerted } from './desk-orders.queries.ts';

/** An older SMS is not sent: by then somebody has looked at the orders, or the shop is closed. */
const WORTH_SENDING_MS = HOUR_MS;

/**
 * DESK-10: sends one SMS to the duty phone about all orders that have waited for their call longer than the shop allows and
 * were not reported yet. Runs in a transaction, so that only one of two processes sends it.
 */
export function alertDuty(db: Database, now: Date): Promise<number> {
	return db.transaction().execute(async (trx) => {
		const waiting = await lockForgottenOrders(trx, now);
		const [first] = waiting;
		if (!first) return 0;
		await noteAlerted(
			trx,
			waiting.map(({ id }) => id),
			now,
		);
		const text = smsTexts(first.language)('sms.ordersWait', {
			shop: await readShopName(trx, first.language),
			count: waiting.length,
		});
		await putSms(trx, { phone: first.phone, text, expiresAt: later(now, WORTH_SENDING_MS) }, now);
		return waiting.length;
	});
}
