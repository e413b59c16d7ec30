import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';

const LOCK = / for (no key )?update( of \w+(, \w+)*)?\s*$/;

/**
 * For controls: runs the shop's own statements without their protection. Rows are read without locks; slots
 * and promotions count up even if there is no room left. A round that still came out right here would prove
 * nothing.
 */
export class UnprotectedDatabase {
	readonly db: Database;
	#parties = 0;
	/** The executions of each statement that have read and wait for the others. */
	readonly #waiting = new Map<string, (() => void)[]>();

	constructor(url: string) {
		const pool = new pg.Pool({ connectionString: url, max: 10 });
		pool.on('error', () => {});
		pool.on('connect', (client) => {
			client.on('error', () => {});
			const query = client.query.bind(client) as (text: string, values?: unknown[]) => Promise<unknown>;
			Object.assign(client, {
				query: async (text: string, values?: unknown[]) => {
					const result = await query(unprotected(text), values);
					if (LOCK.test(text)) await this.#meetOthers(text);
					return result;
				},
			});
		});
		this.db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
	}

	/**
	 * Forces the race: each statement that would have locked its rows waits until this many have read, and only
	 * then do they write. This applies until `release`.
	 */
	gather(parties: number): void {
		this.#parties = parties;
	}

	release(): void {
		this.#parties = 0;
		for (const statement of this.#waiting.keys()) this.#letGo(statement);
	}

	#meetOthers(statement: string): Promise<void> | undefined {
		if (this.#parties === 0) return undefined;
		const waiting = this.#waiting.get(statement) ?? [];
		this.#waiting.set(statement, waiting);
		return new Promise((goOn) => {
			waiting.push(goOn);
			if (waiting.length >= this.#parties) this.#letGo(statement);
		});
	}

	#letGo(statement: string): void {
		const waiting = this.#waiting.get(statement) ?? [];
		this.#waiting.delete(statement);
		for (const goOn of waiting) goOn();
	}
}

function unprotected(text: string): string {
	return text
		.replace(LOCK, '')
		.replaceAll(' and uses < uses_limit', '')
		.replace(/where b\.booked < \(.*\)(?=\s*returning)/s, (condition) => `${condition} or true`);
}
