import {
	DEFAULT_LANGUAGE,
	findLanguage,
	LANGUAGE_COOKIE,
	type Language,
} from '@dukan/domain/language/language.ts';

/**
 * A page whose address asks for another language than the cookie's (`?lang=`, as search engines list it) has loaded that
 * language's texts. Whatever it reads later must come in the same language, and the pages it leads to keep it in their
 * addresses; the saved choice stays as it is.
 */
export function keepPageLanguage(language: Language): void {
	if (savedLanguage() === language) return;
	const plainFetch = window.fetch;
	window.fetch = (input, init) => {
		if (input instanceof Request) return plainFetch(input, init);
		const url = new URL(input, window.location.href);
		if (!isOfPages(url)) return plainFetch(input, init);
		url.searchParams.set('lang', language);
		return plainFetch(url, init);
	};
	const { pushState, replaceState } = window.history;
	const inLanguage = (address: string | URL | null | undefined) => {
		const url = new URL(address ?? window.location.href, window.location.href);
		url.searchParams.set('lang', language);
		return url;
	};
	window.history.pushState = (state, unused, address) =>
		pushState.call(window.history, state, unused, inLanguage(address));
	window.history.replaceState = (state, unused, address) =>
		replaceState.call(window.history, state, unused, inLanguage(address));
}

/** A page's data, or the next rows of its list. Calls speak all languages at once. */
function isOfPages({ origin, pathname }: URL): boolean {
	return origin === window.location.origin && (pathname.endsWith('.data') || pathname.startsWith('/more/'));
}

function savedLanguage(): Language {
	const cookie = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([^;]*)`).exec(document.cookie)?.[1];
	return findLanguage(cookie) ?? DEFAULT_LANGUAGE;
}
