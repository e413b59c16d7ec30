import { createHash } from 'node:crypto';
import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { LANGUAGE_TAGS, type Language } from '@dukan/domain/base/language/language.ts';
import { shopTexts } from '@dukan/i18n/texts/shop-texts.ts';
import { translator } from '@dukan/i18n/translate.ts';
import type { FastifyRequest } from 'fastify';

/** Texts of the few pages outside the storefront. */
export const TEXTS = {
	tm: translator(shopTexts.tm),
	ru: translator(shopTexts.ru),
	en: translator(shopTexts.en),
};

export const PLAIN_STYLE =
	'body{margin:20vh auto;max-width:32rem;padding:0 1rem;font:1.125rem/1.5 system-ui,sans-serif;color:#2b2320;text-align:center}' +
	'h1{font-size:1.5rem;line-height:1.25}' +
	'a{display:inline-block;padding:.75rem 1.25rem;border-radius:.5rem;background:#2b2320;color:#fff;font-weight:600;text-decoration:none}';

export const PROBLEM_PAGE_POLICY = [
	"default-src 'none'",
	`style-src 'sha256-${createHash('sha256').update(PLAIN_STYLE).digest('base64')}'`,
	"base-uri 'none'",
	"frame-ancestors 'none'",
].join('; ');

/** True for a browser's request for a page. */
export function isPageRequest({ method, url, headers }: FastifyRequest): boolean {
	const reads = method === 'GET' || method === 'HEAD';
	return reads && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
}

/**
 * The page for a request that is refused before the storefront renders, such as an unreadable address. It
 * repeats nothing of the request.
 */
export function problemPage(language: Language, status: number): string {
	const t = TEXTS[language];
	const isOurs = status >= 500 || status === 429;
	const title = isOurs ? t('error.load') : t('error.notFoundTitle');
	const text = isOurs ? '' : `<p>${t('error.notFoundText')}</p>`;
	return (
		`<!doctype html><html lang="${LANGUAGE_TAGS[language]}"><head><meta charset="utf-8">` +
		`<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
		`<title>${title}</title><style>${PLAIN_STYLE}</style></head>` +
		`<body><main><h1>${title}</h1>${text}<p><a href="${addresses.home}">${t('nav.home')}</a></p></main></body></html>`
	);
}
