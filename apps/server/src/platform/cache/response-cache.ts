import { LRUCache } from 'lru-cache';
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import { Overloaded } from '../overload/concurrency-limiter.ts';
import { DO_NOT_CACHE, EVERYTHING } from './cache-tags.ts';
import { CachedResponse, type SharedResponse } from './cached-response.ts';
import { RecentChanges } from './recent-changes.ts';
import { TagIndex } from './tag-index.ts';

/** A rough size of the headers, the tags and the cache's own structures. */
const ENTRY_BYTES = 3000;

type Entry = { response: CachedResponse; stale: boolean; freshUntilMs: number };

/** The longest age of a response, unless a notification marks it as stale earlier. */
const FRESH_MS = 10 * 60 * 1000;
/** A stale response that cannot be recomputed is served for this long before the next attempt. */
const RETRY_MS = 1000;

export type CacheEvent = 'hit' | 'miss' | 'stale';

/**
 * Holds finished responses, which everyone who makes the same request shares. A change marks the responses
 * that show it as stale. The next request recomputes a stale one, once for all clients that wait. It is still
 * served when the database is unavailable (R7) or the shop is overloaded (R10).
 */
export class ResponseCache {
	readonly #entries: LRUCache<string, Entry>;
	readonly #enabled: boolean;
	readonly #inFlight = new Map<string, Promise<CachedResponse>>();
	readonly #changes = new RecentChanges();
	/** Holds the entries that are not stale. */
	readonly #shownBy = new TagIndex<Entry>();
	readonly #freshMs: number;
	readonly #now: () => number;
	readonly #onEvent: (event: CacheEvent) => void;

	constructor(options: {
		maxBytes: number;
		freshMs?: number;
		now?: () => number;
		onEvent?: (event: CacheEvent) => void;
	}) {
		this.#entries = new LRUCache({
			maxSize: Math.max(1, options.maxBytes),
			sizeCalculation: ({ response }) => response.bytes + ENTRY_BYTES,
			dispose: (entry) => this.#shownBy.delete(entry, entry.response.shows),
		});
		this.#enabled = options.maxBytes > 0;
		this.#freshMs = options.freshMs ?? FRESH_MS;
		this.#now = options.now ?? Date.now;
		this.#onEvent = options.onEvent ?? (() => {});
	}

	/** The number of responses. */
	get size(): number {
		return this.#entries.size;
	}

	get bytes(): number {
		return this.#entries.calculatedSize;
	}

	/** Returns the response if it is cached and fresh. */
	get(key: string): CachedResponse | undefined {
		const entry = this.#entries.get(key);
		if (!entry || entry.stale || entry.freshUntilMs <= this.#now()) return undefined;
		this.#onEvent('hit');
		return entry.response;
	}

	async getOrCreate(key: string, create: () => Promise<SharedResponse>): Promise<CachedResponse> {
		const fresh = this.get(key);
		if (fresh) return fresh;
		try {
			return await (this.#inFlight.get(key) ?? this.#start(key, create));
		} catch (error) {
			const old = this.#entries.get(key);
			if (!old || !(isDatabaseUnavailable(error) || error instanceof Overloaded)) throw error;
			old.freshUntilMs = this.#now() + RETRY_MS;
			old.stale = false;
			this.#onEvent('stale');
			return old.response;
		}
	}

	markStale(tag: string): void {
		this.#changes.note(tag);
		const shown = tag === EVERYTHING ? this.#entries.values() : this.#shownBy.of(tag);
		for (const entry of shown) {
			entry.stale = true;
			this.#shownBy.delete(entry, entry.response.shows);
		}
	}

	#start(key: string, create: () => Promise<SharedResponse>): Promise<CachedResponse> {
		const startedAt = this.#changes.count;
		const flight = create()
			.then((response) => this.#store(key, new CachedResponse(response), startedAt))
			.finally(() => this.#inFlight.delete(key));
		this.#inFlight.set(key, flight);
		return flight;
	}

	#store(key: string, response: CachedResponse, startedAt: number): CachedResponse {
		if (this.#enabled && response.statusCode < 500 && !response.shows.has(DO_NOT_CACHE)) {
			// A response that was read before a change and finished after its notification is already stale.
			const stale = this.#changes.hasChangedSince(startedAt, response.shows);
			this.#put(key, { response, stale, freshUntilMs: this.#now() + this.#freshMs });
			response.onResize = () => this.#recomputeSize(key, response);
		}
		this.#onEvent('miss');
		return response;
	}

	/** Compression shrinks a page to a tenth, which leaves room for other pages. */
	#recomputeSize(key: string, response: CachedResponse): void {
		const entry = this.#entries.peek(key);
		// lru-cache computes the size of a value only when it is another object.
		if (entry?.response === response) this.#put(key, { ...entry });
	}

	#put(key: string, entry: Entry): void {
		this.#entries.set(key, entry);
		// A response that is larger than the whole cache is not stored.
		if (!entry.stale && this.#entries.peek(key) === entry) this.#shownBy.add(entry, entry.response.shows);
	}
}
