import { cachedPages, type Entry, MAX_ENTRY_BYTES, toMakeRoom } from './lru-entries.ts';
import { titleOf } from './saved-copy.ts';

/** The name changes with the format of the stored entries. Caches with other names are deleted. */
export const CACHE_NAME = 'dukan-kept-1';
/** The key of the list of entries, which is stored in the same cache. */
const INDEX = '/kept-entries';
/** Several changed entries in a row cause only one write. */
const WRITE_AFTER_MS = 500;

/**
 * All cached responses on the device with their sizes and times, in a cache of limited size. The least
 * recently used ones are deleted first.
 */
export class CacheStore {
	#entries: Promise<Map<string, Entry>> | undefined;
	#queue: Promise<unknown> = Promise.resolve();
	#writing: Promise<void> | undefined;

	/** Returns the response with the time when it was saved, and counts it as used. */
	async find(url: string): Promise<{ response: Response; savedAtMs: number } | undefined> {
		const entry = (await this.#load()).get(url);
		const response = await this.peek(url);
		if (!entry || !response) return undefined;
		entry.usedAtMs = Date.now();
		void this.#write();
		return { response, savedAtMs: entry.savedAtMs };
	}

	/** Returns the response without counting it as used. */
	async peek(url: string): Promise<Response | undefined> {
		const [cache, isCached] = await Promise.all([caches.open(CACHE_NAME), this.has(url)]);
		return isCached ? cache.match(url, { ignoreVary: true }) : undefined;
	}

	async has(url: string): Promise<boolean> {
		return (await this.#load()).has(url);
	}

	/**
	 * Stores a response and deletes the least recently used ones if it does not fit. Responses are stored one
	 * at a time, but without waiting for the list of entries to be written.
	 */
	save(url: string, response: Response): Promise<void> {
		const work = this.#queue.then(() => this.#save(url, response)).catch(() => {});
		this.#queue = work;
		return work.then(() => this.#write());
	}

	async deleteWhere(isDeleted: (url: string) => boolean): Promise<void> {
		const entries = await this.#load();
		await this.#drop([...entries.keys()].filter(isDeleted));
		await this.#write();
	}

	async pages(count: number): Promise<{ url: string; title: string }[]> {
		return cachedPages(await this.#load(), count);
	}

	async #save(url: string, response: Response): Promise<void> {
		const body = await response.blob();
		const entries = await this.#load();
		if (body.size > MAX_ENTRY_BYTES) return;
		const previous = entries.get(url)?.bytes ?? 0;
		const room = toMakeRoom(entries, body.size - previous);
		await this.#drop(room.filter((dropped) => dropped !== url));
		const now = Date.now();
		const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
		const title = isPage ? titleOf(await body.text()) : '';
		const cache = await caches.open(CACHE_NAME);
		await cache.put(url, new Response(body, { headers: response.headers }));
		entries.set(url, { bytes: body.size, savedAtMs: now, usedAtMs: now, ...(title && { title }) });
	}

	async #drop(urls: readonly string[]): Promise<void> {
		const [cache, entries] = await Promise.all([caches.open(CACHE_NAME), this.#load()]);
		await Promise.all(urls.map((url) => cache.delete(url, { ignoreVary: true })));
		for (const url of urls) entries.delete(url);
	}

	#load(): Promise<Map<string, Entry>> {
		this.#entries ??= readEntries();
		return this.#entries;
	}

	#write(): Promise<void> {
		this.#writing ??= new Promise((done) => setTimeout(done, WRITE_AFTER_MS)).then(async () => {
			this.#writing = undefined;
			const cache = await caches.open(CACHE_NAME);
			await cache.put(INDEX, Response.json([...(await this.#load())]));
		});
		return this.#writing;
	}
}

/**
 * Returns the written list without entries whose responses are gone. A cached response that is not in the
 * list has no known age, so it is deleted.
 */
async function readEntries(): Promise<Map<string, Entry>> {
	const cache = await caches.open(CACHE_NAME);
	const written = await cache.match(INDEX);
	const listed = new Map<string, Entry>(written ? await written.json().catch(() => []) : []);
	const entries = new Map<string, Entry>();
	for (const { url } of await cache.keys()) {
		const entry = listed.get(url);
		if (entry) entries.set(url, entry);
		else if (new URL(url).pathname !== INDEX) await cache.delete(url, { ignoreVary: true });
	}
	return entries;
}
