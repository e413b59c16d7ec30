import type { ListingIndex } from './listing-index.ts';
import { selectListed } from './select.ts';
import type { Selection } from './selection.ts';

/**
 * A product must meet every condition of the clause. `facetIds` lists the accepted values of each attribute.
 */
export type RuleClause = {
	categoryIds?: readonly number[] | undefined;
	subcategoryIds?: readonly number[] | undefined;
	minPriceTenge?: number | undefined;
	maxPriceTenge?: number | undefined;
	facetIds: readonly (readonly number[])[];
};

/** Selects products that meet any of the clauses. */
export function selectByRule(index: ListingIndex, clauses: readonly RuleClause[]): Selection {
	const tests = clauses.map((clause) => clauseTest(index, clause));
	const [first] = tests;
	const isOne = first && tests.length === 1;
	return selectListed(index, isOne ? first : (row) => tests.some((test) => test(row)));
}

function clauseTest(index: ListingIndex, clause: RuleClause): (row: number) => boolean {
	const { prices, categories, subcategories } = index;
	const { items, starts, counts } = index.values;
	const min = clause.minPriceTenge ?? 0;
	const max = clause.maxPriceTenge ?? Number.POSITIVE_INFINITY;
	const wanted = clause.facetIds.map((ids) => index.facetFlags(ids));
	return (row) => {
		if (clause.categoryIds && !clause.categoryIds.includes(categories[row] ?? 0)) return false;
		if (clause.subcategoryIds && !clause.subcategoryIds.includes(subcategories[row] ?? 0)) return false;
		const price = prices[row] ?? 0;
		if (price < min || price > max) return false;
		const from = starts[row] ?? 0;
		const to = from + (counts[row] ?? 0);
		for (const isWanted of wanted) {
			let has = false;
			for (let at = from; at < to && !has; at += 1) has = isWanted[items[at] ?? 0] === 1;
			if (!has) return false;
		}
		return true;
	};
}
