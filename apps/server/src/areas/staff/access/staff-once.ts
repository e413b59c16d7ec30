import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';

/** DESK-12: one press, whatever the line does to it. */
export type OnceKey = { key: string; hash: Buffer; step: number };

const KEY = /^[\w.-]{8,100}$/;
/** Far longer than a page tries the same thing again. */

/** What the Idempotency-Key of a request stands for; nothing where there is none. */
export function onceKey(sent: unknown, request: { url: string; body: unknown }): OnceKey | undefined {
	if (typeof sent !== 'string') return undefined;
	if (!KEY.test(sent)) throw invalidField('Idempotency-Key', 'pattern');
	const hash = createHash('sha256')
		.update(JSON.stringify([request.url, request.body ?? null]))
		.digest();
	return { key: sent, hash, step: 0 };
}

/** What JSON can store and give back as it was. */
export type Told =
	| string
	| number
	| boolean
	| null
	| undefined
	// biome-ignore lint/suspicious/noConfusingVoidType: work that returns nothing.
	| void
	| readonly Told[]
	| { readonly [name: string]: Told };

/** Does the work and stores its result under the key, or returns the result of the request that came first. */
export async function doOnce<Result extends Told>(
	trx: Database,
	{ staffId, once, now }: { staffId: number; once: OnceKey; now: Date },
	work: () => Promise<Result>,
): Promise<Result> {
	once.step += 1;
	const { key, step, hash } = once;
	const claimed = await sql`insert into staff_keys (staff_id, key, step, request_hash, created_at)
		values (${staffId}, ${key}, ${step}, ${hash}, ${now}) on conflict do nothing returning 1`.execute(trx);
	if (claimed.rows.length === 0) return findResult<Result>(trx, staffId, once);
	const result = await work();
	await sql`update staff_keys set result = ${JSON.stringify(result ?? null)}::jsonb
		where staff_id = ${staffId} and key = ${key} and step = ${step}`.execute(trx);
	return result;
}

async function findResult<Result>(
	trx: Database,
	staffId: number,
	{ key, step, hash }: OnceKey,
): Promise<Result> {
	const { rows } = await sql<{
		hash: Buffer;
		result: unknown;
	}>`select request_hash as hash, result from staff_keys
		where staff_id = ${staffId} and key = ${key} and step = ${step}`.execute(trx);
	if (!rows[0]?.hash.equals(hash)) throw new Problem('idempotency_mismatch');
	return rows[0].result as Result;
}
