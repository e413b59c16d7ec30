/**
 * R19: changes within this time are handled together, so that a thousand notifications a second are handled
 * fifty times and not a thousand.
 */
const BATCH_MS = 20;

/**
 * Collects notifications. The first one after a pause is handled at once; those that follow within `batchMs`
 * are handled together, each once.
 */
export class ChangeBatches {
	readonly #handle: (payloads: readonly string[]) => void;
	readonly #batchMs: number;
	readonly #collected = new Set<string>();
	#timer: NodeJS.Timeout | undefined;
	#handledAtMs = 0;

	constructor(handle: (payloads: readonly string[]) => void, batchMs = BATCH_MS) {
		this.#handle = handle;
		this.#batchMs = batchMs;
	}

	add(payload: string): void {
		this.#collected.add(payload);
		const sinceMs = performance.now() - this.#handledAtMs;
		this.#timer ??= setTimeout(() => this.#flush(), Math.max(0, this.#batchMs - sinceMs));
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
