import { IN_STOCK, LISTED } from './columns.ts';
import { positionsByFamily } from './family-cards.ts';
import type { ListingIndex } from './listing-index.ts';
import { pageOfSelection } from './page-order.ts';
import { selectScope } from './select.ts';

/**
 * A product meets the clause if it is in the sub-category and has one of the listed values of each attribute.
 */
export type FittingClause = { subcategoryId: number; facetIds: readonly (readonly number[])[] };

export type OwnFacts = { subcategoryId: number; facetIds: ReadonlySet<number> };

/** Returns the facts about a product that rules check; undefined if the product is not sold. */
export function factsOf(index: ListingIndex, productId: number): OwnFacts | undefined {
	const row = index.rowOf(productId);
	if (row === undefined || !((index.flags[row] ?? 0) & LISTED)) return undefined;
	const { items, starts, counts } = index.values;
	const start = starts[row] ?? 0;
	const numbers = items.subarray(start, start + (counts[row] ?? 0));
	return {
		subcategoryId: index.subcategories[row] ?? 0,
		facetIds: new Set(Array.from(numbers, (number) => index.facetIds[number] ?? 0)),
	};
}

/**
 * CHOOSE-02: returns the products in stock that meet the clause, the most popular first, with one variant of
 * each family.
 */
export function fittingProducts(index: ListingIndex, clause: FittingClause, limit: number): number[] {
	const { flags } = index;
	const fits = fitTest(index, clause);
	const { rows } = selectScope(index, { kind: 'subcategory', id: clause.subcategoryId });
	const selection = { index, rows: rows.filter((row) => (flags[row] ?? 0) & IN_STOCK && fits(row)) };
	return pageOfSelection(selection, positionsByFamily(selection), { by: 'popular' }, { limit, offset: 0 });
}

/** Tells whether any of these products meets the clause, in stock or not. */
export function isAnyFitting(
	index: ListingIndex,
	clause: FittingClause,
	productIds: readonly number[],
): boolean {
	const fits = fitTest(index, clause);
	return productIds.some((id) => {
		const row = index.rowOf(id);
		return row !== undefined && index.subcategories[row] === clause.subcategoryId && fits(row);
	});
}

export function isInStock(index: ListingIndex, productId: number): boolean {
	const row = index.rowOf(productId);
	const flags = (row === undefined ? undefined : index.flags[row]) ?? 0;
	return (flags & LISTED) > 0 && (flags & IN_STOCK) > 0;
}

function fitTest(index: ListingIndex, { facetIds }: FittingClause): (row: number) => boolean {
	const { items, starts, counts } = index.values;
	const wanted = facetIds.map((ids) => index.facetFlags(ids));
	return (row) => {
		const start = starts[row] ?? 0;
		const own = items.subarray(start, start + (counts[row] ?? 0));
		return wanted.every((isWanted) => own.some((number) => isWanted[number] === 1));
	};
}
