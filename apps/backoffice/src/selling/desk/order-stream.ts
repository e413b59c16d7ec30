import type { DeskLockWire, DeskStartWire } from '@dukan/domain/selling/desk/desk-events.api.ts';
import type { OrderEventWire } from '@dukan/domain/selling/orders/orders.api.ts';
import type { OrderCountsWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';

/**
 * 'waiting' is the pause between two attempts. A page in the state 'locked' is connected but receives only
 * counts.
 */
export type StreamState = 'connecting' | 'live' | 'locked' | 'waiting';

/** The part of EventSource that is used. Tests replace it. */
export type Source = Pick<EventTarget, 'addEventListener'> & { close: () => void };

type Options = {
	/** Opens the stream. `after` is the number of the last received event. */
	open: (after: string | undefined) => Source;
	onState: (state: StreamState) => void;
	onCounts: (counts: OrderCountsWire) => void;
	/** Called with one live event, or with all events missed without a connection. */
	onEvents: (events: readonly OrderEventWire[], how: 'live' | 'missed') => void;
	onLock: () => void;
	random?: () => number;
};

const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 30_000;
/**
 * The server sends something every 20 seconds. After this long without anything, the connection is dead, even
 * if the browser does not notice.
 */
const SILENCE_MS = 50_000;

/**
 * Returns the pause before the next attempt. It grows exponentially and is partly random, so that pages do
 * not all reconnect at once.
 */
export function pauseMs(failures: number, random: number): number {
	const whole = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 10));
	return whole / 2 + (whole / 2) * random;
}

/**
 * DESK-01: the stream of order events. An EventSource gives up for good after a refusal, and its own
 * reconnects have no backoff. So whenever a stream ends, this class opens a new one, which also gets the
 * missed events.
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

	/** Connects at once, without waiting for the next planned attempt. */
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

	/** Restarts the timer that ends a silent stream. */
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
