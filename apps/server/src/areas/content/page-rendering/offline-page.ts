import { createHash } from 'node:crypto';
import { LANGUAGE_TAGS, type Language } from '@dukan/domain/base/language/language.ts';
import { PLAIN_STYLE, TEXTS } from '../../../platform/http/problem-page.ts';

const STYLE =
	PLAIN_STYLE +
	'h2{font-size:1.125rem;padding-top:2rem}ul{list-style:none;padding:0}li a{display:block;margin:.5rem 0;background:#f7f4ef;color:#2b2320;font-weight:400}';
/** Reloads as soon as there is a connection, unless the shopper is on the way to another page. */
const SCRIPT =
	"let left=false;addEventListener('click',()=>{left=true});addEventListener('online',()=>left||location.reload())";

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const OFFLINE_POLICY = [
	"default-src 'none'",
	`style-src ${hash(STYLE)}`,
	`script-src ${hash(SCRIPT)}`,
	"base-uri 'none'",
	"frame-ancestors 'none'",
].join('; ');

/**
 * The service worker shows this in place of a page that is not saved, and unhides the list of the saved
 * pages.
 */
export function offlinePage(language: Language): string {
	const t = TEXTS[language];
	return (
		`<!doctype html><html lang="${LANGUAGE_TAGS[language]}"><head><meta charset="utf-8">` +
		'<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
		`<title>${t('error.offline')}</title><style>${STYLE}</style></head>` +
		`<body><main><h1>${t('error.offline')}</h1><p>${t('error.notSaved')}</p>` +
		`<p><a href="">${t('common.retry')}</a></p>` +
		`<section hidden><h2>${t('error.savedPages')}</h2><ul></ul></section></main>` +
		`<script>${SCRIPT}</script></body></html>`
	);
}
