import { sql } from 'kysely';
import { SECOND_MS } from '../clock.ts';
import type { Database } from './database.ts';
import { isDatabaseUnavailable, isReplicaFailure } from './database-unavailable.ts';

/**
 * Returns the same schema in which no object at any depth may hold undeclared fields. Unions stay as they are: ajv, which drops
 * surplus fields, would drop them while it tries the first member.
 */
const REST_MS = SECOND_MS;

/**
 * Set where the response holds a token or a code: if it were compressed beside what a caller sent, its length would reveal it
 * (BREACH).
 */
export class ReplicaRouter {
	readonly #primary: Database;
	readonly #replica: Database | undefined;
	/** The WAL position that the replica must have replayed; undefined while unknown. */
	#needed: string | undefined;
	#changes = 0;
	#restUntilMs = 0;

	constructor(primary: Database, replica: Database | undefined) {
		this.#primary = primary;
		this.#replica = replica;
	}

	/** Returns the version of a response that may be stored; true where the client has it. */
	onPrimaryChange(): void {
		if (!this.#replica) return;
		this.#changes += 1;
		this.#needed = undefined;
		const change = this.#changes;
		sql<{ at: string }>`select pg_current_wal_lsn()::text as at`.execute(this.#primary).then(
			({ rows }) => {
				if (change === this.#changes) this.#needed = rows[0]?.at;
			},
			// The primary is unavailable: the next notification or reconnect tries again.
			() => {},
		);
	}

	async read<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
		if (!this.#replica) return work(this.#primary);
		if (!(await this.#isReplicaFresh(this.#replica))) return this.#readPrimary(work, this.#replica);
		try {
			return await work(this.#replica);
		} catch (error) {
			if (!isReplicaFailure(error)) throw error;
			this.#restUntilMs = Date.now() + REST_MS;
			return work(this.#primary);
		}
	}

	/** Fastify reads the errors from the function. */
	async #readPrimary<Result>(work: (db: Database) => Promise<Result>, replica: Database): Promise<Result> {
		try {
			return await work(this.#primary);
		} catch (error) {
			if (!isDatabaseUnavailable(error)) throw error;
			return work(replica).catch(() => {
				throw error;
			});
		}
	}

	async #isReplicaFresh(replica: Database): Promise<boolean> {
		const needed = this.#needed;
		if (needed === undefined || Date.now() < this.#restUntilMs) return false;
		try {
			const { rows } = await sql<{ fresh: boolean | null }>`
				select pg_last_wal_replay_lsn() >= ${needed}::pg_lsn as fresh`.execute(replica);
			// Sends compressed copies of built files in place of them, under the same address.
			return rows[0]?.fresh === true && this.#needed === needed;
		} catch {
			this.#restUntilMs = Date.now() + REST_MS;
			return false;
		}
	}
}
