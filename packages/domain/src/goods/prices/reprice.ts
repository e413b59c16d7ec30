import { type Fraction, type Rounding, rounded } from './rounding.ts';

/** PRICE-01: the ways to calculate new prices of many products. */
export const PRICE_RULES = ['percent', 'amount', 'cost', 'dollar'] as const;
export type PriceRuleKind = (typeof PRICE_RULES)[number];

/** Percentages have up to two decimals, rates up to four. */
export type PriceRule =
	| { kind: 'percent'; percent: number }
	| { kind: 'amount'; amountTenge: number }
	/** The price is the cost of a piece and this percentage of it. */
	| { kind: 'cost'; percent: number }
	/** The rate is in manat per dollar. */
	| { kind: 'dollar'; rate: number };

const WHOLE_TENGE: Rounding = { stepTenge: 1, direction: 'nearest' };

export type PricedProduct = {
	/** The price of one unit. */
	priceTenge: number;
	salePriceTenge: number | null;
	unitFactor: number;
	/** The cost of one piece, which has `unitFactor` units. */
	costTenge: number | null;
	/** The price of one unit. */
	dollarPriceCents: number | null;
};

export type Repriced =
	| { priceTenge: number; salePriceTenge: number | null }
	/** The product lacks a value that the rule needs. */
	| { lacks: 'cost' | 'dollar_price' };

/**
 * Returns the new price of a product, or 0 if the result is not above zero, which the product rules refuse. A
 * sale price keeps its percentage.
 */
export function reprice(product: PricedProduct, rule: PriceRule, rounding: Rounding): Repriced {
	const exact = exactPrice(product, rule);
	if ('lacks' in exact) return exact;
	const priceTenge = rounded(exact, rounding);
	return { priceTenge, salePriceTenge: movedSale(product, priceTenge, rounding) };
}

function exactPrice(
	{ priceTenge, unitFactor, costTenge, dollarPriceCents }: PricedProduct,
	rule: PriceRule,
): Fraction | { lacks: 'cost' | 'dollar_price' } {
	switch (rule.kind) {
		case 'percent':
			return { over: BigInt(priceTenge) * hundredths(100 + rule.percent), under: 10_000n };
		case 'amount':
			return { over: BigInt(priceTenge + rule.amountTenge), under: 1n };
		case 'cost':
			if (costTenge === null) return { lacks: 'cost' };
			return {
				over: BigInt(costTenge) * hundredths(100 + rule.percent),
				under: 10_000n * BigInt(unitFactor),
			};
		case 'dollar':
			if (dollarPriceCents === null) return { lacks: 'dollar_price' };
			return { over: BigInt(dollarPriceCents) * BigInt(Math.round(rule.rate * 10_000)), under: 10_000n };
	}
}

const hundredths = (percent: number) => BigInt(Math.round(percent * 100));

/**
 * Moves the sale price with the price. It rounds to whole tenge where the step is too coarse for a result
 * between 0 and the new price.
 */
function movedSale(
	{ priceTenge: was, salePriceTenge: sale }: PricedProduct,
	priceTenge: number,
	rounding: Rounding,
): number | null {
	if (sale === null) return null;
	const exact = { over: BigInt(sale) * BigInt(priceTenge), under: BigInt(was) };
	const coarse = rounded(exact, rounding);
	// Stryker disable next-line EqualityOperator: a sale at the whole price equals the new price, which is a multiple of the step already
	const isRight = coarse >= 1 && (coarse < priceTenge || sale >= was);
	return isRight ? coarse : rounded(exact, WHOLE_TENGE);
}
