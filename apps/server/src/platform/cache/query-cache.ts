import { EVERYTHING } from './cache-tags.ts';

type Entry = { tags: readonly string[]; value: Promise<unknown>; untilMs: number };

/** Runs the query or returns its cached result. A change of one of the tags removes the result. */
export type CachedQuery = <Value>(
	name: string,
	tags: readonly string[],
	query: () => Promise<Value>,
) => Promise<Value>;

/** Runs the query every time. */
export const uncached: CachedQuery = (_name, _tags, query) => query();

/** The longest age of a result, unless a notification removes it earlier. */
const FRESH_MS = 10 * 60 * 1000;

/**
 * Caches results that nearly every page needs and that rarely change, such as the menu. Each query runs once
 * until a notification says that its result has changed. Results are shared and must not be modified.
 */
export class QueryCache {
	readonly #entries = new Map<string, Entry>();
	readonly #freshMs: number;
	readonly #now: () => number;

	constructor(options: { freshMs?: number; now?: () => number } = {}) {
		this.#freshMs = options.freshMs ?? FRESH_MS;
		this.#now = options.now ?? Date.now;
	}

	get<Value>(name: string, tags: readonly string[], query: () => Promise<Value>): Promise<Value> {
		const cached = this.#entries.get(name);
		if (cached && cached.untilMs > this.#now()) return cached.value as Promise<Value>;
		const value = query();
		const entry = { tags, value, untilMs: this.#now() + this.#freshMs };
		// The entry is stored before the query has finished, so that a change during the query removes it.
		this.#entries.set(name, entry);
		value.catch(() => {
			if (this.#entries.get(name) === entry) this.#entries.delete(name);
		});
		return value;
	}

	/** Goes through all entries, because there are only some dozens and changes come in batches. */
	invalidate(...changed: readonly string[]): void {
		const isChanged = new Set(changed);
		if (isChanged.has(EVERYTHING)) this.#entries.clear();
		else
			for (const [name, { tags }] of this.#entries)
				if (tags.some((tag) => isChanged.has(tag))) this.#entries.delete(name);
	}
}
