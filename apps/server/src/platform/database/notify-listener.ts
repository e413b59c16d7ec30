import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { listenerName } from './migrate.ts';

const RECONNECT_MS = 500;
/** A frozen server leaves its socket open, so only a query without reply shows that it is frozen. */
const PING_MS = 2000;
const PING_TIMEOUT_MS = 2000;
/** A frozen server never confirms that a connection is closed. */
const CLOSE_TIMEOUT_MS = 1000;

/** On a busy machine a notification to the listener itself may take this long at the start. */
const CHECK_TIMEOUT_MS = 20_000;
const CHECK_CHANNEL = 'listener_check';

/** Channels of the triggers in schema/: changes in the shop, and orders whose status changed. */
type Channel = 'shop_changes' | 'order_events';

type Events = {
	onNotify: Partial<Record<Channel, (payload: string) => void>>;
	/** Called after every connect and reconnect, because notifications that were sent before it are lost. */
	onGap: () => void;
	onError: (error: Error) => void;
};

/** Listens to notifications of the database, whichever process caused them, and reconnects when the connection is lost. */
export class NotifyListener {
	readonly #databaseUrl: string;
	readonly #events: Events;
	readonly #stopping = new AbortController();
	#connected = Promise.withResolvers<void>();
	#listening: Promise<void> | undefined;
	#isConnected = false;
	#onCheck: ((payload: string | undefined) => void) | undefined;
	/** Resolves when the latest connection has been closed. */
	#closing: Promise<void> | undefined;

	constructor(databaseUrl: string, events: Events) {
		this.#databaseUrl = databaseUrl;
		this.#events = events;
	}

	/** True while notifications arrive. */
	get isConnected(): boolean {
		return this.#isConnected;
	}

	/** Resolves once the connection listens. */
	start(): Promise<void> {
		this.#listening = this.#listenForever();
		return this.#connected.promise;
	}

	/**
	 * R17: sends a notification over another connection and waits for it to arrive. Behind a pooler in
	 * transaction mode LISTEN succeeds but nothing ever arrives, so prices would stay old without an error.
	 */
	async requireNotifications({ timeoutMs = CHECK_TIMEOUT_MS } = {}): Promise<void> {
		const arrived = Promise.withResolvers<boolean>();
		const token = randomUUID();
		this.#onCheck = (payload) => payload === token && arrived.resolve(true);
		const client = new pg.Client({ connectionString: this.#databaseUrl, connectionTimeoutMillis: timeoutMs });
		const timer = setTimeout(() => arrived.resolve(false), timeoutMs);
		try {
			await client.connect();
			await client.query('select pg_notify($1, $2)', [CHECK_CHANNEL, token]);
			if (await arrived.promise) return;
			throw new StartError(
				'Notifications of the database do not arrive: DATABASE_URL leads through a pooler in transaction mode. Name PostgreSQL itself in DATABASE_DIRECT_URL.',
			);
		} finally {
			clearTimeout(timer);
			this.#onCheck = undefined;
			await client.end().catch(() => {});
		}
	}

	/** Resolves once the connection is closed; waits at most a second for a server that does not reply. */
	async stop(): Promise<void> {
		this.#stopping.abort();
		await this.#listening;
		const givenUp = new AbortController();
		const timeout = pause(CLOSE_TIMEOUT_MS, undefined, { signal: givenUp.signal }).catch(() => {});
		await Promise.race([this.#closing, timeout]);
		givenUp.abort();
	}

	async #listenForever(): Promise<void> {
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
			application_name: listenerName(),
		});
		const lost = Promise.withResolvers<never>();
		lost.promise.catch(() => {});
		client.on('error', lost.reject);
		client.on('end', () => lost.reject(new Error('The connection that listens to notifications ended.')));
		client.on('notification', ({ channel, payload }) => {
			if (channel === CHECK_CHANNEL) this.#onCheck?.(payload);
			else if (payload) this.#events.onNotify[channel as Channel]?.(payload);
		});
		try {
			await client.connect();
			for (const channel of [CHECK_CHANNEL, ...Object.keys(this.#events.onNotify)])
				await client.query(`listen ${channel}`);
			this.#isConnected = true;
			this.#events.onGap();
			this.#connected.resolve();
			while (!signal.aborted) {
				await Promise.race([pause(PING_MS, undefined, { signal }), lost.promise]);
				await client.query('select 1');
			}
		} finally {
			this.#isConnected = false;
			// The close is not awaited, because a frozen server must not delay the next connection.
			this.#closing = client.end().catch(() => {});
		}
	}
}
