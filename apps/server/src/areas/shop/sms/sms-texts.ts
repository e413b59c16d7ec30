import type { Language } from '@dukan/domain/base/language/language.ts';
import { type AccountTexts, accountTexts } from '@dukan/i18n/texts/account-texts.ts';
import { type Translate, translator } from '@dukan/i18n/translate.ts';

/** Translates messages into the language of the recipient. */
export function smsTexts(language: Language): Translate<keyof AccountTexts> {
	return translator(accountTexts[language]);
}
