import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const RECONNECT_MS = 500;
/** A frozen server keeps its socket open: only an unanswered question shows it. */
const PING_MS = 2000;
const PING_TIMEOUT_MS = 2000;
/** A frozen server never confirms that a connection is closed. */
const CLOSE_TIMEOUT_MS = 1000;

/** What the database's triggers call out: changes in the shop (migrations/003), moved orders (migrations/008). */
type Channel = 'shop_changes' | 'order_events';

type Events = {
	hear: Partial<Record<Channel, (notice: string) => void>>;
	/** Called after every (re)connect: what was announced meanwhile is lost. */
	onGap: () => void;
	onError: (error: Error) => void;
};

/** Hears what happens in the database, from whichever process caused it, for as long as the server lives. */
export class NoticeListener {
	readonly #databaseUrl: string;
	readonly #events: Events;
	readonly #stopping = new AbortController();
	#connected = Promise.withResolvers<void>();
	#listening: Promise<void> | undefined;
	/** Of the latest connection. */
	#closing: Promise<void> | undefined;

	constructor(databaseUrl: string, events: Events) {
		this.#databaseUrl = databaseUrl;
		this.#events = events;
	}

	/** Resolves once it hears. */
	start(): Promise<void> {
		this.#listening = this.#keepListening();
		return this.#connected.promise;
	}

	/** Resolves once its connection is closed; a server that does not answer is waited for a second. */
	async stop(): Promise<void> {
		this.#stopping.abort();
		await this.#listening;
		const givenUp = new AbortController();
		const timeout = pause(CLOSE_TIMEOUT_MS, undefined, { signal: givenUp.signal }).catch(() => {});
		await Promise.race([this.#closing, timeout]);
		givenUp.abort();
	}

	async #keepListening(): Promise<void> {
		const { signal } = this.#stopping;
		while (!signal.aborted) {
			try {
				await this.#listenUntilLost(signal);
			} catch (error) {
				if (!signal.aborted) this.#events.onError(error as Error);
			}
			await pause(RECONNECT_MS, undefined, { signal }).catch(() => {});
		}
	}

	async #listenUntilLost(signal: AbortSignal): Promise<void> {
		const client = new pg.Client({
			connectionString: this.#databaseUrl,
			connectionTimeoutMillis: 2000,
			query_timeout: PING_TIMEOUT_MS,
			keepAlive: true,
			application_name: 'dukan notices',
		});
		const lost = Promise.withResolvers<never>();
		lost.promise.catch(() => {});
		client.on('error', lost.reject);
		client.on('end', () => lost.reject(new Error('The connection that hears notices ended.')));
		client.on('notification', ({ channel, payload }) => {
			if (payload) this.#events.hear[channel as Channel]?.(payload);
		});
		try {
			await client.connect();
			for (const channel of Object.keys(this.#events.hear)) await client.query(`listen ${channel}`);
			this.#events.onGap();
			this.#connected.resolve();
			while (!signal.aborted) {
				await Promise.race([pause(PING_MS, undefined, { signal }), lost.promise]);
				await client.query('select 1');
			}
		} finally {
			// Not awaited here: a frozen server must not delay the next connection.
			this.#closing = client.end().catch(() => {});
		}
	}
}
