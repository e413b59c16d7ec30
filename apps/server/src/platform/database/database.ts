import type { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/**
 * Under R7's 2.5 s, so that what needs a database that hangs is refused in time: the first of the two to run out ends the
 * request. Shorter would refuse people when a small machine is merely busy.
 */
export const DATABASE_TIMEOUT_MS = 2000;

const POOL_SIZE = 10;

/**
 * What every query of ours is planned with: data on solid-state disks, no time lost compiling short queries, and one core
 * each, because there are as many readers as cores and more.
 */
export const PLANNER_OPTIONS = '-c random_page_cost=1.1 -c jit=off -c max_parallel_workers_per_gather=0';

/**
 * `patient` is for work that runs in the background: filling, importing. `timeoutMs` is the setting DATABASE_TIMEOUT_MS.
 */
export function openDatabase(
	databaseUrl: string,
	onError: (error: Error) => void,
	options: { patient?: boolean; timeoutMs?: number } = {},
): Database {
	const { patient = false, timeoutMs = DATABASE_TIMEOUT_MS } = options;
	const pool = new pg.Pool({
		connectionString: databaseUrl,
		max: POOL_SIZE,
		connectionTimeoutMillis: timeoutMs,
		...(!patient && { query_timeout: timeoutMs }),
		keepAlive: true,
		application_name: 'dukan',
		options: PLANNER_OPTIONS,
	});
	pool.on('error', onError);
	// A client in use when PostgreSQL dies ends the process unless it has a listener of its own.
	pool.on('connect', (client) => {
		client.on('error', onError);
		if (!patient) dropWhenSilent(client);
	});
	return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/**
 * R7: a connection that did not answer in time is closed. Kept, its next query would wait behind the silent one, and the
 * rollback of a transaction as well: twice the time.
 */
function dropWhenSilent(client: pg.PoolClient): void {
	const { connection } = client as unknown as { connection: { stream: Socket } };
	const query = client.query.bind(client) as (...args: unknown[]) => unknown;
	Object.assign(client, {
		query: (...args: unknown[]) => {
			const answer = query(...args);
			if (answer instanceof Promise)
				answer.catch((error: Error) => {
					if (error.message === SILENT) connection.stream.destroy();
				});
			return answer;
		},
	});
}

/** As the driver says it. */
const SILENT = 'Query read timeout';

const UNAVAILABLE_CODES = new Set([
	'ECONNREFUSED',
	'ECONNRESET',
	'EPIPE',
	'ETIMEDOUT',
	'ENOTFOUND',
	'EAI_AGAIN',
	// PostgreSQL: connection failures, too many connections, shutting down, starting up.
	'08000',
	'08001',
	'08003',
	'08004',
	'08006',
	'53300',
	'57P01',
	'57P02',
	'57P03',
]);

const UNAVAILABLE_MESSAGES =
	/^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed|Postgres connection has been discarded)/;

/** Is this error PostgreSQL being away, rather than a fault of ours? */
export function isDatabaseUnavailable(error: unknown): boolean {
	if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
	if (!(error instanceof Error)) return false;
	if ('code' in error && typeof error.code === 'string' && UNAVAILABLE_CODES.has(error.code)) return true;
	return UNAVAILABLE_MESSAGES.test(error.message) || isDatabaseUnavailable(error.cause);
}
