import type { CacheStore } from './cache-store.ts';
import { OFFLINE_PAGES, SAVED_WORDS } from './from-build.ts';
import { languageOf, markSaved, partsOf, withKeptPages } from './saved-copy.ts';
import { pageOfData, withoutFragment } from './what-to-keep.ts';

/**
 * How long a slow line may take to begin an answer before the saved copy shows. The beginning only: once it has begun,
 * the answer may take its time.
 */
const PATIENCE_MS = 6000;
const MAX_LISTED_PAGES = 12;

type Told = (
	message: { type: 'page'; path: string; savedAtMs: number | undefined } | { type: 'open'; path: string },
) => void;

/** Files whose names change with their content: the kept one is the right one. */
export async function answerFile(store: CacheStore, event: FetchEvent): Promise<Response> {
	const url = withoutFragment(event.request.url);
	const kept = await store.find(url);
	if (kept) return kept.response;
	const response = await fetch(event.request);
	keepGood(store, event, url, response);
	return response;
}

/** The network first; the saved copy, marked as one, when it does not begin in time; else the offline page. */
export async function answerPage(store: CacheStore, event: FetchEvent): Promise<Response> {
	const url = withoutFragment(event.request.url);
	const hasCopy = await store.has(url);
	const response = await networkWithin(event, hasCopy ? PATIENCE_MS : undefined);
	if (response) {
		keepGood(store, event, url, response);
		return response;
	}
	const kept = await store.find(url);
	const html = await kept?.response.clone().text();
	if (!kept || html === undefined || !(await hasParts(store, html))) return offlinePage(store);
	const marked = markSaved(html, kept.savedAtMs, Date.now(), SAVED_WORDS);
	return new Response(marked, { headers: kept.response.headers });
}

/** As pages are; the page on screen is told where its data came from. */
export async function answerData(store: CacheStore, event: FetchEvent, tell: Told): Promise<Response> {
	const url = withoutFragment(event.request.url);
	const path = pageOfData(url);
	const hasCopy = await store.has(url);
	const response = await networkWithin(event, hasCopy ? PATIENCE_MS : undefined);
	if (response) {
		keepGood(store, event, url, response);
		tell({ type: 'page', path, savedAtMs: undefined });
		return response;
	}
	const kept = await store.find(url);
	if (kept) {
		tell({ type: 'page', path, savedAtMs: kept.savedAtMs });
		return kept.response;
	}
	// Only its whole page was kept: that opens as a page of its own.
	if (await store.has(new URL(path, url).href)) {
		tell({ type: 'open', path });
		return new Promise(() => {});
	}
	return Response.error();
}

/** Nothing when there is no network, or none in time. */
async function networkWithin(
	event: FetchEvent,
	patienceMs: number | undefined,
): Promise<Response | undefined> {
	const preloaded: Promise<Response | undefined> = event.preloadResponse ?? Promise.resolve(undefined);
	const network = preloaded.then((response) => response ?? fetch(event.request)).catch(() => undefined);
	if (patienceMs === undefined) return network;
	const tooLong = new Promise<undefined>((done) => setTimeout(done, patienceMs));
	return Promise.race([network, tooLong]);
}

function keepGood(store: CacheStore, event: FetchEvent, url: string, response: Response): void {
	if (isGood(response)) event.waitUntil(store.keep(url, response.clone()));
}

export function isGood(response: Response): boolean {
	const forbidden = /no-store|private/.test(response.headers.get('cache-control') ?? '');
	return response.status === 200 && response.type === 'basic' && !response.redirected && !forbidden;
}

async function hasParts(store: CacheStore, html: string): Promise<boolean> {
	const kept = await Promise.all(
		partsOf(html).map((path) => store.has(new URL(path, self.location.origin).href)),
	);
	return kept.every(Boolean);
}

async function offlinePage(store: CacheStore): Promise<Response> {
	const cache = await caches.open(OFFLINE_PAGES.cache);
	const pages = await whole(store, await store.pages(MAX_LISTED_PAGES));
	// In the language of the page seen last.
	const language = pages[0] ? languageOf(pages[0].html) : 'ru';
	const page = await cache.match(OFFLINE_PAGES.path(language), { ignoreVary: true });
	if (!page) return Response.error();
	const html = withKeptPages(await page.text(), pages);
	return new Response(html, { status: 503, headers: page.headers });
}

/** Of these pages, those that would open now. */
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
