import { invalidField, Problem } from '../../../platform/http/problem.ts';
import { enforceRateLimit } from '../../../platform/limits/enforce-rate-limit.ts';
import { consumeWithBackoff, resetLimit } from '../../../platform/limits/limits.queries.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { PasswordHasher } from '../../../platform/passwords/password-hashing.ts';
import { keyedHash } from '../../../platform/server-secrets.ts';
import { OLD_PASSWORD_BY_USER } from '../../people/accounts/auth-limits.ts';
import { requireDeletedAccount } from '../../people/accounts/personal.queries.ts';
import type { SignedInUser } from '../../people/accounts/sessions.queries.ts';
import { erasePerson, type PersonalNeeds } from './personal-data.ts';
import { insertBannedPhone, lockPerson } from './privacy.queries.ts';

/** ACCT-02: requires the password, because nothing brings a deleted account back. */
export async function deleteOwnAccount(
	{ db, personal, clock, passwords }: Needs<'clock'> & PersonalNeeds & { passwords: PasswordHasher },
	user: SignedInUser,
	password: string,
): Promise<void> {
	const key = String(user.id);
	enforceRateLimit(await consumeWithBackoff(db, OLD_PASSWORD_BY_USER, key, clock()));
	if (!(await passwords.verify(password, user.password_hash)))
		throw invalidField('password', 'password_wrong');
	await resetLimit(db, OLD_PASSWORD_BY_USER.kind, key);
	await deletePerson({ db, personal }, user.id, clock());
}

/**
 * S26: deletes an account; refuses while an order is open. Orders stay without the person, and a ban stays as
 * a hash.
 */
export async function deletePerson(
	{ db, personal }: PersonalNeeds,
	userId: number,
	now: Date,
): Promise<void> {
	await db.transaction().execute(async (trx) => {
		const person = await lockPerson(trx, userId);
		if (!person) return;
		if (person.openOrders > 0) throw new Problem('orders_open');
		await eraseLocked({ db: trx, personal }, { ...person, userId }, now);
	});
}

/** S28: deletes a person again after a restore, even if orders were open at the moment that was restored. */
export async function deleteAgain(
	{ db: trx, personal }: PersonalNeeds,
	userId: number,
	now: Date,
): Promise<void> {
	const person = await lockPerson(trx, userId);
	if (person) await eraseLocked({ db: trx, personal }, { ...person, userId }, now);
}

async function eraseLocked(
	{ db: trx, personal }: PersonalNeeds,
	{ userId, phone, banned }: { userId: number; phone: string; banned: boolean },
	now: Date,
): Promise<void> {
	if (banned) await insertBannedPhone(trx, await keyedHash(trx, 'phones', phone), now);
	const deletedAccountId = await requireDeletedAccount(trx, now);
	await erasePerson({ db: trx, personal }, { userId, phone, deletedAccountId, now });
}
