import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language, Localized } from './catalogue-types.ts';

const PAGE_NAMES = [
	'payment',
	'privacy',
	'terms',
	'order',
	'faq',
	'partnership',
	'aboutus',
	'contactus',
] as const;

/** `body` is simple HTML without h1: the page's own template shows the title. */
type DemoPage = { name: (typeof PAGE_NAMES)[number]; title: Localized; body: Localized };

export const demoPages: DemoPage[] = PAGE_NAMES.map((name) => {
	const [en, ru, tm] = [readPage(name, 'en'), readPage(name, 'ru'), readPage(name, 'tm')];
	return {
		name,
		title: { en: en.title, ru: ru.title, tm: tm.title },
		body: { en: en.body, ru: ru.body, tm: tm.body },
	};
});

/** Reads a page. The first line of its file is the title. */
function readPage(name: string, language: Language): { title: string; body: string } {
	const text = readFileSync(join(import.meta.dirname, `pages/${name}.${language}.html`), 'utf8');
	const [, title, body] = /^<h1>(.*)<\/h1>(.*)\n$/s.exec(text) ?? [];
	if (!title || !body) throw new Error(`pages/${name}.${language}.html has no title or no text`);
	return { title, body };
}
