import { type Choices, type ChosenFilters, failedChoice, NONE, prepareChoices, SEVERAL } from './choices.ts';
import { type FacetCounts, FacetTotals, StockTotals } from './facet-totals.ts';
import { positionsByFamily } from './family-cards.ts';
import type { Selection } from './selection.ts';

/**
 * `matching` holds the products that meet every choice, as positions in the selection's `rows`; variants of a family follow
 * each other.
 */
export type CountedSelection = { counts: FacetCounts; matching: Int32Array };

/** CAT-02: finds which products of a list meet every choice, and what the list can be narrowed down to. */
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

/** Most lists are not narrowed down: nothing need be asked of each product. */
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

/** Counts for a page without facets, such as suggestions, only how many match and how many of them are in stock. */
function countStock(selection: Selection): CountedSelection {
	const { index, rows } = selection;
	const totals = new StockTotals(index);
	const all = positionsByFamily(selection);
	for (let at = 0; at < all.length; at += 1) totals.count(rows[all[at] ?? 0] ?? 0);
	const { found, inStock, onSale } = totals;
	return { counts: { ...NO_FACETS, found, inStock, onSale }, matching: all };
}
