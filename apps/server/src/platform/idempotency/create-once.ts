import type { Database } from '../database/database.ts';
import { claimKey, findResult, storeResult } from './idempotency.queries.ts';
import type { IdempotencyKey } from './idempotency-key.ts';

/** A value that JSON can store and give back unchanged. */
export type StoredResult =
	| string
	| number
	| boolean
	| null
	| undefined
	// biome-ignore lint/suspicious/noConfusingVoidType: work that returns nothing.
	| void
	| readonly StoredResult[]
	| { readonly [name: string]: StoredResult };

export type Once<Result> = { result: Result; outcome: 'created' | 'repeated' };

/**
 * The status of a call that creates something: 201 if it did so now, 200 if an earlier request with the key
 * did.
 */
export const CREATED_STATUS = { created: 201, repeated: 200 } as const;

/**
 * R4, in a transaction: does the work and stores its result under the key. If an earlier request has used the
 * key, returns that request's result instead.
 */
export async function doOnce<Result extends StoredResult>(
	trx: Database,
	key: IdempotencyKey | undefined,
	work: () => Promise<Result>,
): Promise<Once<Result>> {
	// Waits for the end of an earlier request with the same key that still runs.
	const isMine = !key || (await claimKey(trx, key));
	const other = isMine ? undefined : await findResult<Result>(trx, key);
	if (other) return { ...other, outcome: 'repeated' };
	const result = await work();
	if (key) await storeResult(trx, key, result);
	return { result, outcome: 'created' };
}

type Work<Prepared, Result> = {
	/**
	 * Checks limits and does slow work outside of the transaction. Not called for a request that was done
	 * already.
	 */
	prepare: () => Promise<Prepared>;
	/** Creates the row and returns the data of the response. */
	create: (trx: Database, prepared: Prepared) => Promise<Result>;
};

/** R4: creates once for each key. A call that is sent again gets the result of the first one. */
export async function createOnce<Prepared, Result extends StoredResult>(
	db: Database,
	key: IdempotencyKey | undefined,
	{ prepare, create }: Work<Prepared, Result>,
): Promise<Once<Result>> {
	const done = key && (await findResult<Result>(db, key));
	if (done) return { ...done, outcome: 'repeated' };
	const prepared = await prepare();
	return db.transaction().execute((trx) => doOnce(trx, key, () => create(trx, prepared)));
}
