import type { Language } from '@dukan/domain/base/language/language.ts';
import type {
	PublicShop,
	RenderedPage,
	RenderPage,
} from '@dukan/domain/content/page-rendering/public-shop.ts';
import { DO_NOT_CACHE } from '../../../platform/cache/cache-tags.ts';
import type { SharedResponse } from '../../../platform/cache/cached-response.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isDatabaseUnavailable } from '../../../platform/database/database-unavailable.ts';
import { pagePolicy } from '../../../platform/http/page-policy.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { PlatformConfig } from '../../../platform/platform-config.ts';
import type { SearchCounts } from '../../goods/search/search-counts.ts';
import { findAppFile } from '../../shop/files/app-file.ts';
import type { ReadShop } from '../../shop/reading/read-shop.ts';

/**
 * The page could not be rendered because the database is unavailable. `page` is shown if the cache has no
 * older one.
 */
export class PageUnavailable extends Error {
	readonly response: SharedResponse;

	constructor(response: SharedResponse, cause: unknown) {
		super('The page cannot be rendered now.', { cause });
		this.response = response;
	}
}

/** Pages do not depend on the Host header, so any host, even an invented one, gets the same cached page. */
const PAGE_BASE = 'http://shop';

/** The origins of banks' pages, to which a payment's form is sent. */
type RenderConfig = PlatformConfig & { banks: readonly { pageOrigin: string }[] };
export type RenderServices = Needs<'reading'> & {
	config: RenderConfig;
	searchCounts: SearchCounts;
	readShop: ReadShop;
};

type PageRequest = { url: string; language: Language };

export function renderPage(
	services: RenderServices,
	render: RenderPage,
	requested: PageRequest,
): Promise<SharedResponse> {
	return services.reading.read((db) => renderFrom(db, services, render, requested));
}

async function renderFrom(
	db: Database,
	{ config, searchCounts, readShop }: RenderServices,
	render: RenderPage,
	{ url, language }: PageRequest,
): Promise<SharedResponse> {
	const shows = new Set<string>();
	const failures: unknown[] = [];
	const onMiss = (words: string) => searchCounts.note('misses', words, language);
	const reader = readShop({ db, onMiss }, shows);
	const shop = noteFailures(reader, failures);
	const page = await render(new Request(new URL(url, PAGE_BASE)), {
		language,
		shop,
		origin: config.pageOrigin,
		appFile: () => {
			// Staff put the file there by hand, so nothing tells the cache when it appears or disappears.
			shows.add(DO_NOT_CACHE);
			return findAppFile(config.dataDir);
		},
		kitPage: config.kitPage,
	});
	const response = toResponse(page, shows, config);
	// React Router turns a failed read into an error page. The cache must know of it, to prefer an older page
	// without error.
	const away = failures.find(isDatabaseUnavailable);
	if (away) {
		throw new PageUnavailable(
			{ ...response, statusCode: 503, headers: { ...response.headers, 'retry-after': '2' } },
			away,
		);
	}
	return response;
}

function noteFailures(shop: PublicShop, failures: unknown[]): PublicShop {
	return new Proxy(shop, {
		get: (target, name: keyof PublicShop) => {
			const read = target[name] as (...args: unknown[]) => Promise<unknown>;
			return (...args: unknown[]) =>
				read(...args).catch((error: unknown) => {
					failures.push(error);
					throw error;
				});
		},
	});
}

function toResponse(
	page: RenderedPage,
	shows: Set<string>,
	{ development, banks }: RenderConfig,
): SharedResponse {
	const { buffer, byteOffset, byteLength } = page.body;
	const body = Buffer.from(buffer, byteOffset, byteLength);
	const headers = Object.fromEntries(page.headers);
	const isPage = headers['content-type']?.startsWith('text/html') ?? false;
	return {
		statusCode: page.status,
		headers: {
			...headers,
			vary: 'accept-encoding, cookie',
			'cache-control': page.status < 400 ? 'public, no-cache' : 'no-store',
			// In development Vite's own scripts are inline and change often.
			'content-security-policy':
				isPage && !development
					? pagePolicy(
							page,
							banks.map(({ pageOrigin }) => pageOrigin),
						)
					: "frame-ancestors 'none'",
		},
		body,
		shows,
	};
}
