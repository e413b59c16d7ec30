import { findLanguage, LANGUAGE_COOKIE, type Language } from '@dukan/domain/base/language/language.ts';

const A_YEAR_S = 31_536_000;

/** Returns the language of the shop's cookie. The shop and the pages for staff share one choice. */
export function readLanguageCookie(): Language {
	const name = `${LANGUAGE_COOKIE}=`;
	const cookie = document.cookie.split('; ').find((one) => one.startsWith(name));
	return findLanguage(cookie?.slice(name.length)) ?? 'ru';
}

export function writeLanguageCookie(language: Language): void {
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the browsers we serve.
	document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${A_YEAR_S}; SameSite=Lax`;
}
