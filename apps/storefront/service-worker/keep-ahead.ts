import { isGood } from './answer.ts';
import type { KeptStore } from './kept-store.ts';
import { kindOf, pageOfData } from './what-to-keep.ts';

/** After what the shopper is waiting for. */
const LATER_MS = 3000;

/** What a page loaded before this worker was there; the browser has most of it at hand, so it costs no line. */
export async function keepSeen(store: KeptStore, urls: unknown, origin: string): Promise<void> {
	if (!Array.isArray(urls)) return;
	for (const url of urls) {
		if (typeof url !== 'string' || !URL.canParse(url)) continue;
		if (kindOf({ method: 'GET', mode: 'navigate', url }, origin))
			await keepIfMissing(store, url, 'force-cache');
	}
}

/**
 * Who walks from page to page loads only their data; a page opened anew without a line needs the whole of it. Fetched
 * where the line is good, for it costs as much again.
 */
export async function keepWholePage(store: KeptStore, dataUrl: string): Promise<void> {
	if (!hasGoodLine()) return;
	await new Promise((done) => setTimeout(done, LATER_MS));
	await keepIfMissing(store, new URL(pageOfData(dataUrl), dataUrl).href, 'default');
}

async function keepIfMissing(store: KeptStore, url: string, cache: RequestCache): Promise<void> {
	if (await store.has(url)) return;
	const response = await fetch(url, { cache }).catch(() => undefined);
	if (response && isGood(response)) await store.keep(url, response);
}

type Connection = { effectiveType?: string; saveData?: boolean };

function hasGoodLine(): boolean {
	const { connection } = navigator as { connection?: Connection };
	return connection?.effectiveType === '4g' && !connection.saveData;
}
