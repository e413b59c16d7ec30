import pg from 'pg';
import { SECOND_MS } from '../clock.ts';
import { DatabaseUnavailable, isConnectionError } from './database-unavailable.ts';

const CONNECT_TIMEOUT_MS = 2 * SECOND_MS;
const LOOK_TIMEOUT_MS = 10 * SECOND_MS;
/**
 * Long work is checked this often. It may take as long as it needs, for example to read a million products on
 * a slow machine. It is given up if PostgreSQL does not reply or no longer works on it.
 */
const LOOK_AFTER_MS = 60 * SECOND_MS;

/** Connections for long reads in the background, apart from the pool that requests share. */
export class ReservedConnection {
	readonly #pool: pg.Pool;
	readonly #databaseUrl: string;
	readonly #lookAfterMs: number;

	constructor(
		databaseUrl: string,
		name: string,
		onError: (error: Error) => void,
		{ lookAfterMs = LOOK_AFTER_MS } = {},
	) {
		this.#databaseUrl = databaseUrl;
		this.#lookAfterMs = lookAfterMs;
		this.#pool = new pg.Pool({
			connectionString: databaseUrl,
			max: 2,
			keepAlive: true,
			application_name: name,
			connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
		});
		this.#pool.on('error', onError);
		this.#pool.on('connect', (client) => client.on('error', onError));
	}

	async use<Result>(work: (client: pg.ClientBase) => Promise<Result>): Promise<Result> {
		const client = await this.#pool.connect().catch((error: unknown) => {
			throw isConnectionError(error) ? new DatabaseUnavailable(error) : error;
		});
		let isLost = false;
		const onLost = () => {
			isLost = true;
		};
		client.once('error', onLost);
		const giveUp = () => {
			isLost = true;
			client.end();
		};
		let pid = 0;
		let seen: string | undefined = 'not looked yet';
		const lookAfter = async () => {
			const now = await this.#stateOf(pid);
			if (timer === undefined) return;
			// PostgreSQL twice gave no reply, or was twice idle since the same moment: the reply to the work was
			// lost.
			if (now === seen && !now?.startsWith('active')) return giveUp();
			seen = now;
			timer = setTimeout(lookAfter, this.#lookAfterMs);
		};
		let timer: NodeJS.Timeout | undefined = setTimeout(lookAfter, this.#lookAfterMs);
		try {
			const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
			pid = rows[0]?.pid ?? 0;
			const result = await work(client);
			client.release();
			return result;
		} catch (error) {
			client.release(true);
			throw isLost ? new DatabaseUnavailable(error) : error;
		} finally {
			clearTimeout(timer);
			timer = undefined;
			client.off('error', onLost);
		}
	}

	/**
	 * Returns what PostgreSQL does for the work and since when. It asks over another connection, because the
	 * reserved one may not respond.
	 */
	async #stateOf(pid: number): Promise<string | undefined> {
		const client = new pg.Client({
			connectionString: this.#databaseUrl,
			connectionTimeoutMillis: LOOK_TIMEOUT_MS,
			query_timeout: LOOK_TIMEOUT_MS,
		});
		client.on('error', () => {});
		try {
			await client.connect();
			const { rows } = await client.query<{ state: string }>(
				`select state || ' ' || state_change as state from pg_stat_activity where pid = $1`,
				[pid],
			);
			return rows[0]?.state;
		} catch {
			return undefined;
		} finally {
			await client.end().catch(() => {});
		}
	}

	end(): Promise<void> {
		return this.#pool.end();
	}
}
