import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { SECOND_MS } from '../platform/clock.ts';
import { ShelfColumns } from './shelf-columns.ts';
import { readShelfRows } from './shelf-rows.queries.ts';

/** More changed products than this are not read one by one. */
const MOST_CHANGES = 5000;
/** Products that moved are looked through one by one in every list: when they are so many, everything is read anew. */
const MOST_MOVED = 5000;
/** After a change of everything: an import announces one with each of its batches. */
const REST_MS = SECOND_MS;
/** Of the time that reading everything takes, so that it takes up a fifth at most. */
const REST_SHARE = 4;

/** Notices after which a product's listing may differ though it is not named (migrations/003, 011). */
const SWEEPING = new Set(['everything', 'brands']);

/** R7: who has waited this long for changes is better served the plain way, or refused there in time. */
const PATIENCE_MS = 300;
/** A reading that takes longer is given up: the database hangs. */
const READ_TIMEOUT_MS = 60 * SECOND_MS;

/**
 * Every listing, held by the process, as fresh as its notices: whoever asks waits until what was announced before is read.
 * Lists of any size are then counted and ordered without asking PostgreSQL for each of their products
 * (docs/decisions/019). While it is not there, after start or a change of everything, lists are read the plain way.
 */
export class Shelf {
	readonly #pool: pg.Pool;
	readonly #onError: (error: Error) => void;
	#columns: ShelfColumns | undefined;
	#loading: Promise<void> | undefined;
	/** Announced, and not read yet. */
	#changed = new Set<number>();
	#reading: Promise<void> | undefined;
	/** Goes up whenever what is being read is worth nothing. */
	#sweeps = 0;
	#restUntilMs = 0;

	constructor(databaseUrl: string, onError: (error: Error) => void) {
		this.#onError = onError;
		this.#pool = new pg.Pool({
			...{ connectionString: databaseUrl, max: 1, keepAlive: true, application_name: 'dukan shelf' },
			connectionTimeoutMillis: 2 * SECOND_MS,
		});
		this.#pool.on('error', onError);
		this.#pool.on('connect', (client) => client.on('error', onError));
	}

	/** A notice of shop_changes. */
	hear(tag: string): void {
		if (SWEEPING.has(tag)) this.sweep();
		else if (tag.startsWith('product:')) this.#changed.add(Number(tag.slice('product:'.length)));
		if (this.#changed.size > MOST_CHANGES) this.sweep();
	}

	/** Nothing that is known counts any more. */
	sweep(): void {
		this.#sweeps += 1;
		this.#columns = undefined;
		this.#changed.clear();
	}

	/** All listings with everything that was announced so far, or nothing: then they are being read. */
	async columns(): Promise<ShelfColumns | undefined> {
		if (!this.#columns) {
			void this.load();
			return undefined;
		}
		// What was announced while one reading was under way needs another.
		const endMs = Date.now() + PATIENCE_MS;
		while (this.#columns && (this.#reading || this.#changed.size > 0)) {
			if (Date.now() >= endMs) return undefined;
			const reading = this.#reading ?? this.#readChanges(this.#columns);
			await Promise.race([reading, pause(PATIENCE_MS, undefined, { ref: false })]);
		}
		return this.#columns;
	}

	/** Resolves when everything is read, or could not be. */
	load(): Promise<void> {
		if (this.#columns || Date.now() < this.#restUntilMs) return this.#loading ?? Promise.resolve();
		this.#loading ??= this.#readAll().finally(() => {
			this.#loading = undefined;
		});
		return this.#loading;
	}

	async stop(): Promise<void> {
		this.sweep();
		await this.#pool.end();
	}

	async #readAll(): Promise<void> {
		const sweeps = this.#sweeps;
		const startMs = Date.now();
		// What changes from now on is read once more afterwards.
		this.#changed.clear();
		const columns = new ShelfColumns();
		await this.#read(undefined, columns);
		await columns.seal();
		const endMs = Date.now();
		this.#restUntilMs = endMs + Math.max(REST_MS, REST_SHARE * (endMs - startMs));
		if (sweeps === this.#sweeps) this.#columns = columns;
	}

	#readChanges(columns: ShelfColumns): Promise<void> {
		const changed = [...this.#changed];
		this.#changed.clear();
		this.#reading = this.#read(changed, columns).finally(() => {
			this.#reading = undefined;
		});
		return this.#reading;
	}

	/** What cannot be read is not known. */
	async #read(productIds: readonly number[] | undefined, columns: ShelfColumns): Promise<void> {
		try {
			const client = await this.#pool.connect();
			const giveUp = setTimeout(() => client.end(), READ_TIMEOUT_MS);
			try {
				const gone = new Set(productIds);
				await readShelfRows(client, productIds, (row) => {
					columns.put(row);
					gone.delete(row.productId);
				});
				for (const productId of gone) columns.remove(productId);
				if (productIds && columns.count > columns.tailFrom + MOST_MOVED) this.sweep();
				client.release();
			} catch (error) {
				client.release(true);
				throw error;
			} finally {
				clearTimeout(giveUp);
			}
		} catch (error) {
			this.sweep();
			this.#onError(error as Error);
		}
	}
}
