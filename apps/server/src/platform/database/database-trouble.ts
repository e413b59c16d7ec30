import { SECOND_MS } from '../clock.ts';
import { unavailableReason } from './database-unavailable.ts';

/**
 * A probe that only reads would not notice these reasons. After a refused request, they therefore count as
 * the database's state for a while.
 */
const SEEN_BY_WRITES = new Set(['disk full', 'input/output error']);
const RECENT_MS = 10 * SECOND_MS;

/** R17: remembers why PostgreSQL refused the statement of a request, for the log and /readyz. */
export class DatabaseTrouble {
	readonly #nowMs: () => number;
	#last: { reason: string; atMs: number } | undefined;

	constructor(nowMs: () => number = Date.now) {
		this.#nowMs = nowMs;
	}

	/** Returns the reason, or undefined if the error did not come from the database. */
	note(error: unknown): string | undefined {
		const reason = unavailableReason(error);
		if (reason !== undefined && SEEN_BY_WRITES.has(reason)) this.#last = { reason, atMs: this.#nowMs() };
		return reason;
	}

	/** The reason, if it occurred within the last seconds. */
	get reason(): string | undefined {
		return this.#last && this.#nowMs() - this.#last.atMs < RECENT_MS ? this.#last.reason : undefined;
	}
}
