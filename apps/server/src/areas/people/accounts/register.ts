import type { Language } from '@dukan/domain/base/language/language.ts';
import { plainLine } from '@dukan/domain/base/text/plain-line.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { consumePerAddress, isSpentPerAddress } from '../../../platform/limits/enforce-rate-limit.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { PasswordHasher } from '../../../platform/passwords/password-hashing.ts';
import { requireProof } from '../../../platform/proof/require-proof.ts';
import { readTrustRules } from '../trust/trust.queries.ts';
import { REGISTRATION_BY_ADDRESS, TAKEN_PHONE_BY_ADDRESS } from './auth-limits.ts';
import { startSession } from './sessions.queries.ts';
import { findUserByPhone, insertUser, isBannedPhone, type UserRow } from './users.queries.ts';
import type { Visitor } from './visitor.ts';

export type Registration = {
	phone: string;
	password: string;
	name: string;
	address: string;
	regionId: number | null;
	email: string;
	language: Language;
};

export type Registered = {
	user: UserRow;
	token: string;
	/** ACCT-01: a part of the response. It says whether the shop wants the phone confirmed now. */
	confirm: { confirm_phone?: true };
};

/**
 * AUTH-03, AUTH-04: registers a person. A phone that is taken or banned is refused. An address gets only a
 * few such refusals an hour without a proof of work (S4).
 */
export async function register(
	services: Needs<'config' | 'db' | 'clock'> & { passwords: PasswordHasher },
	{ password, regionId, ...person }: Registration,
	visitor: Visitor,
): Promise<Registered> {
	const { db, config, clock, passwords } = services;
	const request = { db, config, network: visitor.network, now: clock() };
	// S4: an address that has used up its refusals needs a proof of work for any phone, so it learns nothing
	// about free ones.
	const usual =
		(await consumePerAddress(REGISTRATION_BY_ADDRESS, request)).allowed &&
		!(await isSpentPerAddress(TAKEN_PHONE_BY_ADDRESS, request));
	if (!usual) await requireProof(services, visitor.proof, 'register');
	const taken = await findUserByPhone(db, person.phone);
	if (taken) return refuse(services, taken, visitor);
	if (await isBannedPhone(db, person.phone)) return refuse(services, { banned: true }, visitor);

	const passwordHash = await passwords.hash(password, visitor.network);
	const now = clock();
	const registered = await db.transaction().execute(async (trx) => {
		const user = await insertUser(trx, {
			...person,
			name: plainLine(person.name),
			address: plainLine(person.address),
			password_hash: passwordHash,
			region_id: regionId,
			created_at: now,
		});
		return user && { user, token: await startSession(trx, user.id, visitor, now) };
	});
	// Somebody registered the phone after it was found free.
	if (!registered) return refuse(services, { banned: false }, visitor);
	const { confirmPhone } = await readTrustRules(db);
	return { ...registered, confirm: confirmPhone === 'registration' ? { confirm_phone: true } : {} };
}

async function refuse(
	{ db, config, clock }: Needs<'config' | 'db' | 'clock'>,
	{ banned }: Pick<UserRow, 'banned'>,
	visitor: Visitor,
): Promise<never> {
	await consumePerAddress(TAKEN_PHONE_BY_ADDRESS, { db, config, network: visitor.network, now: clock() });
	throw new Problem(banned ? 'banned' : 'already_registered');
}
