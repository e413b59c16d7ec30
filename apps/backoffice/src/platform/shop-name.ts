import { LANGUAGE_TAGS, type Language } from '@dukan/domain/base/language/language.ts';

/**
 * Returns the shop's name, which the server has written into the page. It is empty in a page that Vite
 * serves.
 */
export function shopName(language: Language): string {
	const named = document.querySelector<HTMLMetaElement>(
		`meta[name="application-name"][lang="${LANGUAGE_TAGS[language]}"]`,
	);
	return named?.content ?? '';
}
