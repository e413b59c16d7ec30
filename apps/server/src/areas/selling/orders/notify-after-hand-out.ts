import type { AccountTexts } from '@dukan/i18n/texts/account-texts.ts';
import type { Translate } from '@dukan/i18n/translate.ts';
import { HOUR_MS, later } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readShopName } from '../../shop/settings/settings.queries.ts';
import { putSms } from '../../shop/sms/sms-outbox.queries.ts';
import { smsTexts } from '../../shop/sms/sms-texts.ts';
import { type Addressee, listAddressees } from './order-messages.queries.ts';

/** An older SMS is not sent: by then the customer has called. */
const WORTH_SENDING_MS = 12 * HOUR_MS;

/** Writes a message, which begins with the name of the shop. */
type WriteMessage = (t: Translate<keyof AccountTexts>, about: Addressee & { shop: string }) => string;

/** Sends an SMS about what the shop did after hand-out, in the transaction that does it. */
export async function notifyAfterHandOut(
	trx: Database,
	{ orderId, now }: { orderId: number; now: Date },
	words: WriteMessage,
): Promise<void> {
	for (const about of await listAddressees(trx, orderId)) {
		const shop = await readShopName(trx, about.language);
		await putSms(
			trx,
			{
				phone: about.phone,
				text: words(smsTexts(about.language), { ...about, shop }),
				expiresAt: later(now, WORTH_SENDING_MS),
			},
			now,
		);
	}
}
