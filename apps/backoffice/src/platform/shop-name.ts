import { LANGUAGE_TAGS, type Language } from '@dukan/domain/base/language/language.ts';

/** What the shop calls itself, as the server has written it into the page; nothing in a page that Vite serves. */
export function shopName(language: Language): string {
	const named = document.querySelector<HTMLMetaElement>(
		`meta[name="application-name"][lang="${LANGUAGE_TAGS[language]}"]`,
	);
	return named?.content ?? '';
}
