import type { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/**
 * Under R7's 2.5 s, so that what needs a database that hangs is refused in time: the first of the two to run out ends the
 * request. Shorter would refuse people when a small machine is merely busy.
 */
const CONNECT_TIMEOUT_MS = 2000;
const QUERY_TIMEOUT_MS = 2000;

const POOL_SIZE = 10;

/**
 * What every query of ours is planned with: data on solid-state disks, no time lost compiling short queries, and one core
 * each, because there are as many readers as cores and more.
 */
export const PLANNER_OPTIONS = '-c random_page_cost=1.1 -c jit=off -c max_parallel_workers_per_gather=0';

/**
 * `patient` is for work that nobody waits for in a browser: filling, importing. `fewStatements` is for who asks the same few
 * over and over: PostgreSQL reads and plans each once for a connection, and would keep as many as there are. `timeoutMs` is for
 * tests, which share a busy machine.
 */
export function openDatabase(
	databaseUrl: string,
	onError: (error: Error) => void,
	options: { patient?: boolean; fewStatements?: boolean; timeoutMs?: number } = {},
): Database {
	const { patient = false, fewStatements = false, timeoutMs } = options;
	const pool = new pg.Pool({
		connectionString: databaseUrl,
		max: POOL_SIZE,
		connectionTimeoutMillis: timeoutMs ?? CONNECT_TIMEOUT_MS,
		...(!patient && { query_timeout: timeoutMs ?? QUERY_TIMEOUT_MS }),
		keepAlive: true,
		application_name: 'dukan',
		options: PLANNER_OPTIONS,
	});
	pool.on('error', onError);
	// A client in use when PostgreSQL dies ends the process unless it has a listener of its own.
	pool.on('connect', (client) => {
		client.on('error', onError);
		if (!patient) dropWhenSilent(client);
		if (fewStatements) prepareStatements(client);
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

/** As PostgreSQL says that a table has another column than when the statement was prepared: a migration, while this runs. */
const OUTDATED_PLAN = '0A000';

function prepareStatements(client: pg.PoolClient): void {
	const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
	const names = new Map<string, string>();
	let made = 0;
	const ask = (text: string, values: readonly unknown[]) => {
		if (!names.has(text)) names.set(text, `s${++made}`);
		return query({ name: names.get(text), text, values });
	};
	const askAgain = (text: string, values: readonly unknown[]) => (error: { code?: string }) => {
		if (error.code !== OUTDATED_PLAN) throw error;
		names.delete(text);
		return ask(text, values);
	};
	Object.assign(client, {
		query: (text: unknown, values: unknown, ...others: unknown[]) =>
			typeof text === 'string' && Array.isArray(values)
				? ask(text, values).catch(askAgain(text, values))
				: query(text, values, ...others),
	});
}

/** As the driver says it. */
const SILENT = 'Query read timeout';

const UNAVAILABLE_CODES = new Set([
	...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
	// PostgreSQL: connection failures, too many connections, shutting down, starting up.
	...['08000', '08001', '08003', '08004', '08006', '53300', '57P01', '57P02', '57P03'],
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
