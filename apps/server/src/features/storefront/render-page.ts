import type { Language } from '@dukan/domain/language/language.ts';
import type { RenderedPage, RenderPage, ShopReader } from '@dukan/domain/storefront/shop-reader.ts';
import type { Answer } from '../../platform/cache/answer-cache.ts';
import { type Database, isDatabaseUnavailable } from '../../platform/database/database.ts';
import { pagePolicy } from '../../platform/http/page-policy.ts';
import type { Services } from '../../services.ts';
import { findAppFile } from '../files/app-file.ts';

/** The page could not be read because the database is away. Carries what to show if there is no older page. */
export class PageUnavailable extends Error {
	readonly answer: Answer;

	constructor(answer: Answer, cause: unknown) {
		super('The page cannot be read now.', { cause });
		this.answer = answer;
	}
}

/** Pages do not depend on the host they are asked at: whoever invents one gets the same cached page. */
const PAGE_BASE = 'http://shop';

type Asked = { url: string; language: Language };

export function renderPage(services: Services, render: RenderPage, asked: Asked): Promise<Answer> {
	return services.reading.read((db) => renderFrom(db, services, render, asked));
}

async function renderFrom(
	db: Database,
	{ config, searchMisses, readShop }: Services,
	render: RenderPage,
	{ url, language }: Asked,
): Promise<Answer> {
	const shows = new Set<string>();
	const failures: unknown[] = [];
	const onMiss = (words: string) => searchMisses.note(words, language);
	const reader = readShop({ db, onMiss }, shows);
	const shop = noteFailures(reader, failures);
	const page = await render(new Request(new URL(url, PAGE_BASE)), {
		language,
		shop,
		origin: config.pageOrigin,
		appFile: () => findAppFile(config.dataDir),
		kitPage: config.kitPage,
	});
	const answer = toAnswer(page, shows, config.development);
	// React Router turns a failed read into an error page; the cache must know, to prefer an older good one.
	const away = failures.find(isDatabaseUnavailable);
	if (away) {
		throw new PageUnavailable(
			{ ...answer, statusCode: 503, headers: { ...answer.headers, 'retry-after': '2' } },
			away,
		);
	}
	return answer;
}

function noteFailures(shop: ShopReader, failures: unknown[]): ShopReader {
	return new Proxy(shop, {
		get: (target, name: keyof ShopReader) => {
			const read = target[name] as (...args: unknown[]) => Promise<unknown>;
			return (...args: unknown[]) =>
				read(...args).catch((error: unknown) => {
					failures.push(error);
					throw error;
				});
		},
	});
}

function toAnswer(page: RenderedPage, shows: Set<string>, development: boolean): Answer {
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
			// Vite's own scripts in development are inline and change at will.
			'content-security-policy': isPage && !development ? pagePolicy(body) : "frame-ancestors 'none'",
		},
		body,
		shows,
	};
}
