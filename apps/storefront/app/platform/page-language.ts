import {
	DEFAULT_LANGUAGE,
	findLanguage,
	LANGUAGE_COOKIE,
	type Language,
} from '@dukan/domain/base/language/language.ts';

/**
 * With `?lang=`, as search engines list it, a page may be in another language than the cookie's. Only this
 * language's texts are loaded, so the page's links name it too. The saved choice stays as it is.
 */
export function inPageLanguage(to: string, language: Language): string {
	if (savedLanguage() === language || /[?&]lang=/.test(to)) return to;
	const [address = '', ...hash] = to.split(/(?=#)/);
	return `${address}${address.includes('?') ? '&' : '?'}lang=${language}${hash.join('')}`;
}

/** Returns the address of the same page in the saved language. */
export function withoutLanguage(pathname: string, search: string): string {
	const rest = search
		.replace(/^\?/, '')
		.split('&')
		.filter((pair) => pair && !pair.startsWith('lang='));
	return rest.length > 0 ? `${pathname}?${rest.join('&')}` : pathname;
}

function savedLanguage(): Language {
	const cookie = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([^;]*)`).exec(document.cookie)?.[1];
	return findLanguage(cookie) ?? DEFAULT_LANGUAGE;
}
