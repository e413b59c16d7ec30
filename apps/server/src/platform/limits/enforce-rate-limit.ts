import type { Database } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import { consume, isSpent, type RateLimitResult, type WindowLimit } from './limits.queries.ts';
import { widerNetworks } from './network-address.ts';

/** Refuses a request above the limit, with the time after which to retry. */
export function enforceRateLimit(result: RateLimitResult): void {
	if (!result.allowed) throw new Problem('too_many_requests', { retryAfterS: result.retryAfterS });
}

type LimitConfig = { addressLimitFactor: number };

function perAddress(limit: WindowLimit, { addressLimitFactor }: LimitConfig): WindowLimit {
	return { ...limit, max: limit.max * addressLimitFactor };
}

type Request = { db: Database; config: LimitConfig; network: string; now: Date };

/** S19: counts a request for its network and, with IPv6, for the wider ones that a single customer can hold. */
export async function consumePerAddress(limit: WindowLimit, request: Request): Promise<RateLimitResult> {
	const { db, now } = request;
	for (const { key, max } of countedNetworks(limit, request)) {
		const result = await consume(db, { ...limit, max }, key, now);
		if (!result.allowed) return result;
	}
	return { allowed: true };
}

/** Tells whether the next request would be refused, without counting one. */
export async function isSpentPerAddress(limit: WindowLimit, request: Request): Promise<boolean> {
	const { db, now } = request;
	for (const { key, max } of countedNetworks(limit, request))
		if (await isSpent(db, { ...limit, max }, key, now)) return true;
	return false;
}

function countedNetworks(limit: WindowLimit, { config, network }: Request): { key: string; max: number }[] {
	const { max } = perAddress(limit, config);
	const wider = widerNetworks(network).map(({ network: key, factor }) => ({ key, max: max * factor }));
	return [{ key: network, max }, ...wider];
}
