import {
	LIMITED_DEGREES,
	STRANGERS,
	TRUST_DEFAULTS,
	TRUST_LIMITS,
} from '@dukan/domain/people/trust/trust.ts';
import { FEATURES } from '../main/features.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../platform/clock.ts';
import type { Feature } from '../platform/feature.ts';
import type { WordedBackoff, WordedLimit } from '../platform/limits/limits.queries.ts';

const DEGREES = { unconfirmed: 'stranger', confirmed: 'confirmed phone', buyer: 'buyer', regular: 'regular' };

const ROWS = {
	openOrders: 'open orders',
	pieces: 'pieces in them',
	lines: 'different products in them',
	sumTenge: 'their sum, manat',
	ordersPerHour: 'orders an hour',
};

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
const table = (head: readonly string[], rows: readonly string[][]) =>
	[head, head.map(() => '---'), ...rows].map(row).join('');

/** Writes docs/limits.md from the descriptions of all limits. */
export function describeLimits(): string {
	const { limits, regularFromOrders, unconfirmedSharePercent, addressSharePercent } = TRUST_DEFAULTS;
	const orders = TRUST_LIMITS.map((limit) => [
		ROWS[limit],
		...LIMITED_DEGREES.map((degree) => {
			const value = limits[degree][limit];
			return String(limit === 'sumTenge' ? value / 100 : value);
		}),
	]);
	const worded = FEATURES.flatMap((feature: Feature<never>) => feature.limits ?? []);
	const windows = worded.map((limit) => [limit.of, limit.per, amount(limit), limit.beyond ?? '']);
	return `# Limits

Written by \`npm run generate\` from the limits themselves; a test compares the two. Why they are so: S3 to S5, S18 to S20, S27 and S29 in [requirements.md](requirements.md).

## What a person may order
A new shop begins with these; they are settings (Customers, Trust). A *stranger* has no confirmed phone, a *buyer* one completed order, a *regular* ${regularFromOrders}. For whom
staff vouch there is no limit. Past a stranger's limits the phone is confirmed by an SMS; past the others' the order is refused.

${table(['At most', ...LIMITED_DEGREES.map((degree) => DEGREES[degree])], orders)}
Strangers together hold at most, and beyond it each confirms the phone:
- ${unconfirmedSharePercent} % of the stock of each product; behind one network address ${addressSharePercent} % of all pieces of the shop, and always as much as one of them may;
- ${STRANGERS.placesPercent} % of the places of each delivery hour and of express; behind one address ${STRANGERS.placesOfAddress} of an hour and ${STRANGERS.placesOfAddressOnDay} of a day;
- ${STRANGERS.usesOfAddress} uses behind one address of a promotion that is for each person once, and one for each phone that receives the goods.

When the shop is overloaded, a person with a confirmed phone or a completed order has a turn of their own; strangers share the turn of their network ([overload](../apps/server/src/platform/overload/README.md)).

## How often
A network is an IPv4 address or a /64 of IPv6; wider networks of IPv6 are counted beside it. ADDRESS_LIMIT_FACTOR raises what a network may do. SMS are shares of SMS_HOURLY_BUDGET
and SMS_NOTICES_HOURLY_BUDGET, here of what they are by default. Where nothing stands in the last column, the request is refused until the time is over.

${table(['What', 'Counted by', 'At most', 'Beyond it'], windows)}`;
}

function amount(limit: WordedLimit | WordedBackoff): string {
	if ('windowMs' in limit) return `${limit.max} in ${period(limit.windowMs)}`;
	const { free, firstPauseMs, maxPauseMs, forgetMs } = limit;
	return `${free}, then after pauses that double from ${period(firstPauseMs)} to ${period(maxPauseMs)}; forgotten after ${period(forgetMs)}`;
}

function period(ms: number): string {
	const [unit, name] =
		(
			[
				[DAY_MS, 'day'],
				[HOUR_MS, 'hour'],
				[MINUTE_MS, 'minute'],
				[SECOND_MS, 'second'],
			] as const
		).find(([size]) => ms % size === 0) ?? ([1, 'ms'] as const);
	const count = ms / unit;
	return count === 1 ? `1 ${name}` : `${count} ${name}s`;
}
