import { sql } from 'kysely';
import { SECOND_MS } from '../clock.ts';
import type { Database } from './database.ts';
import { isDatabaseUnavailable, isReplicaFailure } from './database-unavailable.ts';

/** A replica that failed is not used for this long. */
const REST_MS = SECOND_MS;

/**
 * Routes public reads to the replica if it is reachable and has replayed every change of which this process
 * was notified; otherwise to the primary. A lagging replica therefore never causes stale pages while the
 * primary is available.
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

	/** Stops using the replica until the WAL position of the change is known. */
	onPrimaryChange(): void {
		if (!this.#replica) return;
		this.#changes += 1;
		this.#needed = undefined;
		const change = this.#changes;
		sql<{ at: string }>`select pg_current_wal_lsn()::text as at`.execute(this.#primary).then(
			({ rows }) => {
				if (change === this.#changes) this.#needed = rows[0]?.at;
			},
			// If the primary is unavailable, the next notification or reconnect tries again.
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

	/**
	 * R21: while the primary is away nothing changes, so the replica is read as it is. When the primary is
	 * back, everything that was cached meanwhile is invalidated.
	 */
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
			// Another change may have been notified meanwhile, so the position is compared again.
			return rows[0]?.fresh === true && this.#needed === needed;
		} catch {
			this.#restUntilMs = Date.now() + REST_MS;
			return false;
		}
	}
}
