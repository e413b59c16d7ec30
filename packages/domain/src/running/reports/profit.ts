import type { Account } from '../../money/books/books.ts';

/** BOOK-04: the ways to group the profit of a period. */
export const PROFIT_SUBJECTS = ['day', 'month', 'category', 'seller', 'courier'] as const;
export type ProfitSubject = (typeof PROFIT_SUBJECTS)[number];

/**
 * BOOK-04: the parts of a profit, in the order in which an accountant reads them, with the accounts that make
 * up each part.
 */
export const PROFIT_PARTS = {
	sales: ['sales'],
	discounts: ['discounts'],
	returns: ['returns'],
	delivery: ['delivery'],
	cost: ['cost_of_goods'],
	expenses: ['expenses'],
	losses: ['shortages', 'write_offs', 'revaluation'],
} as const satisfies Readonly<Record<string, readonly Account[]>>;
export type ProfitPart = keyof typeof PROFIT_PARTS;
export const PROFIT_PART_NAMES = Object.keys(PROFIT_PARTS) as ProfitPart[];

export type ProfitSums = Record<`${ProfitPart}Tenge`, number>;

/** Returns the profit as the sum of all parts. Earnings are positive and costs negative. */
export function profitTenge(sums: ProfitSums): number {
	return PROFIT_PART_NAMES.reduce((sum, part) => sum + sums[`${part}Tenge`], 0);
}
