import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@dukan/domain/base/language/language.ts';
import { formatMoment } from '@dukan/i18n/format/date.ts';

const LANGUAGE = /<html lang="(\w+)"/;

/**
 * Marks a page as a saved copy. Its styles show the notice before any script runs, and then its script shows
 * it.
 */
export function markSaved(
	html: string,
	savedAtMs: number,
	nowMs: number,
	words: Readonly<Record<Language, string>>,
): string {
	const language = languageOf(html);
	const time = formatMoment(language, new Date(savedAtMs), new Date(nowMs));
	const text = words[language].replace('{time}', time);
	return html.replace(
		LANGUAGE,
		(tag) =>
			`${tag.replace('<html', `<html data-saved="${savedAtMs}" data-saved-text="${escapeHtml(text)}"`)}`,
	);
}

export function languageOf(html: string): Language {
	const tag = LANGUAGE.exec(html)?.[1];
	return LANGUAGES.find((language) => LANGUAGE_TAGS[language] === tag) ?? 'ru';
}

/** Returns the page's title without the shop's name. The title is HTML, with escaped characters. */
export function titleOf(html: string): string {
	return /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replace(/ · [^·]*$/, '') ?? '';
}

/** Returns the scripts and styles without which the page would be incomplete. */
export function partsOf(html: string): string[] {
	// Disabled links are left out, because the page carries those styles inline. The files of likely next
	// pages are left out too.
	const wanted = html.replaceAll(/<link [^>]* disabled=""\/>|<meta name="likely-files"[^>]*>/g, '');
	return [
		...new Set([...wanted.matchAll(/"(\/assets\/[^"]+\.(?:js|css))[#"]/g)].map(([, path = '']) => path)),
	];
}

/** Puts links to these pages into the offline page. Their titles are escaped already, see `titleOf`. */
export function withSavedPages(html: string, pages: readonly { url: string; title: string }[]): string {
	const links = pages.map(({ url, title }) => {
		const { pathname, search } = new URL(url);
		return `<li><a href="${escapeHtml(pathname + search)}">${title}</a></li>`;
	});
	if (links.length === 0) return html;
	return html
		.replace('<section hidden>', '<section>')
		.replace('<ul></ul>', () => `<ul>${links.join('')}</ul>`);
}

function escapeHtml(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
