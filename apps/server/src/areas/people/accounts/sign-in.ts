import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { hashDevice } from '../../../platform/http/device-cookie.ts';
import { consumePerAddress, enforceRateLimit } from '../../../platform/limits/enforce-rate-limit.ts';
import {
	type ConsumedLimits,
	consumeWithBackoff,
	countInWindow,
	refund,
} from '../../../platform/limits/limits.queries.ts';
import type { PasswordHasher } from '../../../platform/passwords/password-hashing.ts';
import type { PlatformConfig } from '../../../platform/platform-config.ts';
import { requireProof } from '../../../platform/proof/require-proof.ts';
import { SIGN_IN_ALARM, SIGN_IN_BY_ADDRESS, SIGN_IN_BY_DEVICE, SIGN_IN_BY_PHONE } from './auth-limits.ts';
import { deviceLimitKey } from './known-devices.queries.ts';
import { startSession } from './sessions.queries.ts';
import { findUserAndDevice, replacePasswordHash, type UserRow } from './users.queries.ts';
import type { Visitor } from './visitor.ts';

export type SignInForm = { phone: string; password: string };

export type SignIn =
	| { outcome: 'signed_in'; user: UserRow; token: string }
	| { outcome: 'wrong'; alarm: boolean }
	| { outcome: 'banned' };

type SignInServices = { db: Database; config: PlatformConfig; clock: Clock; passwords: PasswordHasher };

/**
 * AUTH-05, S4, S5: an attempt is counted before the password is compared, so that parallel attempts cannot
 * slip through. The count is refunded if the password is right. An unknown phone is treated like a wrong
 * password.
 */
export async function signIn(
	{ db, config, clock, passwords }: SignInServices,
	{ phone, password }: SignInForm,
	visitor: Visitor,
): Promise<SignIn> {
	// Nothing is counted for a password that cannot be checked.
	const refusal = passwords.refusal(visitor.network);
	if (refusal) throw refusal;
	const device = hashDevice(visitor.device);
	const { user, isKnownDevice } = await findUserAndDevice(db, phone, device);
	// S20: a device that the person has used before is not refused because of strangers behind the same
	// address.
	const request = { db, config, network: visitor.network, now: clock() };
	const usual = isKnownDevice || (await consumePerAddress(SIGN_IN_BY_ADDRESS, request)).allowed;
	if (!usual) await requireProof({ db, clock }, visitor.proof, 'signin');
	const guard = isKnownDevice ? SIGN_IN_BY_DEVICE : SIGN_IN_BY_PHONE;
	const guardKey = isKnownDevice ? deviceLimitKey(phone, device) : phone;
	enforceRateLimit(await consumeWithBackoff(db, guard, guardKey, clock()));

	if (!(await passwords.verify(password, user?.password_hash, visitor.network)) || !user) {
		const failures = await countInWindow(db, SIGN_IN_ALARM, 'all', clock());
		return { outcome: 'wrong', alarm: failures === SIGN_IN_ALARM.max };
	}
	const consumed: ConsumedLimits = {
		...(!isKnownDevice && usual && { refund: { kind: SIGN_IN_BY_ADDRESS.kind, key: visitor.network } }),
		reset: { kind: guard.kind, key: guardKey },
	};
	if (user.banned) {
		await refund(db, consumed);
		return { outcome: 'banned' };
	}
	if (passwords.isOutdated(user.password_hash)) {
		await replacePasswordHash(db, user.id, {
			from: user.password_hash,
			to: await passwords.hash(password, visitor.network),
		});
	}
	const token = await startSession(db, user.id, visitor, clock(), consumed);
	return { outcome: 'signed_in', user, token };
}
