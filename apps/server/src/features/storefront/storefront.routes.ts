import { findLanguage, type Language } from '@dukan/domain/language/language.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type StoredAnswer, storedAnswer } from '../../platform/cache/answer-cache.ts';
import { sendAnswer } from '../../platform/cache/send-answer.ts';
import { cookieLanguage, writtenAddress } from '../../platform/http/request-language.ts';
import { refuseUnknown } from '../../platform/overload/refuse-unknown.ts';
import type { Services } from '../../services.ts';
import { pageAddress } from './page-address.ts';
import type { PageRenderer } from './page-renderer.ts';
import { PageUnavailable, renderPage } from './render-page.ts';

const EVERY_PAGE = '/*';

/**
 * Every page and every page's data. Pages hold nothing personal, so one rendering serves everyone who asks for the same
 * address in the same language.
 */
export function storefrontRoutes(
	app: FastifyInstance,
	services: Services,
	{ render, firstWords }: PageRenderer,
): void {
	const { cache, gates } = services;
	const onRequest = refuseUnknown(cache, gates.pages);
	app.get(EVERY_PAGE, { schema: { hide: true }, onRequest }, (request, reply) => {
		const language = pageLanguage(request);
		const url = pageAddress(request.url, firstWords);
		const key = `page ${language} ${url}`;
		cache.noteAddress(writtenAddress(request.headers.cookie, request.url), { key, route: EVERY_PAGE });
		const kept = cache.peek(key);
		if (kept) return sendAnswer(request, reply, kept);
		return cache
			.get(key, () => gates.pages.run(() => renderPage(services, render, { url, language })))
			.catch(unavailablePage)
			.then((answer) => sendAnswer(request, reply, answer));
	});
}

/** `?lang=` overrides the cookie for one page, so that each language has an address of its own. */
function pageLanguage(request: FastifyRequest): Language {
	const asked = request.url.includes('lang=')
		? new URL(request.url, 'http://shop').searchParams.get('lang')
		: null;
	return findLanguage(asked) ?? cookieLanguage(request);
}

function unavailablePage(error: unknown): StoredAnswer {
	if (!(error instanceof PageUnavailable)) throw error;
	return { ...storedAnswer(error.answer), etag: '' };
}
