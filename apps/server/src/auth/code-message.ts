import type { Language } from '@dukan/domain/language/language.ts';
import { type ShopTexts, shopEn } from '@dukan/i18n/texts/shop-en.ts';
import { shopRu } from '@dukan/i18n/texts/shop-ru.ts';
import { shopTm } from '@dukan/i18n/texts/shop-tm.ts';
import { translator } from '@dukan/i18n/translate.ts';

const TEXTS: Readonly<Record<Language, ShopTexts>> = { tm: shopTm, ru: shopRu, en: shopEn };

/** The last line is how browsers know the code, and that it is for this site alone. */
export function codeMessage(code: string, language: Language, publicOrigin: string | undefined): string {
	const text = translator(TEXTS[language])('sms.code', { code });
	return publicOrigin ? `${text}\n@${new URL(publicOrigin).hostname} #${code}` : text;
}
