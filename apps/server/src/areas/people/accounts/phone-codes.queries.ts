import { createHmac, timingSafeEqual } from 'node:crypto';
import { later } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { CODE_MS, MAX_TRIES, newCode } from './resets.queries.ts';

/** The session that requested the code. The code is valid only in this session. */
type CodeSession = { userId: number; token: string };

/** Makes a code for the person's own phone. An older code becomes invalid. */
export async function beginConfirmation(
	db: Database,
	{ userId, token }: CodeSession,
	now: Date,
): Promise<string> {
	const code = newCode();
	const fresh = { code_hash: hashCode(code, token), tries: 0, made_at: now };
	await db
		.insertInto('phone_codes')
		.values({ user_id: userId, ...fresh })
		.onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
		.execute();
	return code;
}

/**
 * Tells whether the code is right. Each call is a try, counted before the codes are compared. A right code
 * works once.
 */
export async function isConfirmed(
	db: Database,
	{ userId, token, code }: CodeSession & { code: string },
	now: Date,
): Promise<boolean> {
	const found = await db
		.updateTable('phone_codes')
		.set((row) => ({ tries: row('tries', '+', 1) }))
		.where('user_id', '=', userId)
		.where('tries', '<', MAX_TRIES)
		.where('made_at', '>', later(now, -CODE_MS))
		.returning('code_hash')
		.executeTakeFirst();
	if (!found || !timingSafeEqual(found.code_hash, hashCode(code, token))) return false;
	const { numDeletedRows } = await db
		.deleteFrom('phone_codes')
		.where('user_id', '=', userId)
		.where('code_hash', '=', found.code_hash)
		.executeTakeFirst();
	return numDeletedRows > 0n;
}

function hashCode(code: string, token: string): Buffer {
	return createHmac('sha256', token).update(code).digest();
}
