import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** A marker is sent again after this time, because it is lost while the listener has no connection. */
const REPEAT_MS = 2000;

/**
 * Tells when all changes committed so far have been passed on. PostgreSQL delivers notifications in the order
 * of their commits, so all of them have arrived before a marker that is sent now.
 */
export class SettledChanges {
	readonly #pool: pg.Pool;
	readonly #awaited = new Map<string, () => void>();
	#markers = 0;

	constructor(databaseUrl: string) {
		// This pool is separate, because some tests count the statements of the shop's connections.
		this.#pool = new pg.Pool({ connectionString: databaseUrl, max: 1, application_name: 'dukan markers' });
		this.#pool.on('error', () => {});
	}

	onHandled(tag: string): void {
		this.#awaited.get(tag)?.();
		this.#awaited.delete(tag);
	}

	async settled(): Promise<void> {
		this.#markers += 1;
		const marker = `marker:${this.#markers}`;
		const arrived = Promise.withResolvers<void>();
		this.#awaited.set(marker, arrived.resolve);
		const done = new AbortController();
		while (this.#awaited.has(marker)) {
			await this.#pool.query(`select pg_notify('shop_changes', $1)`, [marker]);
			const repeat = pause(REPEAT_MS, undefined, { signal: done.signal }).catch(() => {});
			await Promise.race([arrived.promise, repeat]);
		}
		done.abort();
	}

	close(): Promise<void> {
		return this.#pool.end();
	}
}
