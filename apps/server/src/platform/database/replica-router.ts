import { sql } from 'kysely';
import { SECOND_MS } from '../clock.ts';
import type { Database } from './database.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';

/** A replica that did not answer is left alone this long. */
const REST_MS = SECOND_MS;

/**
 * Where what everyone may read is read from: the replica, if there is one, it answers, and it has everything that this
 * process was ever told of; otherwise the primary. So a replica that lags makes nothing old: after a change its pages come
 * from the primary until the replica has the change too.
 */
export class ReplicaRouter {
	readonly #primary: Database;
	readonly #replica: Database | undefined;
	/** How far the replica must have come; nothing is known yet. */
	#needed: string | undefined;
	#asking = 0;
	#restUntilMs = 0;

	constructor(primary: Database, replica: Database | undefined) {
		this.#primary = primary;
		this.#replica = replica;
	}

	/** A change was told of. Until it is known how far the replica must come, it is not asked. */
	onPrimaryChange(): void {
		if (!this.#replica) return;
		this.#asking += 1;
		this.#needed = undefined;
		const asked = this.#asking;
		sql<{ at: string }>`select pg_current_wal_lsn()::text as at`.execute(this.#primary).then(
			({ rows }) => {
				if (asked === this.#asking) this.#needed = rows[0]?.at;
			},
			// The primary is away: then the next notice, or the gap after it, asks again.
			() => {},
		);
	}

	async read<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
		if (!this.#replica || !(await this.#isReplicaFresh(this.#replica))) return work(this.#primary);
		try {
			return await work(this.#replica);
		} catch (error) {
			if (!isDatabaseUnavailable(error)) throw error;
			this.#restUntilMs = Date.now() + REST_MS;
			return work(this.#primary);
		}
	}

	async #isReplicaFresh(replica: Database): Promise<boolean> {
		const needed = this.#needed;
		if (needed === undefined || Date.now() < this.#restUntilMs) return false;
		try {
			const { rows } = await sql<{ fresh: boolean | null }>`
				select pg_last_wal_replay_lsn() >= ${needed}::pg_lsn as fresh`.execute(replica);
			// Another change may have been told of meanwhile.
			return rows[0]?.fresh === true && this.#needed === needed;
		} catch {
			this.#restUntilMs = Date.now() + REST_MS;
			return false;
		}
	}
}
