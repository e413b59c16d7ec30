import type { JoinWire, StaffSignInWire } from '@dukan/domain/staff/team/staff.api.ts';
import {
	isGuessableLogin,
	isStaffLogin,
	normalLogin,
	staffPasswordProblem,
} from '@dukan/domain/staff/team/staff-rules.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { hashDevice } from '../../../platform/http/device-cookie.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import { consumePerAddress, enforceRateLimit } from '../../../platform/limits/enforce-rate-limit.ts';
import {
	consumeWithBackoff,
	resetLimit,
	type WordedBackoff,
	type WordedLimit,
} from '../../../platform/limits/limits.queries.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { PasswordHasher } from '../../../platform/passwords/password-hashing.ts';
import { requireProof } from '../../../platform/proof/require-proof.ts';
import { findStaffByToken, type StaffMember, startStaffSession } from '../access/staff-sessions.queries.ts';
import { asStaff } from '../audit/as-staff.ts';
import { noteStaffAct } from '../audit/staff-acts.queries.ts';
import { seal, unseal } from './seal.ts';
import {
	chooseStaffLogin,
	findLinkedAccount,
	findStaffByLogin,
	setStaffSecrets,
	takeTotpStep,
	useStaffLink,
} from './staff-accounts.queries.ts';
import { forgetStaffDevices, isStaffDevice, knowStaffDevice } from './staff-devices.queries.ts';
import { signStaffOut } from './staff-pins.queries.ts';
import { findTotpStep, isTotpSecret } from './totp.ts';

/** Guessing is hopeless because of the second factor. This limit only keeps the load of guessing low. */
const BY_LOGIN: WordedBackoff = {
	kind: 'staff:login',
	of: 'staff signing in to an account from elsewhere',
	per: 'shop',
	free: 5,
	firstPauseMs: SECOND_MS,
	maxPauseMs: 15 * MINUTE_MS,
	forgetMs: 24 * HOUR_MS,
};
/**
 * S20: a device from which the member has signed in has a count of its own, so that no stranger locks the
 * member out.
 */
const BY_DEVICE = {
	...BY_LOGIN,
	kind: 'staff:device',
	of: 'staff signing in from a known device',
	per: 'device',
} as const;
/**
 * S20: beyond this limit a sign-in requires a proof of work. It is not refused, because members may share the
 * address with strangers who guess there.
 */
const BY_ADDRESS: WordedLimit = {
	kind: 'staff:address',
	of: 'staff signing in from unknown devices',
	per: 'network',
	beyond: 'a proof of work',
	max: 60,
	windowMs: 15 * MINUTE_MS,
};

export const STAFF_SIGN_IN_LIMITS = [BY_LOGIN, BY_DEVICE, BY_ADDRESS];

type SignedIn = { member: StaffMember; token: string };

/** The client of a sign-in. */
export type StaffVisitor = {
	network: string;
	device: string;
	userAgent: string;
	/** The client's solution of the proof of work that a refusal asked for (S19). */
	proof: string | undefined;
};

/**
 * S17: every mistake gets the same refusal, so that no one learns whether login, password or code was wrong.
 */
export async function signInStaff(
	services: Needs<'config' | 'db' | 'clock'> & { passwords: PasswordHasher },
	{ login: typed, password, code }: StaffSignInWire,
	visitor: StaffVisitor,
): Promise<SignedIn> {
	const { db, config, clock, passwords } = services;
	const { network, device } = visitor;
	const login = normalLogin(typed);
	const isKnownDevice = await isStaffDevice(db, login, device);
	const guard = isKnownDevice ? BY_DEVICE : BY_LOGIN;
	const guardKey = isKnownDevice ? deviceLimitKey(login, device) : login;
	const request = { db, config, network, now: clock() };
	const usual = isKnownDevice || (await consumePerAddress(BY_ADDRESS, request)).allowed;
	if (!usual) await requireProof(services, visitor.proof, 'staff_signin');
	enforceRateLimit(await consumeWithBackoff(db, guard, guardKey, clock()));
	const account = await findStaffByLogin(db, login);
	const known = await passwords.verify(password, account?.password_hash ?? undefined, network);
	if (!known || !account?.sealed_totp || !account.password_hash)
		throw await failed(services, account, network);
	// The hash and the sealed secret are always made together, with the same cost.
	const secret = await unseal(account.sealed_totp, password, passwords.costOf(account.password_hash));
	const step = findTotpStep(secret, code, clock());
	if (step === undefined || !(await takeTotpStep(db, account.id, step)))
		throw await failed(services, account, network);
	await resetLimit(db, guard.kind, guardKey);
	await knowStaffDevice(db, account.id, { device, now: clock() });
	const token = await startStaffSession(db, account.id, clock(), visitor);
	await noteSignIn(services, account.id, { outcome: 'signed_in', network });
	const member = await findStaffByToken(db, token, clock());
	if (!member) throw new Problem('wrong_sign_in');
	return { member, token };
}

