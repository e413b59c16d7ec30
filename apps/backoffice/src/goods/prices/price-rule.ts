import { typedNumber } from '@dukan/domain/base/text/typed-number.ts';
import type { RepriceBody } from '@dukan/domain/goods/prices/reprice.api.ts';
import type { PriceRuleKind } from '@dukan/domain/goods/prices/reprice.ts';

/**
 * Returns a rule as it is sent, or undefined while its number is missing or out of range. The dollar rule
 * sends the exchange rate, which must be the saved one: a rate that is only typed would not count.
 */
export function readRule(
	kind: PriceRuleKind,
	typed: string,
	shopRate: number,
): RepriceBody['rule'] | undefined {
	const number = typedNumber(typed);
	if (number === undefined) return undefined;
	switch (kind) {
		case 'percent':
		case 'cost':
			return number >= -90 && number <= 900 ? { kind, percent: number } : undefined;
		case 'amount':
			return { kind, amountTenge: Math.round(number * 100) };
		case 'dollar':
			return number === shopRate ? { kind } : undefined;
	}
}
