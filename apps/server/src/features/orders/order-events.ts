import type { OrderEventWire } from '@dukan/domain/orders/orders.api.ts';

type Listener = (event: OrderEventWire) => void;

/** Tells a person's open pages, wherever in this process they listen, that one of their orders has moved. */
export class OrderEvents {
	readonly #listeners = new Map<number, Set<Listener>>();
	readonly #staff = new Set<Listener>();

	subscribe(userId: number, listener: Listener): () => void {
		const listeners = this.#listeners.get(userId) ?? new Set();
		this.#listeners.set(userId, listeners.add(listener));
		return () => {
			listeners.delete(listener);
			if (listeners.size === 0) this.#listeners.delete(userId);
		};
	}

	/** The shop's staff hear of everyone's. */
	subscribeAll(listener: Listener): () => void {
		this.#staff.add(listener);
		return () => this.#staff.delete(listener);
	}

	countOf(userId: number): number {
		return this.#listeners.get(userId)?.size ?? 0;
	}

	/** The notice of migrations/008. */
	publish(notice: string): void {
		const { user, ...event } = JSON.parse(notice) as OrderEventWire & { user: number };
		for (const listener of this.#listeners.get(user) ?? []) listener(event);
		for (const listener of this.#staff) listener(event);
	}
}
