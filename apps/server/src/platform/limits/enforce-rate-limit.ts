import type { Config } from '../../config.ts';
import { Problem } from '../http/problem.ts';
import type { RateLimitResult, WindowLimit } from './limits.queries.ts';

/** Refuses a request above the limit, with the time after which to retry. */
export function enforceRateLimit(result: RateLimitResult): void {
	if (!result.allowed) throw new Problem('too_many_requests', { retryAfterS: result.retryAfterS });
}

export function perAddress(limit: WindowLimit, { addressLimitFactor }: Config): WindowLimit {
	return { ...limit, max: limit.max * addressLimitFactor };
}
