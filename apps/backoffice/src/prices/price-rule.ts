import type { RepriceBody } from '@dukan/domain/prices/reprice.api.ts';
import type { PriceRuleKind } from '@dukan/domain/prices/reprice.ts';
import { typedNumber } from '../platform/typed-number.ts';

/** What is sent for a rule; nothing while its number is missing or out of range. */
export function readRule(kind: PriceRuleKind, typed: string): RepriceBody['rule'] | undefined {
	if (kind === 'dollar') return { kind };
	const number = typedNumber(typed);
	if (number === undefined) return undefined;
	if (kind === 'amount') return { kind, amountTenge: Math.round(number * 100) };
	return number >= -90 && number <= 900 ? { kind, percent: number } : undefined;
}
