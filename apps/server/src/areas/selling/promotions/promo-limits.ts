import { HOUR_MS } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isProblem } from '../../../platform/http/problem.ts';
import { enforceRateLimit } from '../../../platform/limits/enforce-rate-limit.ts';
import { consume, giveBack, type WordedLimit } from '../../../platform/limits/limits.queries.ts';

/**
 * Limits wrong codes of one person. That many are enough for typing errors; a generated code is one of 10^15.
 */
const WRONG_CODES_BY_USER: WordedLimit = {
	kind: 'promo:user',
	of: 'wrong promotion codes',
	per: 'person',
	max: 20,
	windowMs: HOUR_MS,
};

/**
 * S27: limits wrong codes of all unknown people behind one address together, because accounts cost nothing.
 */
const WRONG_CODES_BY_ADDRESS: WordedLimit = {
	kind: 'promo:address',
	of: 'wrong promotion codes of people whom the shop does not know',
	per: 'network',
	max: 100,
	windowMs: HOUR_MS,
};

export const PROMO_LIMITS = [WRONG_CODES_BY_USER, WRONG_CODES_BY_ADDRESS];

type Guesser = {
	userId: number;
	/** Set only for people whom the shop does not know. */
	network: string | undefined;
	code: string | undefined;
	now: Date;
};

/**
 * Runs work that checks a code. The try is counted before the work, so that parallel guesses count as well;
 * the count of a right code is taken back.
 */
export async function limitWrongCodes<Result>(
	db: Database,
	{ userId, network, code, now }: Guesser,
	work: () => Promise<{ result: Result; isUnknown: boolean }>,
): Promise<Result> {
	if (code === undefined) return (await work()).result;
	const counted = [
		{ limit: WRONG_CODES_BY_USER, key: String(userId) },
		...(network === undefined ? [] : [{ limit: WRONG_CODES_BY_ADDRESS, key: network }]),
	];
	for (const { limit, key } of counted) enforceRateLimit(await consume(db, limit, key, now));
	let isUnknown = false;
	try {
		const done = await work();
		isUnknown = done.isUnknown;
		return done.result;
	} catch (error) {
		isUnknown = isProblem(error, 'promo_invalid') && error.extra?.promo.reason === 'unknown';
		throw error;
	} finally {
		if (!isUnknown) for (const { limit, key } of counted) await giveBack(db, limit.kind, key);
	}
}
