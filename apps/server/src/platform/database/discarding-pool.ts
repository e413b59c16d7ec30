import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { DatabaseUnavailable, isConnectionError, isConnectionLost } from './database-unavailable.ts';
import { preparedName } from './prepared-statement.ts';

/**
 * The pool as Kysely uses it (its documented `PostgresPool` interface). R7: a connection that was lost or
 * gave no reply in time is removed from the pool, because its next statement would wait behind the unanswered
 * one. Until Kysely releases the connection, it refuses further statements at once; otherwise a transaction's
 * rollback would wait for a second time-out.
 */
export function discardingPool(pool: pg.Pool, { prepare = true } = {}): PostgresPool {
	return {
		options: pool.options,
		end: () => pool.end(),
		connect: async () => discardingClient(await pool.connect().catch(rethrow), prepare),
	};
}

function discardingClient(client: pg.PoolClient, prepare: boolean): PostgresPoolClient {
	let failure: DatabaseUnavailable | undefined;
	const query = async (text: string, values: unknown[]) => {
		if (failure) throw failure;
		try {
			const name = prepare ? preparedName(text) : undefined;
			return await client.query(name === undefined ? { text, values } : { name, text, values });
		} catch (error) {
			if (!isConnectionLost(error)) throw error;
			failure = new DatabaseUnavailable(error);
			throw failure;
		}
	};
	return {
		// Kysely's second signature is for cursors, which the dialect does not use.
		query: query as unknown as PostgresPoolClient['query'],
		release: (destroy) => client.release(failure ?? destroy),
	};
}

function rethrow(error: unknown): never {
	throw isConnectionError(error) ? new DatabaseUnavailable(error) : error;
}
