import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../base/language/language.ts';

/** Which languages the shop offers. */
export type LanguageChoice = Readonly<Record<Language, boolean>>;

export function offeredLanguages(choice: LanguageChoice): Language[] {
	return LANGUAGES.filter((language) => choice[language]);
}

/** A visitor who wants a language that is switched off gets the shop's first one: Russian where there is a choice (GEN-02). */
export function shownLanguage(wanted: Language, offered: readonly Language[]): Language {
	if (offered.includes(wanted)) return wanted;
	return offered.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : (offered[0] ?? DEFAULT_LANGUAGE);
}
