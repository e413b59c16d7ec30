import type { Config } from '../../config.ts';
import { Problem } from '../http/problem.ts';
import type { Turn, WindowLimit } from './limits.queries.ts';

/** Refuses who has no turn, and says when to come back. */
export function enforceRateLimit(turn: Turn): void {
	if (!turn.taken) throw new Problem('too_many_requests', { retryAfterS: turn.retryAfterS });
}

export function perAddress(limit: WindowLimit, { addressLimitFactor }: Config): WindowLimit {
	return { ...limit, max: limit.max * addressLimitFactor };
}
