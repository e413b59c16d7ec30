import { later } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { hashDevice } from '../../../platform/http/device-cookie.ts';
import { isProblem, Problem } from '../../../platform/http/problem.ts';
import { consumePerAddress, enforceRateLimit } from '../../../platform/limits/enforce-rate-limit.ts';
import { consume, type WindowLimit } from '../../../platform/limits/limits.queries.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { PasswordHasher } from '../../../platform/passwords/password-hashing.ts';
import { requireProof } from '../../../platform/proof/require-proof.ts';
import { keyedHash } from '../../../platform/server-secrets.ts';
import { consumeSmsBudget, findSmsPart, type SmsPart } from '../../shop/sms/sms-budget.ts';
import type { ConfigWithSms } from '../../shop/sms/sms-config.ts';
import { putSms } from '../../shop/sms/sms-outbox.queries.ts';
import { captchaTokenIsGood } from '../captcha/captcha.queries.ts';
import {
	CODES_BY_DEVICE,
	CODES_BY_PHONE,
	CODES_FROM_HOME,
	FIRST_CODE_OF_NETWORK,
	FIRST_CODES,
	RESETS_BY_ADDRESS,
} from './auth-limits.ts';
import { codeMessage } from './code-message.ts';
import {
	deviceLimitKey,
	forgetDevices,
	isHomeNetwork,
	knowDevice,
	resetSignInLimits,
} from './known-devices.queries.ts';
import { beginReset, CODE_MS, endOtherResets, findTicketHolder, spendTicket } from './resets.queries.ts';
import { endAllSessions } from './sessions.queries.ts';
import { findUserByPhone, type UserRow, updateUser } from './users.queries.ts';
import type { Visitor } from './visitor.ts';

/** S3: the shop has sent all messages of this hour. Staff are warned, because it may be an attack. */
export class SmsBudgetSpent extends Problem {}

export type AskedForCode = { outcome: 'sent'; token: string } | { outcome: 'unknown' | 'banned' };

/**
 * AUTH-06, S3, S4: sends a code to a person who has solved a puzzle. The code and its message are stored
 * together or not at all.
 */
export async function askForCode(
	services: Needs<'db' | 'clock'> & { config: ConfigWithSms },
	{ phone, captchaToken }: { phone: string; captchaToken: string },
	visitor: Visitor,
): Promise<AskedForCode> {
	const { db, config, clock } = services;
	const now = clock();
	const { network } = visitor;
	const usual = await consumePerAddress(RESETS_BY_ADDRESS, { db, config, network, now });
	// The proof is checked before the puzzle's token is used up, because the client repeats the call with the
	// proof.
	if (!usual.allowed) await requireProof(services, visitor.proof, 'reset');
	if (!(await captchaTokenIsGood(db, captchaToken, now))) throw new Problem('captcha_required');
	const user = await findUserByPhone(db, phone);
	if (!user || user.banned) return { outcome: user ? 'banned' : 'unknown' };
	const part = await findSmsPart(db, user.id, hashDevice(visitor.device));
	const send = (limits: readonly KeyedLimit[]): Promise<AskedForCode> =>
		// A refusal rolls the transaction back, so the other limits count nothing.
		db.transaction().execute(async (trx) => {
			for (const { limit, key } of limits) enforceRateLimit(await consume(trx, limit, key, now));
			const budget = await consumeSmsBudget(trx, part, { config, network, now });
			if (!budget.allowed) throw new SmsBudgetSpent('too_many_requests', { retryAfterS: budget.retryAfterS });
			const { token, code } = await beginReset(trx, user.id, now);
			const { language } = user;
			const text = await codeMessage(trx, { code, language, publicOrigin: config.publicOrigin });
			await putSms(trx, { phone, text, expiresAt: later(now, CODE_MS) }, now);
			return { outcome: 'sent', token };
		});
	return firstAllowed(await listCodeLimits(db, { user, part }, visitor), send);
}

type KeyedLimit = { limit: WindowLimit; key: string };

/**
 * S29: lists groups of limits. A code counts against the first group that allows it. An account with an
 * unconfirmed phone has only the group of strangers, because the person who registered the number need not
 * own it.
 */
async function listCodeLimits(
	db: Database,
	{ user, part }: { user: Pick<UserRow, 'id' | 'phone'>; part: SmsPart },
	{ device, network }: Visitor,
): Promise<KeyedLimit[][]> {
	const { id, phone } = user;
	const keyed = (limits: readonly WindowLimit[], key: string) => limits.map((limit) => ({ limit, key }));
	const strangers = keyed(CODES_BY_PHONE, phone);
	if (part === 'new') return [strangers];
	const isHome = await isHomeNetwork(db, id, await keyedHash(db, 'networks', network));
	return [
		...(part === 'own' ? [keyed(CODES_BY_DEVICE, deviceLimitKey(phone, hashDevice(device)))] : []),
		...(isHome ? [keyed(CODES_FROM_HOME, phone)] : []),
		strangers,
		[...keyed([FIRST_CODE_OF_NETWORK], `${phone} ${network}`), ...keyed([FIRST_CODES], phone)],
	];
}

/**
 * Sends within the first group of limits that allows it. If none does, throws the refusal that ends soonest.
 */
async function firstAllowed<Result>(
	ways: readonly KeyedLimit[][],
	send: (limits: readonly KeyedLimit[]) => Promise<Result>,
): Promise<Result> {
	let refusal: Problem | undefined;
	for (const limits of ways)
		try {
			return await send(limits);
		} catch (error) {
			if (!isProblem(error, 'too_many_requests') || error instanceof SmsBudgetSpent) throw error;
			if ((error.retryAfterS ?? 0) < (refusal?.retryAfterS ?? Number.POSITIVE_INFINITY)) refusal = error;
		}
	throw refusal ?? new Error('There is always a count for strangers.');
}

/**
 * S1, S21: sets the password if the ticket is valid for this phone; a ticket works once. All sessions end,
 * and only the device that sets the password stays known.
 */
export async function setNewPassword(
	{ db, clock, passwords }: Needs<'db' | 'clock'> & { passwords: PasswordHasher },
	{ phone, password, ticket }: { phone: string; password: string; ticket: string },
	visitor: Visitor,
): Promise<boolean> {
	const userId = await findTicketHolder(db, { phone, ticket }, clock());
	if (userId === undefined) return false;
	const passwordHash = await passwords.hash(password);
	return db.transaction().execute(async (trx) => {
		if (!(await spendTicket(trx, userId, ticket, clock()))) return false;
		// The code by SMS has proved that the phone is the person's own.
		await updateUser(trx, userId, { password_hash: passwordHash, phone_confirmed_at: clock() });
		await endAllSessions(trx, userId);
		await endOtherResets(trx, userId);
		// S21: nothing from the time of the old password stays valid. S20: the device is known, so strangers
		// who go on guessing do not stop the owner of the phone.
		await forgetDevices(trx, userId);
		await resetSignInLimits(trx, { phone, userId });
		const network = await keyedHash(trx, 'networks', visitor.network);
		await knowDevice(trx, userId, { device: visitor.device, network, now: clock() });
		return true;
	});
}
