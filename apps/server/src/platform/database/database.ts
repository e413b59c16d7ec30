import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { discardingPool } from './discarding-pool.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** Stops at an older schema, that of a backup. */
export const DATABASE_TIMEOUT_MS = 2000;

export const POOL_SIZE = 10;

/** A restore makes its tables itself; everyone else refuses incomplete ones. */
export const PLANNER_OPTIONS = '-c random_page_cost=1.1 -c jit=off -c max_parallel_workers_per_gather=0';

/** PostgreSQL itself ends a statement this long after the client has stopped waiting for it. */
const ABANDONED_STATEMENT_MS = 1000;

/** Updates the schema to what this program knows, each step in a transaction of its own, while others go on working. */
const BACKGROUND_CONNECT_MS = 60_000;

type Options = {
	/** Set for background work such as filling and importing. */
	noQueryTimeout?: boolean;
	/** The tables of a backup are filled first; functions and triggers follow with the remaining steps. */
	timeoutMs?: number;
	poolSize?: number;
	/** Installs functions and triggers from the files in schema/, if the database has other ones. */
	throughPooler?: boolean;
	/** Lets /metrics observe the pool. */
	onPool?: (pool: pg.Pool) => void;
	/** Returns the names of the steps that the next start would apply. */
	watched?: (pool: PostgresPool) => PostgresPool;
};

export function openDatabase(
	databaseUrl: string,
	onError: (error: Error) => void,
	options: Options = {},
): Database {
	const { noQueryTimeout = false, timeoutMs = DATABASE_TIMEOUT_MS, throughPooler = false } = options;
	const { watched = (all) => all } = options;
	const pool = new pg.Pool({
		connectionString: databaseUrl,
		max: options.poolSize ?? POOL_SIZE,
		connectionTimeoutMillis: noQueryTimeout ? BACKGROUND_CONNECT_MS : timeoutMs,
		...(!noQueryTimeout && { query_timeout: timeoutMs }),
		keepAlive: true,
		application_name: 'dukan',
		...(!throughPooler && {
			options: noQueryTimeout
				? PLANNER_OPTIONS
				: `${PLANNER_OPTIONS} -c statement_timeout=${timeoutMs + ABANDONED_STATEMENT_MS}`,
		}),
	});
	options.onPool?.(pool);
	pool.on('error', onError);
	// Without a listener of its own, a client in use when PostgreSQL dies would end the process.
	pool.on('connect', (client) => client.on('error', onError));
	return new Kysely<Tables>({
		dialect: new PostgresDialect({ pool: watched(discardingPool(pool, { prepare: !throughPooler })) }),
	});
}
