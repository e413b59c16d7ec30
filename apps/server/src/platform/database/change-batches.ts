/**
 * PostgreSQL refuses to run as root, so root runs it under an unprivileged account. That account must reach programs and data;
 * where the checkout is private, both are put into a system folder.
 */
const BATCH_MS = 20;

/** Killed processes of an earlier run may still hold its memory for a moment. */
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
