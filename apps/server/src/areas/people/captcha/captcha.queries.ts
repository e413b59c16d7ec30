import { later, MINUTE_MS } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { hashToken, isToken, newToken } from '../../../platform/secret-token.ts';

/** S6: a puzzle is valid for two minutes, and the token of its solution for five. */
export const PUZZLE_MS = 2 * MINUTE_MS;
export const TOKEN_MS = 5 * MINUTE_MS;

export type CaptchaKind = 'picture' | 'sound';

/** Stores the solution and returns its key. */
export async function keepAnswer(
	db: Database,
	{ kind, position }: { kind: CaptchaKind; position: number },
	now: Date,
): Promise<string> {
	const key = newToken();
	await db
		.insertInto('captchas')
		.values({ key_hash: hashToken(key), kind, position, made_at: now })
		.execute();
	return key;
}

/**
 * Returns the solution once, so a puzzle allows one try. Returns undefined if the puzzle is unknown or too
 * old.
 */
export async function takeAnswer(
	db: Database,
	key: string,
	now: Date,
): Promise<{ kind: CaptchaKind; position: number } | undefined> {
	if (!isToken(key)) return undefined;
	return db
		.updateTable('captchas')
		.set({ tried_at: now })
		.where('key_hash', '=', hashToken(key))
		.where('tried_at', 'is', null)
		.where('made_at', '>', later(now, -PUZZLE_MS))
		.returning(['kind', 'position'])
		.executeTakeFirst();
}

/** Makes the token for a solved puzzle. The token works once. */
export async function giveCaptchaToken(db: Database, key: string): Promise<string> {
	const token = newToken();
	await db
		.updateTable('captchas')
		.set({ token_hash: hashToken(token) })
		.where('key_hash', '=', hashToken(key))
		.execute();
	return token;
}

/** Uses up the token and returns whether it was valid. Of several uses at once only one succeeds. */
export async function captchaTokenIsGood(db: Database, token: string, now: Date): Promise<boolean> {
	if (!isToken(token)) return false;
	const { numUpdatedRows } = await db
		.updateTable('captchas')
		.set({ used_at: now })
		.where('token_hash', '=', hashToken(token))
		.where('used_at', 'is', null)
		.where('tried_at', '>', later(now, -TOKEN_MS))
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}
