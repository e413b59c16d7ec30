import { HOUR_MS } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isProblem } from '../../../platform/http/problem.ts';
import { enforceRateLimit } from '../../../platform/limits/enforce-rate-limit.ts';
import { consume, giveBack, type WindowLimit } from '../../../platform/limits/limits.queries.ts';

/** Wrong codes of one person: enough for typing errors; a made code is one of 10^15. */
const WRONG_CODES_BY_USER: WindowLimit = { kind: 'promo:user', max: 20, windowMs: HOUR_MS };

/** Does the work, which looks at a code. Counted before, so that parallel guesses count as well; a right code is not counted. */
export async function limitWrongCodes<Result>(
	db: Database,
	{ userId, code, now }: { userId: number; code: string | undefined; now: Date },
	work: () => Promise<{ result: Result; isUnknown: boolean }>,
): Promise<Result> {
	if (code === undefined) return (await work()).result;
	const key = String(userId);
	enforceRateLimit(await consume(db, WRONG_CODES_BY_USER, key, now));
	let isUnknown = false;
	try {
		const done = await work();
		isUnknown = done.isUnknown;
		return done.result;
	} catch (error) {
		isUnknown = isProblem(error, 'promo_invalid') && error.extra?.promo.reason === 'unknown';
		throw error;
	} finally {
		if (!isUnknown) await giveBack(db, WRONG_CODES_BY_USER.kind, key);
	}
}
