import { cachedSelection } from './cached-selections.ts';
import { LISTED } from './columns.ts';
import { facetFlags } from './facet-flags.ts';
import type { ListingIndex } from './listing-index.ts';
import type { Selection } from './selection.ts';

/** What a product must have, all of it; `facetIds` are the values that will do, a list for each attribute. */
export type RuleClause = {
	categoryIds?: readonly number[] | undefined;
	subcategoryIds?: readonly number[] | undefined;
	minPriceTenge?: number | undefined;
	maxPriceTenge?: number | undefined;
	facetIds: readonly (readonly number[])[];
};

/** What meets any of the clauses. */
export function selectByRule(index: ListingIndex, clauses: readonly RuleClause[]): Selection {
	const key = `rule ${JSON.stringify(clauses)}`;
	return cachedSelection(index, key, () => select(index, clauses), index.version);
}

function select(index: ListingIndex, clauses: readonly RuleClause[]): Selection {
	const { flags, rowCount, tailStart, categories, subcategories } = index;
	const tests = clauses.map((clause) => ({ clause, test: rowTest(index, clause) }));
	const rows = new Int32Array(rowCount);
	let found = 0;
	const add = (from: number, to: number, categoryId: number, subcategoryId: number) => {
		const own = tests.filter(({ clause }) => isWithin(clause, categoryId, subcategoryId));
		if (own.length === 0) return;
		for (let row = from; row < to; row += 1) {
			if (!((flags[row] ?? 0) & LISTED) || !own.some(({ test }) => test(row))) continue;
			rows[found] = row;
			found += 1;
		}
	};
	for (const { from, to, categoryId, subcategoryId } of index.runs) add(from, to, categoryId, subcategoryId);
	for (let row = tailStart; row < rowCount; row += 1)
		add(row, row + 1, categories[row] ?? 0, subcategories[row] ?? 0);
	return { index, rows: rows.subarray(0, found) };
}

function isWithin(clause: RuleClause, categoryId: number, subcategoryId: number): boolean {
	return (
		(clause.categoryIds?.includes(categoryId) ?? true) &&
		(clause.subcategoryIds?.includes(subcategoryId) ?? true)
	);
}

/** Price and attributes. */
function rowTest(index: ListingIndex, clause: RuleClause): (row: number) => boolean {
	const { prices } = index;
	const { items, starts, counts } = index.values;
	const min = clause.minPriceTenge ?? 0;
	const max = clause.maxPriceTenge ?? Number.POSITIVE_INFINITY;
	const wanted = clause.facetIds.map((ids) => facetFlags(index, ids));
	return (row) => {
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
