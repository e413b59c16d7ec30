import type { Language } from '@dukan/domain/base/language/language.ts';
import type { AccountTexts } from '@dukan/i18n/texts/account-en.ts';
import type { Translate } from '@dukan/i18n/translate.ts';
import { sql } from 'kysely';
import { HOUR_MS, later } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readShopName } from '../../shop/settings/settings.queries.ts';
import { putSms } from '../../shop/sms/sms-outbox.queries.ts';
import { smsTexts } from '../../shop/sms/sms-texts.ts';

/** After this time the customer has called. */
const WORTH_SENDING_MS = 12 * HOUR_MS;

type Addressee = { phone: string; number: string; language: Language };

/** Writes a message, which begins with the name of the shop. */
type WriteMessage = (t: Translate<keyof AccountTexts>, about: Addressee & { shop: string }) => string;

/** An SMS about what the shop did after hand-out, in the transaction that does it. An order without its person has no phone. */
export async function notifyAfterHandOut(
	trx: Database,
	{ orderId, now }: { orderId: number; now: Date },
	words: WriteMessage,
): Promise<void> {
	const { rows } = await sql<Addressee>`select o.phone, o.number, u.language from orders o
		join users u on u.id = o.user_id where o.id = ${orderId} and not o.anonymous`.execute(trx);
	for (const about of rows) {
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
