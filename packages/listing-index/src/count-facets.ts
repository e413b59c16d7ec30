import { type Choices, type ChosenFilters, failedChoice, NONE, prepareChoices, SEVERAL } from './choices.ts';
import { type FacetCounts, FacetTotals, StockTotals } from './facet-totals.ts';
import { positionsByFamily } from './family-cards.ts';
import type { Selection } from './selection.ts';

/**
 * The result of counting. `matching` contains the positions, in the selection's `rows`, of the products that
 * meet every choice. Variants of a family follow each other.
 */
export type CountedSelection = { counts: FacetCounts; matching: Int32Array };

/** CAT-02: finds the products of a list that meet every choice, and counts the values of every facet. */
export function countFacets(
	selection: Selection,
	chosen: ChosenFilters,
	{ withFacets }: { withFacets: boolean },
): CountedSelection {
	const choices = prepareChoices(selection.index, chosen);
	if (choices) return countChosen(selection, choices);
	return withFacets ? countAll(selection) : countStock(selection);
}

function countChosen(selection: Selection, choices: Choices): CountedSelection {
	const { index, rows } = selection;
	const totals = new FacetTotals(index);
	const all = positionsByFamily(selection);
	const matching = new Int32Array(rows.length);
	let found = 0;
	for (let at = 0; at < all.length; at += 1) {
		const position = all[at] ?? 0;
		const row = rows[position] ?? 0;
		const failed = failedChoice(choices, row);
		if (failed === SEVERAL) continue;
		if (failed === NONE) {
			matching[found] = position;
			found += 1;
			totals.count(row);
		} else totals.countIgnoring(row, failed, choices);
	}
	return { counts: totals.result(), matching: matching.subarray(0, found) };
}

/** Counts a list without choices, which is the usual case. No product needs to be checked. */
function countAll(selection: Selection): CountedSelection {
	const { index, rows } = selection;
	const totals = new FacetTotals(index);
	const all = positionsByFamily(selection);
	for (let at = 0; at < all.length; at += 1) totals.count(rows[all[at] ?? 0] ?? 0);
	return { counts: totals.result(), matching: all };
}

const NO_FACETS = {
	categories: new Map<number, number>(),
	brands: new Map<number, number>(),
	priceTenge: { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY },
	ratings: new Map<number, number>(),
	values: new Map<number, number>(),
};

/** Counts only the matching products and those in stock, for pages without facets such as suggestions. */
function countStock(selection: Selection): CountedSelection {
	const { index, rows } = selection;
	const totals = new StockTotals(index);
	const all = positionsByFamily(selection);
	for (let at = 0; at < all.length; at += 1) totals.count(rows[all[at] ?? 0] ?? 0);
	const { found, inStock, onSale } = totals;
	return { counts: { ...NO_FACETS, found, inStock, onSale }, matching: all };
}
