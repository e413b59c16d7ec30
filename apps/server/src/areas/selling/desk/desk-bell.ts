import type { OrderCountsWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';

/** Waits this long, so that several events at the same moment cause one count. */
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

	/**
	 * Called when something has changed. A count that fails is not repeated: the next event or the page's own
	 * request makes up for it.
	 */
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