/** S24: logs the failure if the login belongs to an account. */
async function failed(
	services: Needs<'db' | 'clock'>,
	account: { id: number } | undefined,
	network: string,
): Promise<Problem> {
	if (account) await noteSignIn(services, account.id, { outcome: 'refused', network });
	return new Problem('wrong_sign_in');
}

export function noteSignIn(
	{ db, clock }: Needs<'db' | 'clock'>,
	staffId: number,
	after: { outcome: 'signed_in' | 'refused'; network: string },
): Promise<void> {
	return asStaff(db, { member: { id: staffId }, now: clock() }, (trx) =>
		noteStaffAct(trx, { subject: 'staff_sign_ins', key: String(staffId), action: 'insert', after }),
	);
}

function deviceLimitKey(login: string, device: string): string {
	return `${login} ${hashDevice(device).toString('base64url')}`;
}

/**
 * Sets an account's password and its app for codes by a one-time link. The account's other sessions and known
 * devices end. The device that used the link is known from now on, and the count of strangers' guesses starts
 * at zero (S20).
 */
export async function joinStaff(
	services: Needs<'db' | 'clock'> & { passwords: PasswordHasher },
	join: JoinWire,
	device: string,
): Promise<void> {
	const { db, clock, passwords } = services;
	const now = clock();
	const account = await findLinkedAccount(db, join.token, now);
	if (!account) throw new Problem('not_found');
	const login = account.login_chosen ? account.login : await requireNewLogin(db, join.login);
	refusePassword('password', join.password, login);
	const step = isTotpSecret(join.secret) ? findTotpStep(join.secret, join.code, now) : undefined;
	if (step === undefined) throw invalidField('code', 'wrong');
	const secrets = {
		passwordHash: await passwords.hash(join.password),
		sealedTotp: await seal(join.secret, join.password, passwords.cost),
	};
	await asStaff(db, { member: account, now }, async (trx) => {
		if (!(await useStaffLink(trx, join.token))) throw new Problem('not_found');
		await noteStaffAct(trx, { subject: 'staff_links', key: String(account.id), action: 'delete' });
		await setStaffSecrets(trx, account.id, secrets);
		if (!account.login_chosen) await chooseStaffLogin(trx, account.id, login);
		// The code must not work a second time, for a sign-in.
		await takeTotpStep(trx, account.id, step);
		await signStaffOut(trx, account.id);
		await forgetStaffDevices(trx, account.id);
		await resetLimit(trx, BY_LOGIN.kind, login);
		await knowStaffDevice(trx, account.id, { device, now });
	});
}

/** ASVS 6.3.2: refuses a login that attackers would try first. */
async function requireNewLogin(db: Database, typed: string | undefined): Promise<string> {
	const login = normalLogin(typed ?? '');
	const problem = !isStaffLogin(login) ? 'format' : isGuessableLogin(login) ? 'too_common' : undefined;
	if (problem) throw invalidField('login', problem);
	if (await findStaffByLogin(db, login))
		throw new Problem('already_exists', { errors: [{ field: 'login', code: 'taken' }] });
	return login;
}

/**
 * Changes the password of a member who knows the present one and has a code of their app. All other sessions
 * end.
 */
export async function changeStaffPassword(
	services: Needs<'config' | 'db' | 'clock'> & { passwords: PasswordHasher },
	member: StaffMember,
	change: { password: string; next: string; code: string },
	visitor: StaffVisitor,
): Promise<SignedIn> {
	const { db, clock, passwords } = services;
	refusePassword('next', change.next, member.login);
	await signInStaff(services, { login: member.login, ...change }, visitor);
	const account = await findStaffByLogin(db, member.login);
	if (!account?.sealed_totp || !account.password_hash) throw new Problem('not_found');
	const secret = await unseal(account.sealed_totp, change.password, passwords.costOf(account.password_hash));
	const secrets = {
		passwordHash: await passwords.hash(change.next),
		sealedTotp: await seal(secret, change.next, passwords.cost),
	};
	await asStaff(db, { member, now: clock() }, async (trx) => {
		await setStaffSecrets(trx, member.id, secrets);
		await signStaffOut(trx, member.id);
		await forgetStaffDevices(trx, member.id);
		await knowStaffDevice(trx, member.id, { device: visitor.device, now: clock() });
	});
	return { member, token: await startStaffSession(db, member.id, clock(), visitor) };
}

function refusePassword(field: string, password: string, login: string): void {
	const problem = staffPasswordProblem(password, login);
	if (problem) throw invalidField(field, problem);
}
