import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { discardingPool } from './discarding-pool.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/**
 * Must be below the 2.5 s of R7, so that a request that needs a hanging database is refused in time. A
 * shorter time-out would refuse requests when a small machine is merely busy.
 */
export const DATABASE_TIMEOUT_MS = 2000;

export const POOL_SIZE = 10;

/**
 * Planner settings for every query: the data is on solid-state disks, short queries are not compiled (JIT),
 * and each query uses one core, because there are at least as many readers as cores.
 */
export const PLANNER_OPTIONS = '-c random_page_cost=1.1 -c jit=off -c max_parallel_workers_per_gather=0';

/** PostgreSQL itself ends a statement this long after the client has stopped waiting for it. */
const ABANDONED_STATEMENT_MS = 1000;

/** Background work has low priority, so on a busy machine even connecting takes seconds. */
const BACKGROUND_CONNECT_MS = 60_000;

type Options = {
	/** Set for background work such as filling and importing. */
	noQueryTimeout?: boolean;
	/** The setting DATABASE_TIMEOUT_MS; it covers connecting as well as each statement. */
	timeoutMs?: number;
	poolSize?: number;
	/**
	 * True if connections go through a pooler in transaction mode. It accepts no session options, and may run a
	 * prepared statement on another connection than the one that prepared it.
	 */
	throughPooler?: boolean;
	/** Lets /metrics observe the pool. */
	onPool?: (pool: pg.Pool) => void;
	/** Lets tests wrap the pool and see every statement with its connection. */
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
	// Without this listener, the process would end if PostgreSQL dies while the client is in use.
	pool.on('connect', (client) => client.on('error', onError));
	return new Kysely<Tables>({
		dialect: new PostgresDialect({ pool: watched(discardingPool(pool, { prepare: !throughPooler })) }),
	});
}
