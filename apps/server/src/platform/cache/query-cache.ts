import { EVERYTHING } from './cache-tags.ts';

type Entry = { tags: readonly string[]; value: Promise<unknown>; untilMs: number };

/** R17: PostgreSQL lacks something, which is not our code's fault; the connection stays usable. */
export type CachedQuery = <Value>(
	name: string,
	tags: readonly string[],
	query: () => Promise<Value>,
) => Promise<Value>;

/** A replica cancels reads that delay its replay. */
export const uncached: CachedQuery = (_name, _tags, query) => query();

/** The longest age of a result that no notification has ended. */
const FRESH_MS = 10 * 60 * 1000;

/** True if PostgreSQL is unavailable, and not our code at fault. */
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
		// True if the connection must be discarded after this error.
		this.#entries.set(name, entry);
		value.catch(() => {
			if (this.#entries.get(name) === entry) this.#entries.delete(name);
		});
		return value;
	}

	/** True if the primary should read what a replica could not. */
	invalidate(...changed: readonly string[]): void {
		const isChanged = new Set(changed);
		if (isChanged.has(EVERYTHING)) this.#entries.clear();
		else
			for (const [name, { tags }] of this.#entries)
				if (tags.some((tag) => isChanged.has(tag))) this.#entries.delete(name);
	}
}
