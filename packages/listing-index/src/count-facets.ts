import { type Choices, failedChoice, NONE, prepareChoices, SEVERAL } from './choices.ts';
import type { ChosenFilters } from './chosen-filters.ts';
import { IN_STOCK } from './columns.ts';
import { FacetTotals } from './facet-totals.ts';
import type { CountedSelection, Selection } from './selection.ts';

/** CAT-02: which products of a list meet every choice, and what the list can be narrowed down to. */
export function countFacets(
	selection: Selection,
	chosen: ChosenFilters,
	{ withFacets }: { withFacets: boolean },
): CountedSelection {
	const choices = prepareChoices(selection.index, chosen);
	if (choices) return countChosen(selection, choices);
	if (!withFacets) return selection.counted ?? countStock(selection);
	selection.counted ??= countAll(selection);
	return selection.counted;
}

function countChosen({ index, rows }: Selection, choices: Choices): CountedSelection {
	const totals = new FacetTotals(index);
	const matching = new Int32Array(rows.length);
	let found = 0;
	for (let at = 0; at < rows.length; at += 1) {
		const row = rows[at] ?? 0;
		const failed = failedChoice(choices, row);
		if (failed === SEVERAL) continue;
		if (failed === NONE) {
			matching[found] = at;
			found += 1;
			totals.count(row);
		} else totals.countIgnoring(row, failed, choices);
	}
	return { counts: totals.result(found), matching: matching.subarray(0, found) };
}

/** Most lists are not narrowed down: nothing need be asked of each product. */
function countAll({ index, rows }: Selection): CountedSelection {
	const totals = new FacetTotals(index);
	for (let at = 0; at < rows.length; at += 1) totals.count(rows[at] ?? 0);
	return { counts: totals.result(rows.length), matching: allPositions(rows) };
}

const NO_FACETS = {
	categories: new Map<number, number>(),
	brands: new Map<number, number>(),
	priceTenge: { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY },
	onSale: 0,
	values: new Map<number, number>(),
};

/** For a page alone, as suggestions are: how many there are and how many in stock. */
function countStock({ index: { flags }, rows }: Selection): CountedSelection {
	let inStock = 0;
	for (let at = 0; at < rows.length; at += 1) inStock += (flags[rows[at] ?? 0] ?? 0) & IN_STOCK;
	return { counts: { ...NO_FACETS, found: rows.length, inStock }, matching: allPositions(rows) };
}

/** Where nothing is left out. */
export function allPositions({ length }: Int32Array): Int32Array {
	const all = new Int32Array(length);
	for (let at = 0; at < length; at += 1) all[at] = at;
	return all;
}
