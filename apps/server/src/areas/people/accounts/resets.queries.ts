import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { later, MINUTE_MS } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { hashToken, isToken, newToken } from '../../../platform/secret-token.ts';

/** S2: a code has this many digits. */
const CODE_DIGITS = 6;
export const CODE_MS = 5 * MINUTE_MS;
export const MAX_TRIES = 5;
/** S1: a ticket is valid for this time. */
const TICKET_MS = 10 * MINUTE_MS;

export function newCode(): string {
	return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
}

/**
 * Begins a reset. The client gets the token, and the phone gets the code. Other resets of the person stay
 * valid, because anyone who knows the number may begin one (S29). Each reset has its own token, code and
 * tries.
 */
export async function beginReset(
	db: Database,
	userId: number,
	now: Date,
): Promise<{ token: string; code: string }> {
	const token = newToken();
	const code = newCode();
	await db
		.insertInto('password_resets')
		.values({ user_id: userId, token_hash: hashToken(token), code_hash: hashCode(code, token), made_at: now })
		.execute();
	return { token, code };
}

/**
 * Returns the one-time ticket if the code is right. Each call is a try, counted before the codes are
 * compared.
 */
export async function confirmReset(
	db: Database,
	{ phone, code, token }: { phone: string; code: string; token: string },
	now: Date,
): Promise<string | undefined> {
	if (!isToken(token)) return undefined;
	const reset = await db
		.updateTable('password_resets')
		.from('users')
		.set((row) => ({ tries: row('password_resets.tries', '+', 1) }))
		.whereRef('users.id', '=', 'password_resets.user_id')
		.where('users.phone', '=', phone)
		.where('users.banned', '=', false)
		.where('token_hash', '=', hashToken(token))
		.where('tries', '<', MAX_TRIES)
		.where('made_at', '>', later(now, -CODE_MS))
		.where('confirmed_at', 'is', null)
		.returning(['password_resets.id', 'password_resets.code_hash'])
		.executeTakeFirst();
	if (!reset || !timingSafeEqual(reset.code_hash, hashCode(code, token))) return undefined;
	const ticket = newToken();
	const { numUpdatedRows } = await db
		.updateTable('password_resets')
		.set({ confirmed_at: now, ticket_hash: hashToken(ticket) })
		.where('id', '=', reset.id)
		.where('confirmed_at', 'is', null)
		.executeTakeFirst();
	return numUpdatedRows > 0n ? ticket : undefined;
}

type Ticket = { phone: string; ticket: string };

/** Returns the person whose password this ticket may change. The ticket is used up only by `spendTicket`. */
export async function findTicketHolder(
	db: Database,
	{ phone, ticket }: Ticket,
	now: Date,
): Promise<number | undefined> {
	if (!isToken(ticket)) return undefined;
	const found = await db
		.selectFrom('password_resets')
		.innerJoin('users', 'users.id', 'password_resets.user_id')
		.select('users.id')
		.where('ticket_hash', '=', hashToken(ticket))
		.where('users.phone', '=', phone)
		.where('users.banned', '=', false)
		.where('used_at', 'is', null)
		.where('confirmed_at', '>', later(now, -TICKET_MS))
		.executeTakeFirst();
	return found?.id;
}

/** S1: uses up the ticket. Of several calls at once only one succeeds. */
export async function spendTicket(db: Database, userId: number, ticket: string, now: Date): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable('password_resets')
		.set({ used_at: now })
		.where('ticket_hash', '=', hashToken(ticket))
		.where('user_id', '=', userId)
		.where('used_at', 'is', null)
		.where('confirmed_at', '>', later(now, -TICKET_MS))
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** S21: a new password ends all other resets of the person. */
export async function endOtherResets(db: Database, userId: number): Promise<void> {
	await db.deleteFrom('password_resets').where('user_id', '=', userId).where('used_at', 'is', null).execute();
}

/**
 * S2: the hash is keyed with the token, so no one can try all million codes with a copy of the table alone.
 */
function hashCode(code: string, token: string): Buffer {
	return createHmac('sha256', token).update(code).digest();
}
