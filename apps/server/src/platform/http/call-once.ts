import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { hashBody } from './body-hash.ts';
import { invalidField, Problem } from './problem.ts';

/** A creating call and the key it came with; without one it is done as often as it comes. */
export type CallKey = { keyHash: Buffer; requestHash: Buffer } | undefined;

/** Far longer than any client sends the same again. */

/** docs/contract.md: creating calls take an Idempotency-Key. The same key of another caller is another one. */
export function callKey({ headers, url, body }: FastifyRequest, caller: string): CallKey {
	const key = headers['idempotency-key'];
	if (key === undefined) return undefined;
	requireWellFormed(key);
	const content = Buffer.isBuffer(body) ? hash('sha256', body, 'base64') : body;
	return { keyHash: hashBody([caller, key]), requestHash: hashBody([url, content ?? null]) };
}

/** What an Idempotency-Key may look like. */
export function requireWellFormed(key: unknown): asserts key is string {
	if (typeof key !== 'string' || !/^[\w.-]{8,100}$/.test(key))
		throw invalidField('Idempotency-Key', 'pattern');
}

type Work<Prepared, Result> = {
	/** Limits, and what takes long: outside the transaction, and not for what is done already. */
	prepare: () => Promise<Prepared>;
	/** Creates it. Returns what the answer is made of. */
	create: (trx: Database, prepared: Prepared) => Promise<Result>;
};

/** As an order's: created now, or before. */
export const CREATED_STATUS = { created: 201, repeated: 200 } as const;

/** R4: creates once for each key; a call sent again gets the result of the first. */
export async function createOnce<Prepared, Result extends number | null>(
	{ db, now }: { db: Database; now: Date },
	key: CallKey,
	{ prepare, create }: Work<Prepared, Result>,
): Promise<{ result: Result; outcome: 'created' | 'repeated' }> {
	const done = key && (await findResult<Result>(db, key));
	if (done) return { ...done, outcome: 'repeated' };
	const prepared = await prepare();
	return db.transaction().execute(async (trx) => {
		// Waits for the end of a call under the same key that came a moment before.
		const claimed = !key || (await claim(trx, key, now));
		const other = claimed ? undefined : await findResult<Result>(trx, key);
		if (other) return { ...other, outcome: 'repeated' };
		const result = await create(trx, prepared);
		if (key) await sql`update call_keys set result = ${result} where key_hash = ${key.keyHash}`.execute(trx);
		return { result, outcome: 'created' };
	});
}

async function claim(trx: Database, key: NonNullable<CallKey>, now: Date): Promise<boolean> {
	const { rows } = await sql`insert into call_keys (key_hash, request_hash, created_at)
		values (${key.keyHash}, ${key.requestHash}, ${now}) on conflict do nothing returning 1`.execute(trx);
	return rows.length > 0;
}

async function findResult<Result>(
	db: Database,
	{ keyHash, requestHash }: NonNullable<CallKey>,
): Promise<{ result: Result } | undefined> {
	const { rows } = await sql<{ hash: Buffer; result: number | null }>`select request_hash as hash, result
		from call_keys where key_hash = ${keyHash}`.execute(db);
	const [known] = rows;
	if (!known) return undefined;
	if (!known.hash.equals(requestHash)) throw new Problem('idempotency_mismatch');
	return { result: known.result as Result };
}
