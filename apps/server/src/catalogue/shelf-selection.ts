import type { SmartClause } from '../platform/database/tables.ts';
import { IS_NEW, LISTED, ON_SALE, type ShelfColumns } from './shelf-columns.ts';

/** The products of a list, by their places on the shelf, in the order of places. */
export type Selection = {
	columns: ShelfColumns;
	places: Int32Array;
	/** Of a search: in step with `places`, how well each fits; the least comes first. */
	misfits?: Float64Array;
};

export function selectEqual(
	columns: ShelfColumns,
	column: 'categories' | 'subcategories' | 'brands',
	id: number,
): Selection {
	const own = columns[column];
	const { flags, count } = columns;
	const places = new Int32Array(count);
	let found = 0;
	for (let place = 0; place < count; place += 1)
		if (own[place] === id && (flags[place] ?? 0) & LISTED) {
			places[found] = place;
			found += 1;
		}
	return { columns, places: places.subarray(0, found) };
}

export function selectFlagged(columns: ShelfColumns, kind: 'new' | 'sale'): Selection {
	const wanted = LISTED | (kind === 'new' ? IS_NEW : ON_SALE);
	const { flags, count } = columns;
	const places = new Int32Array(count);
	let found = 0;
	for (let place = 0; place < count; place += 1)
		if (((flags[place] ?? 0) & wanted) === wanted) {
			places[found] = place;
			found += 1;
		}
	return { columns, places: places.subarray(0, found) };
}

/** A clause of a smart category's rule; `facetIds` are those of its attributes, a list each. */
export type SelectedClause = Omit<SmartClause, 'attributes'> & { facetIds: readonly (readonly number[])[] };

export function selectClauses(columns: ShelfColumns, clauses: readonly SelectedClause[]): Selection {
	const tests = clauses.map((clause) => clauseTest(columns, clause));
	const { flags, count } = columns;
	const places = new Int32Array(count);
	let found = 0;
	for (let place = 0; place < count; place += 1)
		if ((flags[place] ?? 0) & LISTED && tests.some((test) => test(place))) {
			places[found] = place;
			found += 1;
		}
	return { columns, places: places.subarray(0, found) };
}

function clauseTest(columns: ShelfColumns, clause: SelectedClause): (place: number) => boolean {
	const { categories, subcategories, prices, values, valuesAt, valueCounts } = columns;
	const ofCategories = clause.categoryIds && new Set(clause.categoryIds);
	const ofSubcategories = clause.subcategoryIds && new Set(clause.subcategoryIds);
	const least = clause.minPriceTenge ?? 0;
	const most = clause.maxPriceTenge ?? Number.POSITIVE_INFINITY;
	const wanted = clause.facetIds.map((ids) => numberFlags(columns, ids));
	return (place) => {
		const price = prices[place] ?? 0;
		if (price < least || price > most) return false;
		if (ofCategories && !ofCategories.has(categories[place] ?? 0)) return false;
		if (ofSubcategories && !ofSubcategories.has(subcategories[place] ?? 0)) return false;
		const from = valuesAt[place] ?? 0;
		const to = from + (valueCounts[place] ?? 0);
		for (const isWanted of wanted) {
			let has = false;
			for (let at = from; at < to && !has; at += 1) has = isWanted[values[at] ?? 0] === 1;
			if (!has) return false;
		}
		return true;
	};
}

/** By number of a facet value: 1 for these. */
export function numberFlags(columns: ShelfColumns, facetIds: readonly number[]): Uint8Array {
	const flags = new Uint8Array(columns.facetIds.length);
	for (const id of facetIds) {
		const number = columns.facetNumber(id);
		if (number !== undefined) flags[number] = 1;
	}
	return flags;
}
