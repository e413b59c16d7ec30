import type { OrderEventWire } from '@dukan/domain/selling/orders/orders.api.ts';

type Listener = (event: OrderEventWire) => void;
/** `id` is the event's number; an event that is no move of the order has none. */
type StaffListener = (event: OrderEventWire, id: number | undefined) => void;

/** The notification is about an order or, if `callRequest` is its only field, about a call request. */
type Payload = OrderEventWire & { user?: number; id?: number; callRequest?: number };

/** Publishes moves of a person's orders to their open pages that are connected to this process. */
export class OrderEvents {
	readonly #listeners = new Map<number, Set<Listener>>();
	readonly #staff = new Set<StaffListener>();
	readonly #onGap = new Set<() => void>();
	readonly #onCallRequest = new Set<() => void>();

	/** `onGap` is called when events may have been missed. */
	subscribe(userId: number, listener: Listener, onGap: () => void): () => void {
		const listeners = this.#listeners.get(userId) ?? new Set();
		this.#listeners.set(userId, listeners.add(listener));
		this.#onGap.add(onGap);
		return () => {
			this.#onGap.delete(onGap);
			listeners.delete(listener);
			if (listeners.size === 0) this.#listeners.delete(userId);
		};
	}

	/**
	 * Subscribes staff to the events of all customers. `onCallRequest` is called when somebody asks for a call
	 * (DESK-15).
	 */
	subscribeAll(listener: StaffListener, onGap: () => void, onCallRequest: () => void = () => {}): () => void {
		this.#staff.add(listener);
		this.#onGap.add(onGap);
		this.#onCallRequest.add(onCallRequest);
		return () => {
			this.#staff.delete(listener);
			this.#onGap.delete(onGap);
			this.#onCallRequest.delete(onCallRequest);
		};
	}

	get openStreams(): number {
		const ofPeople = [...this.#listeners.values()].reduce((sum, { size }) => sum + size, 0);
		return ofPeople + this.#staff.size;
	}

	countOf(userId: number): number {
		return this.#listeners.get(userId)?.size ?? 0;
	}

	/** Passes on a notification of schema/60-orders.sql. A payload without a user is for staff alone. */
	publish(payload: string): void {
		const { user, id, callRequest, ...event } = JSON.parse(payload) as Payload;
		if (callRequest !== undefined) {
			for (const onCallRequest of this.#onCallRequest) onCallRequest();
			return;
		}
		if (user !== undefined) for (const listener of this.#listeners.get(user) ?? []) listener(event);
		for (const listener of this.#staff) listener(event, id);
	}

	/**
	 * Called when the connection that listens to the database was lost for a while, because nothing tells
	 * what happened then.
	 */
	publishGap(): void {
		for (const onGap of this.#onGap) onGap();
	}
}
