import type { CacheStore } from './cache-store.ts';
import { type Kind, kindOf, pageOfData, withoutFragment } from './request-kind.ts';
import { isGood } from './respond.ts';

/** The wait before the whole page is fetched, so that it does not delay what the shopper is waiting for. */
const LATER_MS = 3000;

/**
 * Caches what the page loaded before this worker was active. Most of it comes from the browser's HTTP cache,
 * without a request.
 */
export async function cacheSeen(store: CacheStore, urls: unknown, origin: string): Promise<void> {
	if (!Array.isArray(urls)) return;
	const known = urls
		.filter((url): url is string => typeof url === 'string' && URL.canParse(url))
		.map(withoutFragment);
	const of = (...kinds: Kind[]) =>
		known.filter((url) =>
			kinds.some((kind) => kind === kindOf({ method: 'GET', mode: 'navigate', url }, origin)),
		);
	const cacheAll = (wanted: string[]) =>
		Promise.all(wanted.map((url) => cacheIfMissing(store, url, 'force-cache')));
	// Scripts and styles are cached first, because a page does not work without them.
	await cacheAll(of('asset'));
	await cacheAll(of('page', 'picture'));
}

/**
 * Navigation loads only the data of a page, but a page opened offline needs its HTML. The HTML is fetched
 * only on a good connection, because it doubles the bytes.
 */
export async function cacheWholePage(store: CacheStore, dataUrl: string): Promise<void> {
	if (!hasGoodLine()) return;
	await new Promise((done) => setTimeout(done, LATER_MS));
	await cacheIfMissing(store, new URL(pageOfData(dataUrl), dataUrl).href, 'default');
}

async function cacheIfMissing(store: CacheStore, url: string, cache: RequestCache): Promise<void> {
	if (await store.has(url)) return;
	const response = await fetch(url, { cache }).catch(() => undefined);
	if (response && isGood(response)) await store.save(url, response);
}

type Connection = { effectiveType?: string; saveData?: boolean };

function hasGoodLine(): boolean {
	const { connection } = navigator as { connection?: Connection };
	return connection?.effectiveType === '4g' && !connection.saveData;
}
