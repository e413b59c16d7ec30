import type { Language } from '@dukan/domain/base/language/language.ts';
import { type AccountTexts, accountEn } from '@dukan/i18n/texts/account-en.ts';
import { accountRu } from '@dukan/i18n/texts/account-ru.ts';
import { accountTm } from '@dukan/i18n/texts/account-tm.ts';
import { type Translate, translator } from '@dukan/i18n/translate.ts';

const TEXTS: Readonly<Record<Language, AccountTexts>> = { tm: accountTm, ru: accountRu, en: accountEn };

/** Translates messages into the language of the recipient. */
export function smsTexts(language: Language): Translate<keyof AccountTexts> {
	return translator(TEXTS[language]);
}
