import type { DeskLockWire, DeskStartWire } from '@dukan/domain/selling/desk/desk-events.api.ts';
import type { OrderEventWire } from '@dukan/domain/selling/orders/orders.api.ts';
import type { OrderCountsWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';

/** 'waiting' is the pause between two attempts; a locked page is connected and receives counts only. */
export type StreamState = 'connecting' | 'live' | 'locked' | 'waiting';

/** The part of EventSource that is used, which tests replace. */
export type Source = Pick<EventTarget, 'addEventListener'> & { close: () => void };

type Options = {
	/** Opens the stream; `after` is the number of the last event that was received. */
	open: (after: string | undefined) => Source;
	onState: (state: StreamState) => void;
	onCounts: (counts: OrderCountsWire) => void;
	/** Called with one event, or with all that were missed while there was no connection. */
	onEvents: (events: readonly OrderEventWire[], how: 'live' | 'missed') => void;
	onLock: () => void;
	random?: () => number;
};

const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 30_000;
/**
 * The server sends something every 20 s; after this long without anything the connection is dead, whatever the browser thinks.
 */
const SILENCE_MS = 50_000;

/** Exponential backoff, partly random, so that pages do not all reconnect at once. */
export function pauseMs(failures: number, random: number): number {
	const whole = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 10));
	return whole / 2 + (whole / 2) * random;
}

/**
 * DESK-01: the stream of order events. An EventSource gives up for good after a refusal, and its own reconnects have no
 * backoff; so every end, whatever its cause, is followed by a new stream of our own that catches up.
 */
export class OrderStream {
	readonly #options: Options;
	#source: Source | undefined;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#failures = 0;
	#lastId: string | undefined;

	constructor(options: Options) {
		this.#options = options;
	}

	/** Connects at once, even while it waits for its next attempt. */
	connect(): void {
		this.#close();
		this.#options.onState('connecting');
		const source = this.#options.open(this.#lastId);
		this.#source = source;
		this.#watch();
		const on = <Data>(event: string, work: (data: Data, id: string) => void) =>
			source.addEventListener(event, (message) => {
				if (this.#source !== source) return;
				this.#watch();
				const { data, lastEventId } = message as MessageEvent<string>;
				work(JSON.parse(data) as Data, lastEventId);
			});
		on<DeskStartWire>('start', ({ locked, counts, missed }, id) => {
			this.#failures = 0;
			this.#received(id);
			this.#lock(locked);
			this.#options.onCounts(counts);
			this.#options.onEvents(missed, 'missed');
		});
		on<OrderEventWire>('order', (event, id) => {
			this.#received(id);
			this.#options.onEvents([event], 'live');
		});
		on<OrderCountsWire>('bell', (counts) => this.#options.onCounts(counts));
		on<DeskLockWire>('lock', ({ locked }) => this.#lock(locked));
		on('beat', () => {});
		source.addEventListener('error', () => {
			if (this.#source === source) this.#tryLater();
		});
	}

	stop(): void {
		this.#close();
	}

	#received(id: string): void {
		if (id !== '') this.#lastId = id;
	}

	#lock(locked: boolean): void {
		this.#options.onState(locked ? 'locked' : 'live');
		if (locked) this.#options.onLock();
	}

	/** Starts to wait for the next sign of life. */
	#watch(): void {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => this.#tryLater(), SILENCE_MS);
	}

	#tryLater(): void {
		this.#close();
		this.#failures += 1;
		this.#options.onState('waiting');
		const pause = pauseMs(this.#failures, (this.#options.random ?? Math.random)());
		this.#timer = setTimeout(() => this.connect(), pause);
	}

	#close(): void {
		clearTimeout(this.#timer);
		this.#source?.close();
		this.#source = undefined;
	}
}
