import { isGood } from './answer.ts';
import type { CacheStore } from './cache-store.ts';
import { type Kind, kindOf, pageOfData, withoutFragment } from './what-to-keep.ts';

/** After what the shopper is waiting for. */
const LATER_MS = 3000;

/** What a page loaded before this worker was there; the browser has most of it at hand, so it costs no line. */
export async function keepSeen(store: CacheStore, urls: unknown, origin: string): Promise<void> {
	if (!Array.isArray(urls)) return;
	const known = urls
		.filter((url): url is string => typeof url === 'string' && URL.canParse(url))
		.map(withoutFragment);
	const of = (...kinds: Kind[]) =>
		known.filter((url) =>
			kinds.some((kind) => kind === kindOf({ method: 'GET', mode: 'navigate', url }, origin)),
		);
	const keepAll = (wanted: string[]) =>
		Promise.all(wanted.map((url) => keepIfMissing(store, url, 'force-cache')));
	// Its scripts and styles first: without them a page is none.
	await keepAll(of('asset'));
	await keepAll(of('page', 'picture'));
}

/**
 * Who walks from page to page loads only their data; a page opened offline needs its HTML. Fetched
 * where the line is good, for it costs as much again.
 */
export async function keepWholePage(store: CacheStore, dataUrl: string): Promise<void> {
	if (!hasGoodLine()) return;
	await new Promise((done) => setTimeout(done, LATER_MS));
	await keepIfMissing(store, new URL(pageOfData(dataUrl), dataUrl).href, 'default');
}

async function keepIfMissing(store: CacheStore, url: string, cache: RequestCache): Promise<void> {
	if (await store.has(url)) return;
	const response = await fetch(url, { cache }).catch(() => undefined);
	if (response && isGood(response)) await store.keep(url, response);
}

type Connection = { effectiveType?: string; saveData?: boolean };

function hasGoodLine(): boolean {
	const { connection } = navigator as { connection?: Connection };
	return connection?.effectiveType === '4g' && !connection.saveData;
}
