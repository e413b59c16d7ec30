import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import { hashBody, isHashOf } from './body-hash.ts';
import type { IdempotencyKey } from './idempotency-key.ts';

/** Stores the key. Returns false if another request has used it before. */
export async function claimKey(
	trx: Database,
	{ keyHash, request, expiresAt }: IdempotencyKey,
): Promise<boolean> {
	const { rows } = await sql`insert into idempotency_keys (key_hash, request_hash, expires_at)
		values (${keyHash}, ${hashBody(request)}, ${expiresAt}) on conflict do nothing returning 1`.execute(trx);
	return rows.length > 0;
}

/**
 * Stores a key with its result, as part of the statement that creates an order. It fails if the key exists
 * already.
 */
export function insertKeySql(
	{ keyHash, request, expiresAt }: IdempotencyKey,
	created: { result: RawBuilder<unknown>; from: RawBuilder<unknown> },
): RawBuilder<unknown> {
	return sql`insert into idempotency_keys (key_hash, request_hash, result, expires_at)
		select ${keyHash}::bytea, ${hashBody(request)}::bytea, ${created.result}, ${expiresAt}::timestamptz
		from ${created.from}`;
}

export async function storeResult(
	trx: Database,
	{ keyHash }: IdempotencyKey,
	result: unknown,
): Promise<void> {
	await sql`update idempotency_keys set result = ${JSON.stringify(result ?? null)}::jsonb
		where key_hash = ${keyHash}`.execute(trx);
}

export async function findResult<Result>(
	db: Database,
	{ keyHash, request }: IdempotencyKey,
): Promise<{ result: Result } | undefined> {
	const { rows } = await sql<{ hash: Buffer; result: unknown }>`select request_hash as hash, result
		from idempotency_keys where key_hash = ${keyHash}`.execute(db);
	const [known] = rows;
	if (!known) return undefined;
	requireSameRequest(known.hash, request);
	return { result: known.result as Result };
}

/** Refuses a key that was used with another request. */
export function requireSameRequest(hash: Buffer, request: unknown): void {
	if (!isHashOf(hash, request)) throw new Problem('idempotency_mismatch');
}

export const KEYS_EXPIRE = { table: 'idempotency_keys', column: 'expires_at', keptMs: 0 };
