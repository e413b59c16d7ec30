import type { CacheStore } from './cache-store.ts';
import { OFFLINE_PAGES, SAVED_WORDS } from './from-build.ts';
import { pageOfData, withoutFragment } from './request-kind.ts';
import { languageOf, markSaved, partsOf, withSavedPages } from './saved-copy.ts';

/**
 * The longest wait for the first byte. After it, the saved copy is shown. A response that has begun may take
 * longer.
 */
const NETWORK_TIMEOUT_MS = 6000;
const MAX_LISTED_PAGES = 12;

type PostMessage = (
	message: { type: 'page'; path: string; savedAtMs: number | undefined } | { type: 'open'; path: string },
) => void;

/** The cache comes first, because the names of these files change with their content. */
export async function respondWithFile(store: CacheStore, event: FetchEvent): Promise<Response> {
	const url = withoutFragment(event.request.url);
	const cached = await store.find(url);
	if (cached) return cached.response;
	const response = await fetch(event.request);
	cacheGood(store, event, url, response);
	return response;
}

/**
 * The network comes first. If no response begins in time, the saved copy is shown and marked as such. Without
 * a saved copy, the offline page is shown.
 */
export async function respondWithPage(store: CacheStore, event: FetchEvent): Promise<Response> {
	const url = withoutFragment(event.request.url);
	const hasCopy = await store.has(url);
	const response = await networkWithin(event, hasCopy ? NETWORK_TIMEOUT_MS : undefined);
	if (response) {
		cacheGood(store, event, url, response);
		return response;
	}
	const saved = await store.find(url);
	const html = await saved?.response.clone().text();
	if (!saved || html === undefined || !(await hasParts(store, html))) return offlinePage(store);
	const marked = markSaved(html, saved.savedAtMs, Date.now(), SAVED_WORDS);
	return new Response(marked, { headers: saved.response.headers });
}

/** Works as for pages, but tells the open page whether its data is a saved copy. */
export async function respondWithData(
	store: CacheStore,
	event: FetchEvent,
	postMessage: PostMessage,
): Promise<Response> {
	const url = withoutFragment(event.request.url);
	const path = pageOfData(url);
	const hasCopy = await store.has(url);
	const response = await networkWithin(event, hasCopy ? NETWORK_TIMEOUT_MS : undefined);
	if (response) {
		cacheGood(store, event, url, response);
		postMessage({ type: 'page', path, savedAtMs: undefined });
		return response;
	}
	const saved = await store.find(url);
	if (saved) {
		postMessage({ type: 'page', path, savedAtMs: saved.savedAtMs });
		return saved.response;
	}
	// Only the whole page was saved, so the browser opens that page.
	if (await store.has(new URL(path, url).href)) {
		postMessage({ type: 'open', path });
		return new Promise(() => {});
	}
	return Response.error();
}

/** Returns undefined when there is no network, or no response in time. */
async function networkWithin(
	event: FetchEvent,
	timeoutMs: number | undefined,
): Promise<Response | undefined> {
	const preloaded: Promise<Response | undefined> = event.preloadResponse ?? Promise.resolve(undefined);
	const network = preloaded.then((response) => response ?? fetch(event.request)).catch(() => undefined);
	if (timeoutMs === undefined) return network;
	const tooLong = new Promise<undefined>((done) => setTimeout(done, timeoutMs));
	return Promise.race([network, tooLong]);
}

function cacheGood(store: CacheStore, event: FetchEvent, url: string, response: Response): void {
	if (isGood(response)) event.waitUntil(store.save(url, response.clone()));
}

export function isGood(response: Response): boolean {
	const forbidden = /no-store|private/.test(response.headers.get('cache-control') ?? '');
	return response.status === 200 && response.type === 'basic' && !response.redirected && !forbidden;
}

async function hasParts(store: CacheStore, html: string): Promise<boolean> {
	const found = await Promise.all(
		partsOf(html).map((path) => store.has(new URL(path, self.location.origin).href)),
	);
	return found.every(Boolean);
}

async function offlinePage(store: CacheStore): Promise<Response> {
	const cache = await caches.open(OFFLINE_PAGES.cache);
	const pages = await whole(store, await store.pages(MAX_LISTED_PAGES));
	// Uses the language of the page that was last seen.
	const language = pages[0] ? languageOf(pages[0].html) : 'ru';
	const page = await cache.match(OFFLINE_PAGES.path(language), { ignoreVary: true });
	if (!page) return Response.error();
	const html = withSavedPages(await page.text(), pages);
	return new Response(html, { status: 503, headers: page.headers });
}

/** Returns the pages that would be complete if they were opened now. */
async function whole<Page extends { url: string }>(
	store: CacheStore,
	pages: readonly Page[],
): Promise<(Page & { html: string })[]> {
	const read = await Promise.all(
		pages.map(async (page) => {
			const html = (await (await store.peek(page.url))?.text()) ?? '';
			return html && (await hasParts(store, html)) ? [{ ...page, html }] : [];
		}),
	);
	return read.flat();
}
