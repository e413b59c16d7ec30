/**
 * Finds the entries that show a tag. A change then costs as much as the number of entries to mark, however
 * many the cache has (R19).
 */
export class TagIndex<Entry> {
	readonly #entries = new Map<string, Set<Entry>>();

	add(entry: Entry, tags: Iterable<string>): void {
		for (const tag of tags) {
			const entries = this.#entries.get(tag);
			if (entries) entries.add(entry);
			else this.#entries.set(tag, new Set([entry]));
		}
	}

	delete(entry: Entry, tags: Iterable<string>): void {
		for (const tag of tags) {
			const entries = this.#entries.get(tag);
			if (entries?.delete(entry) && entries.size === 0) this.#entries.delete(tag);
		}
	}

	of(tag: string): Entry[] {
		return [...(this.#entries.get(tag) ?? [])];
	}

	get size(): number {
		return this.#entries.size;
	}
}
