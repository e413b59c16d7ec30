import type { OrderCountsWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';

/** Waits this long, so that several events of one moment are counted once. */
const COUNT_AFTER_MS = 100;

type Listener = (counts: OrderCountsWire) => void;

/** Counts the open orders after each change, once for all pages that are connected to this process. */
export class DeskBell {
	readonly #count: () => Promise<OrderCountsWire>;
	readonly #listeners = new Set<Listener>();
	#timer: NodeJS.Timeout | undefined;

	constructor(count: () => Promise<OrderCountsWire>) {
		this.#count = count;
	}

	subscribe(listener: Listener): () => void {
		this.#listeners.add(listener);
		return () => {
			this.#listeners.delete(listener);
			if (this.#listeners.size > 0) return;
			clearTimeout(this.#timer);
			this.#timer = undefined;
		};
	}

	/** Called when something has changed. The next event, or the page's own question, makes up for a count that fails. */
	onChange(): void {
		this.#timer ??= setTimeout(() => {
			this.#timer = undefined;
			this.#count().then(
				(counts) => {
					for (const listener of this.#listeners) listener(counts);
				},
				() => {},
			);
		}, COUNT_AFTER_MS);
	}
}
