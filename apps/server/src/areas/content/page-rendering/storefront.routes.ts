import { findLanguage, LANGUAGES, type Language } from '@dukan/domain/base/language/language.ts';
import { offeredLanguages, shownLanguage } from '@dukan/domain/shop/settings/offered-languages.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CachedResponse, sendCached } from '../../../platform/cache/cached-response.ts';
import { cookieLanguage } from '../../../platform/http/request-language.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { ReadShop } from '../../shop/reading/read-shop.ts';
import { readShopSettings } from '../../shop/settings/read-shop-settings.ts';
import { addressInLowerCase, addressWithoutSlash, NOT_FOUND_PATH, pageAddress } from './page-address.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { RenderServices } from './render-page.ts';
import { PageUnavailable, renderPage } from './render-page.ts';

export const PAGES_ROUTE = '/*';

/**
 * Serves every page and every page's data. Pages hold no personal data, so one rendering serves all requests for the same
 * address in the same language.
 */
export function storefrontRoutes(
	app: FastifyInstance,
	services: RenderServices & Needs<'db' | 'cache' | 'limiters' | 'clients'>,
	{ render, topLevelSegments }: PageRenderer,
): void {
	const { cache, limiters, clients } = services;
	app.get(PAGES_ROUTE, { schema: { hide: true } }, async (request, reply) => {
		const withoutSlash = addressWithoutSlash(request.url);
		if (withoutSlash && pageAddress(withoutSlash, topLevelSegments) !== NOT_FOUND_PATH)
			return reply.redirect(withoutSlash, 301);
		const lowerCase = topLevelSegments && addressInLowerCase(request.url, topLevelSegments);
		if (lowerCase) return reply.redirect(lowerCase, 301);
		const language = shownLanguage(pageLanguage(request), await offered(services));
		const url = pageAddress(request.url, topLevelSegments);
		return cache
			.getOrCreate(`page ${language} ${url}`, () =>
				limiters.pages.run(() => renderPage(services, render, { url, language }), clients.of(request)),
			)
			.catch(unavailablePage)
			.then((response) => sendCached(request, reply, response));
	});
}

/**
 * Returns all languages if the database is away, because the cache may still hold an older page in any of
 * them.
 */
function offered(services: Needs<'db'> & { readShop: ReadShop }): Promise<readonly Language[]> {
	return readShopSettings(services).then(
		({ languages }) => offeredLanguages(languages),
		() => LANGUAGES,
	);
}

/** `?lang=` overrides the cookie for one page, because each language has its own address. */
function pageLanguage(request: FastifyRequest): Language {
	const { url } = request;
	const requested = url.includes('lang=')
		? new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('lang')
		: null;
	return findLanguage(requested) ?? cookieLanguage(request);
}

function unavailablePage(error: unknown): CachedResponse {
	if (!(error instanceof PageUnavailable)) throw error;
	return new CachedResponse(error.response);
}
