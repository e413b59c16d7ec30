type Kept = { tags: readonly string[]; value: Promise<unknown>; untilMs: number };

/** Reads, or gives what was read before; the tags are those whose notices end it. */
export type Remember = <Value>(
	name: string,
	tags: readonly string[],
	read: () => Promise<Value>,
) => Promise<Value>;

/** For whoever has no memory. */
export const readAnew: Remember = (_name, _tags, read) => read();

/**
 * What nearly every page reads and hardly anybody changes, such as the menu: read once, until a notice says that it has
 * changed. What is kept is shared: whoever gets it leaves it as it is.
 */
export class ReadMemory {
	readonly #kept = new Map<string, Kept>();
	readonly #freshMs: number;
	readonly #now: () => number;

	constructor(options: { freshMs: number; now: () => number }) {
		this.#freshMs = options.freshMs;
		this.#now = options.now;
	}

	read<Value>(name: string, tags: readonly string[], read: () => Promise<Value>): Promise<Value> {
		const known = this.#kept.get(name);
		if (known && known.untilMs > this.#now()) return known.value as Promise<Value>;
		const value = read();
		const kept = { tags, value, untilMs: this.#now() + this.#freshMs };
		// From the start, so that a change that is told of while it is being read forgets it.
		this.#kept.set(name, kept);
		value.catch(() => {
			if (this.#kept.get(name) === kept) this.#kept.delete(name);
		});
		return value;
	}

	drop(tag: string): void {
		for (const [name, { tags }] of this.#kept) if (tags.includes(tag)) this.#kept.delete(name);
	}

	clear(): void {
		this.#kept.clear();
	}
}
