import { later, MINUTE_MS } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { hashToken, isToken, newToken } from '../secret-token.ts';

/** The work does not take nearly as long on any phone. */
export const PROOF_MS = 5 * MINUTE_MS;

/** The kind of call that a proof is for. Work that was done for one kind is not accepted for another. */
export type ProofPurpose = Tables['proofs']['purpose'];

export async function createChallenge(db: Database, purpose: ProofPurpose, now: Date): Promise<string> {
	const challenge = newToken();
	await db
		.insertInto('proofs')
		.values({ challenge_hash: hashToken(challenge), purpose, made_at: now })
		.execute();
	return challenge;
}

/**
 * Returns whether the shop has given out this challenge and it is unused. It is good for one call, however
 * many bring it at once.
 */
export async function spendChallenge(
	db: Database,
	challenge: string,
	purpose: ProofPurpose,
	now: Date,
): Promise<boolean> {
	if (!isToken(challenge)) return false;
	const { numDeletedRows } = await db
		.deleteFrom('proofs')
		.where('challenge_hash', '=', hashToken(challenge))
		.where('purpose', '=', purpose)
		.where('made_at', '>', later(now, -PROOF_MS))
		.executeTakeFirst();
	return numDeletedRows > 0n;
}
