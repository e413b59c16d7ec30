import { later } from '../../../platform/clock.ts';
import { hashDevice } from '../../../platform/http/device-cookie.ts';
import { consumePerAddress, enforceRateLimit } from '../../../platform/limits/enforce-rate-limit.ts';
import { consume } from '../../../platform/limits/limits.queries.ts';
import type { Needs } from '../../../platform/needs.ts';
import { requireProof } from '../../../platform/proof/require-proof.ts';
import { consumeSmsBudget, findSmsPart } from '../../shop/sms/sms-budget.ts';
import type { ConfigWithSms } from '../../shop/sms/sms-config.ts';
import { putSms } from '../../shop/sms/sms-outbox.queries.ts';
import { CODES_BY_PHONE, CONFIRMATIONS_BY_ADDRESS } from './auth-limits.ts';
import { codeMessage } from './code-message.ts';
import { beginConfirmation, isConfirmed } from './phone-codes.queries.ts';
import { SmsBudgetSpent } from './reset-password.ts';
import { CODE_MS } from './resets.queries.ts';
import type { SignedInUser } from './sessions.queries.ts';
import { updateUser } from './users.queries.ts';
import type { Visitor } from './visitor.ts';

/** ACCT-01: sends a code to the person's own phone. Returns false if the phone is already confirmed. */
export async function askForConfirmation(
	services: Needs<'db' | 'clock'> & { config: ConfigWithSms },
	user: SignedInUser,
	visitor: Visitor,
): Promise<boolean> {
	if (user.phone_confirmed_at !== null) return false;
	const { db, config, clock } = services;
	const now = clock();
	const { network } = visitor;
	const usual = await consumePerAddress(CONFIRMATIONS_BY_ADDRESS, { db, config, network, now });
	if (!usual.allowed) await requireProof(services, visitor.proof, 'confirm');
	const part = await findSmsPart(db, user.id, hashDevice(visitor.device));
	// A refusal rolls the transaction back, so the other limits count nothing.
	await db.transaction().execute(async (trx) => {
		for (const limit of CODES_BY_PHONE) enforceRateLimit(await consume(trx, limit, user.phone, now));
		const budget = await consumeSmsBudget(trx, part, { config, network, now });
		if (!budget.allowed) throw new SmsBudgetSpent('too_many_requests', { retryAfterS: budget.retryAfterS });
		const code = await beginConfirmation(trx, { userId: user.id, token: user.token }, now);
		const { language } = user;
		const text = await codeMessage(trx, { code, language, publicOrigin: config.publicOrigin });
		await putSms(trx, { phone: user.phone, text, expiresAt: later(now, CODE_MS) }, now);
	});
	return true;
}

/**
 * Returns whether the phone is confirmed now. From then on the person's open orders no longer count as those
 * of a stranger.
 */
export async function confirmPhone(
	{ db, clock }: Needs<'db' | 'clock'>,
	user: SignedInUser,
	code: string,
): Promise<boolean> {
	if (user.phone_confirmed_at !== null) return true;
	if (!(await isConfirmed(db, { userId: user.id, token: user.token, code }, clock()))) return false;
	await updateUser(db, user.id, { phone_confirmed_at: clock(), order_network: null });
	return true;
}
