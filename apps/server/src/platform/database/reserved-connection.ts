import pg from 'pg';
import { SECOND_MS } from '../clock.ts';

const CONNECT_TIMEOUT_MS = 2 * SECOND_MS;
/** What takes longer is given up: the database hangs. */
const WORK_TIMEOUT_MS = 60 * SECOND_MS;

/** Connections beside the pool that requests share, for long reading in the background. */
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
		const client = await this.#pool.connect();
		const timeout = setTimeout(() => client.end(), WORK_TIMEOUT_MS);
		try {
			const result = await work(client);
			client.release();
			return result;
		} catch (error) {
			client.release(true);
			throw error;
		} finally {
			clearTimeout(timeout);
		}
	}

	end(): Promise<void> {
		return this.#pool.end();
	}
}
