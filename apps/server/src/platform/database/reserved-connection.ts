import pg from 'pg';
import { SECOND_MS } from '../clock.ts';
import { DatabaseUnavailable, isConnectionError } from './database-unavailable.ts';

const CONNECT_TIMEOUT_MS = 2 * SECOND_MS;
/** Work that takes longer is given up: the database hangs. */
const WORK_TIMEOUT_MS = 60 * SECOND_MS;

/** Connections beside the pool that requests share, for long reads in the background. */
export class ReservedConnection {
	readonly #pool: pg.Pool;

	constructor(databaseUrl: string, name: string, onError: (error: Error) => void) {
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
		const timeout = setTimeout(() => {
			isLost = true;
			client.end();
		}, WORK_TIMEOUT_MS);
		try {
			const result = await work(client);
			client.release();
			return result;
		} catch (error) {
			client.release(true);
			throw isLost ? new DatabaseUnavailable(error) : error;
		} finally {
			clearTimeout(timeout);
			client.off('error', onLost);
		}
	}

	end(): Promise<void> {
		return this.#pool.end();
	}
}
