import { EVERYTHING } from './cache-tags.ts';

/** Far fewer tags change while one response is computed. */
const MAX_TAGS = 10_000;

/**
 * R19: knows when each tag last changed, so that a response that was read before a change and finished after
 * its notification does not count as fresh. Noting a change always costs the same: the oldest tags are
 * forgotten, and work that began before such a change counts as out of date.
 */
export class RecentChanges {
	readonly #maxTags: number;
	/** Maps each tag to the number of its last change, in the order of those changes. */
	readonly #latest = new Map<string, number>();
	#count = 0;
	/** All changes up to this number are forgotten. */
	#forgotten = 0;

	constructor(maxTags = MAX_TAGS) {
		this.#maxTags = maxTags;
	}

	/** The caller keeps this number, to ask later what has changed since then. */
	get count(): number {
		return this.#count;
	}

	note(tag: string): void {
		this.#count += 1;
		if (tag === EVERYTHING) {
			this.#latest.clear();
			this.#forgotten = this.#count;
			return;
		}
		// Deleting first moves the tag to the end of the order.
		this.#latest.delete(tag);
		this.#latest.set(tag, this.#count);
		if (this.#latest.size <= this.#maxTags) return;
		for (const [oldest, count] of this.#latest) {
			this.#latest.delete(oldest);
			this.#forgotten = count;
			return;
		}
	}

	hasChangedSince(count: number, tags: Iterable<string>): boolean {
		if (count < this.#forgotten) return true;
		for (const tag of tags) if ((this.#latest.get(tag) ?? 0) > count) return true;
		return false;
	}
}
