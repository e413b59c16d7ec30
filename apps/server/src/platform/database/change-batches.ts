/** R19: what changed within this time is handled together. */
const BATCH_MS = 20;

/**
 * Collects notifications: the first after a pause is handled at once, those that follow within 20 ms together, each once.
 * A thousand a second cost fifty turns.
 */
export class ChangeBatches {
	readonly #handle: (payloads: readonly string[]) => void;
	readonly #collected = new Set<string>();
	#timer: NodeJS.Timeout | undefined;
	#handledAtMs = 0;

	constructor(handle: (payloads: readonly string[]) => void) {
		this.#handle = handle;
	}

	add(payload: string): void {
		this.#collected.add(payload);
		const sinceMs = performance.now() - this.#handledAtMs;
		this.#timer ??= setTimeout(() => this.#flush(), Math.max(0, BATCH_MS - sinceMs));
	}

	stop(): void {
		clearTimeout(this.#timer);
	}

	#flush(): void {
		this.#timer = undefined;
		this.#handledAtMs = performance.now();
		const payloads = [...this.#collected];
		this.#collected.clear();
		this.#handle(payloads);
	}
}
