import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../base/language/language.ts';

/** The languages that the shop offers are true. */
export type LanguageChoice = Readonly<Record<Language, boolean>>;

export function offeredLanguages(choice: LanguageChoice): Language[] {
	return LANGUAGES.filter((language) => choice[language]);
}

/**
 * Returns the language that a visitor sees. If the wanted one is switched off, it is the first that the shop
 * offers: Russian if possible (GEN-02).
 */
export function shownLanguage(wanted: Language, offered: readonly Language[]): Language {
	if (offered.includes(wanted)) return wanted;
	return offered.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : (offered[0] ?? DEFAULT_LANGUAGE);
}
