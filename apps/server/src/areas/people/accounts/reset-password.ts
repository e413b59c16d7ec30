import type { Services } from '../../../main/services.ts';
import { later } from '../../../platform/clock.ts';
import { hashDevice } from '../../../platform/http/device-cookie.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { consumePerAddress, enforceRateLimit } from '../../../platform/limits/enforce-rate-limit.ts';
import { consume } from '../../../platform/limits/limits.queries.ts';
import { requireProof } from '../../../platform/proof/require-proof.ts';
import { consumeSmsBudget, findSmsPart } from '../../shop/sms/sms-budget.ts';
import { putSms } from '../../shop/sms/sms-outbox.queries.ts';
import { captchaTokenIsGood } from '../captcha/captcha.queries.ts';
import { CODES_BY_PHONE, RESETS_BY_ADDRESS } from './auth-limits.ts';
import { codeMessage } from './code-message.ts';
import { forgetDevices, knowDevice, resetSignInLimits } from './known-devices.queries.ts';
import { beginReset, CODE_MS, findTicketHolder, spendTicket } from './resets.queries.ts';
import { endAllSessions } from './sessions.queries.ts';
import { findUserByPhone, updateUser } from './users.queries.ts';
import type { Visitor } from './visitor.ts';

/** S3: the hour's messages are spent. Somebody should look. */
export class SmsBudgetSpent extends Problem {}

export type AskedForCode = { outcome: 'sent'; token: string } | { outcome: 'unknown' | 'banned' };

/** AUTH-06, S3, S4: behind a solved puzzle. The code and its message are there together or not at all. */
export async function askForCode(
	services: Services,
	{ phone, captchaToken }: { phone: string; captchaToken: string },
	visitor: Visitor,
): Promise<AskedForCode> {
	const { db, config, clock } = services;
	const now = clock();
	const { network } = visitor;
	const usual = await consumePerAddress(RESETS_BY_ADDRESS, { db, config, network, now });
	// Before the puzzle's token is spent: the call is sent again with the proof.
	if (!usual.allowed) await requireProof(services, visitor.proof, 'reset');
	if (!(await captchaTokenIsGood(db, captchaToken, now))) throw new Problem('captcha_required');
	const user = await findUserByPhone(db, phone);
	if (!user || user.banned) return { outcome: user ? 'banned' : 'unknown' };
	const part = await findSmsPart(db, user.id, hashDevice(visitor.device));
	// In a transaction: a refusal also undoes what other limits have counted.
	return db.transaction().execute(async (trx) => {
		for (const limit of CODES_BY_PHONE) enforceRateLimit(await consume(trx, limit, phone, now));
		const budget = await consumeSmsBudget(trx, part, { config, network, now });
		if (!budget.allowed) throw new SmsBudgetSpent('too_many_requests', { retryAfterS: budget.retryAfterS });
		const { token, code } = await beginReset(trx, user.id, now);
		const { language } = user;
		const text = await codeMessage(trx, { code, language, publicOrigin: config.publicOrigin });
		await putSms(trx, { phone, text, expiresAt: later(now, CODE_MS) }, now);
		return { outcome: 'sent', token };
	});
}

/** S1, S21: with the ticket for that phone, once; then every session and device of the person is over but this one. */
export async function setNewPassword(
	{ db, clock, passwords }: Services,
	{ phone, password, ticket }: { phone: string; password: string; ticket: string },
	visitor: Visitor,
): Promise<boolean> {
	const userId = await findTicketHolder(db, { phone, ticket }, clock());
	if (userId === undefined) return false;
	const passwordHash = await passwords.hash(password);
	return db.transaction().execute(async (trx) => {
		if (!(await spendTicket(trx, userId, ticket, clock()))) return false;
		// The code by SMS proved that the phone is the person's own.
		await updateUser(trx, userId, { password_hash: passwordHash, phone_confirmed_at: clock() });
		await endAllSessions(trx, userId);
		// S21: nothing of the old password is left; S20: strangers who go on guessing do not stop who holds the phone.
		await forgetDevices(trx, userId);
		await resetSignInLimits(trx, { phone, userId });
		await knowDevice(trx, userId, { device: visitor.device, now: clock() });
		return true;
	});
}
