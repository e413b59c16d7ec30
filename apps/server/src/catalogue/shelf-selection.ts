import type { SmartClause } from '../platform/database/tables.ts';
import { IS_NEW, LISTED, ON_SALE, type Run, type ShelfColumns } from './shelf-columns.ts';
import type { Counts } from './tally.ts';

/** The products of a list, by their places on the shelf. */
export type Selection = {
	columns: ShelfColumns;
	places: Int32Array;
	/** Of a search: in step with `places`, how well each fits; the least comes first. */
	misfits?: Float64Array;
	/** What countSelection found of all of it, once somebody asked. */
	counted?: { counts: Counts; passing: Int32Array };
};

type RunKey = 'categoryId' | 'subcategoryId' | 'brandId';
const COLUMN_OF = { categoryId: 'categories', subcategoryId: 'subcategories', brandId: 'brands' } as const;

export function selectEqual(columns: ShelfColumns, key: RunKey, id: number): Selection {
	const { flags, count, tailFrom } = columns;
	const own = columns[COLUMN_OF[key]];
	const runs = columns.runs.filter((run) => run[key] === id);
	const places = new Int32Array(roomOf(columns, runs));
	let found = 0;
	const add = (from: number, to: number) => {
		for (let place = from; place < to; place += 1)
			if (own[place] === id && (flags[place] ?? 0) & LISTED) {
				places[found] = place;
				found += 1;
			}
	};
	for (const { from, to } of runs) add(from, to);
	add(tailFrom, count);
	return { columns, places: places.subarray(0, found) };
}

function roomOf({ count, tailFrom }: ShelfColumns, runs: readonly Run[]): number {
	return runs.reduce((sum, { from, to }) => sum + to - from, count - tailFrom);
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
	const { flags, count, tailFrom, categories, subcategories } = columns;
	const tests = clauses.map((clause) => ({ clause, test: placeTest(columns, clause) }));
	const places = new Int32Array(count);
	let found = 0;
	const add = (from: number, to: number, categoryId: number, subcategoryId: number) => {
		const own = tests.filter(({ clause }) => isWithin(clause, categoryId, subcategoryId));
		if (own.length === 0) return;
		for (let place = from; place < to; place += 1) {
			if (!((flags[place] ?? 0) & LISTED)) continue;
			let meets = false;
			for (let index = 0; index < own.length && !meets; index += 1) meets = own[index]?.test(place) ?? false;
			if (!meets) continue;
			places[found] = place;
			found += 1;
		}
	};
	for (const { from, to, categoryId, subcategoryId } of columns.runs)
		add(from, to, categoryId, subcategoryId);
	for (let place = tailFrom; place < count; place += 1)
		add(place, place + 1, categories[place] ?? 0, subcategories[place] ?? 0);
	return { columns, places: places.subarray(0, found) };
}

function isWithin(clause: SelectedClause, categoryId: number, subcategoryId: number): boolean {
	return (
		(clause.categoryIds?.includes(categoryId) ?? true) &&
		(clause.subcategoryIds?.includes(subcategoryId) ?? true)
	);
}

/** Price and attributes. */
function placeTest(columns: ShelfColumns, clause: SelectedClause): (place: number) => boolean {
	const { prices, values, valuesAt, valueCounts } = columns;
	const least = clause.minPriceTenge ?? 0;
	const most = clause.maxPriceTenge ?? Number.POSITIVE_INFINITY;
	const wanted = clause.facetIds.map((ids) => numberFlags(columns, ids));
	return (place) => {
		const price = prices[place] ?? 0;
		if (price < least || price > most) return false;
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
