import type { OrderEventWire } from '@dukan/domain/orders/orders.api.ts';

type Listener = (event: OrderEventWire) => void;

/** Publishes the moves of a person's orders to their open pages that are connected to this process. */
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

	/** For staff: the events of all customers. */
	subscribeAll(listener: Listener): () => void {
		this.#staff.add(listener);
		return () => this.#staff.delete(listener);
	}

	countOf(userId: number): number {
		return this.#listeners.get(userId)?.size ?? 0;
	}

	/** The payload of the notification of migrations/008. */
	publish(payload: string): void {
		const { user, ...event } = JSON.parse(payload) as OrderEventWire & { user: number };
		for (const listener of this.#listeners.get(user) ?? []) listener(event);
		for (const listener of this.#staff) listener(event);
	}
}
