import type { Language } from '@dukan/domain/base/language/language.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readShopName } from '../../shop/settings/settings.queries.ts';
import { smsTexts } from '../../shop/sms/sms-texts.ts';

/** Browsers recognise the last line, which holds the site and the code. */
export async function codeMessage(
	db: Database,
	{ code, language, publicOrigin }: { code: string; language: Language; publicOrigin: string | undefined },
): Promise<string> {
	const shop = await readShopName(db, language);
	const text = smsTexts(language)('sms.code', { shop, code });
	return publicOrigin ? `${text}\n@${new URL(publicOrigin).hostname} #${code}` : text;
}
