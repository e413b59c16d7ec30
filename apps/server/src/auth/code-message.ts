import type { Language } from '@dukan/domain/language/language.ts';
import { type AccountTexts, accountEn } from '@dukan/i18n/texts/account-en.ts';
import { accountRu } from '@dukan/i18n/texts/account-ru.ts';
import { accountTm } from '@dukan/i18n/texts/account-tm.ts';
import { translator } from '@dukan/i18n/translate.ts';

const TEXTS: Readonly<Record<Language, AccountTexts>> = { tm: accountTm, ru: accountRu, en: accountEn };

/** The last line is how browsers know the code, and that it is for this site alone. */
export function codeMessage(code: string, language: Language, publicOrigin: string | undefined): string {
	const text = translator(TEXTS[language])('sms.code', { code });
	return publicOrigin ? `${text}\n@${new URL(publicOrigin).hostname} #${code}` : text;
}
