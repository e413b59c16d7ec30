import type { Language } from '@dukan/domain/base/language/language.ts';
import type { ListScope, ListSort } from '@dukan/domain/goods/lists/product-list.ts';
import { ratingScore } from '@dukan/domain/goods/reviews/review-rules.ts';
import { IN_STOCK, IS_ACCESSORY } from './columns.ts';
import { cardsOf } from './family-cards.ts';
import type { ListingIndex } from './listing-index.ts';
import type { Selection } from './selection.ts';
import { topK } from './top-k.ts';

/** `score` is the order of search results, `position` that of a list that staff ordered by hand. */
export type PageOrder =
	| { by: Exclude<ListSort, 'name'> | 'score' | 'position' }
	| { by: 'name'; language: Language };

/** Returns the requested order, or the default order of this kind of list. */
export function pageOrder(
	{ scores, positions }: Selection,
	{ scope, sort, language }: { scope: ListScope; sort: ListSort | undefined; language: Language },
): PageOrder {
	if (sort === 'name') return { by: 'name', language };
	if (sort) return { by: sort };
	if (scores) return { by: 'score' };
	if (positions) return { by: 'position' };
	if (scope.kind === 'new') return { by: 'new' };
	if (scope.kind === 'sale') return { by: 'discount' };
	return { by: 'popular' };
}

type Page = {
	limit: number;
	offset: number;
	/** True shows every variant as a card of its own, as staff need to choose products. */
	eachVariant?: boolean;
};

/**
 * Returns the product ids of one page, one variant for each family. `matching` contains positions in the
 * selection's rows.
 */
export function pageOfSelection(
	selection: Selection,
	matching: Int32Array,
	order: PageOrder,
	{ limit, offset, eachVariant = false }: Page,
): number[] {
	const { ids } = selection.index;
	const { rows } = selection;
	const ofProducts = { positions: matching, keys: orderKeys(selection, matching, order) };
	const { positions, keys } = eachVariant
		? ofProducts
		: cardsOf(selection, matching, ofProducts.keys, isByBest(order) ? 'best' : 'shown');
	const idAt = (at: number) => ids[rows[positions[at] ?? 0] ?? 0] ?? 0;
	return topK(keys, idAt, offset + limit).slice(offset);
}

/**
 * True for orders in which a family takes the place of its best variant. By price or name it takes the place
 * of the variant that its card shows.
 */
function isByBest({ by }: PageOrder): boolean {
	return by === 'popular' || by === 'rating' || by === 'score' || by === 'position';
}

function orderKeys(selection: Selection, matching: Int32Array, order: PageOrder): Float64Array {
	switch (order.by) {
		case 'score':
			return scoreKeys(selection, matching);
		case 'position':
			return positionKeys(selection, matching);
		case 'popular':
			return popularKeys(selection, matching);
		case 'rating':
			return ratingKeys(selection, matching);
		case 'name':
			return columnKeys(selection, matching, orderColumn(selection.index, order));
		default:
			return columnKeys(selection, matching, orderColumn(selection.index, { by: order.by }));
	}
}

/** Larger than any price, id, rank or position. */
export const SOLD_OUT = 2 ** 32;
/**
 * Larger than any time in microseconds until the year 2112. A sum of the two is still an exact whole number.
 */
const SOLD_OUT_BY_TIME = 2 ** 52;

type OrderColumn = { column: Int32Array | Float64Array; sign: 1 | -1; soldOut: number };

type ColumnOrder =
	| { by: Exclude<ListSort, 'name' | 'popular' | 'rating'> }
	| { by: 'name'; language: Language };

function orderColumn(index: ListingIndex, order: ColumnOrder): OrderColumn {
	switch (order.by) {
		case 'name':
			return { column: index.names.column(order.language), sign: 1, soldOut: SOLD_OUT };
		case 'price':
			return { column: index.prices, sign: 1, soldOut: SOLD_OUT };
		case '-price':
			return { column: index.prices, sign: -1, soldOut: SOLD_OUT };
		case 'new':
			return { column: index.created, sign: -1, soldOut: SOLD_OUT_BY_TIME };
		case 'discount':
			return { column: index.discounts, sign: -1, soldOut: 1 };
	}
}

/** Returns sort keys, of which the smallest comes first. Sold-out products come last. */
function columnKeys(
	{ index: { flags }, rows }: Selection,
	matching: Int32Array,
	{ column, sign, soldOut }: OrderColumn,
): Float64Array {
	const keys = new Float64Array(matching.length);
	for (let at = 0; at < matching.length; at += 1) {
		const row = rows[matching[at] ?? 0] ?? 0;
		keys[at] = soldOut * (1 - ((flags[row] ?? 0) & IN_STOCK)) + sign * (column[row] ?? 0);
	}
	return keys;
}

/** Larger than any popularity. */
const POPULARITY_STEP = 2 ** 16;

/** FIND-04: products in stock come first, then main products before accessories, then the most popular. */
function popularKeys({ index, rows }: Selection, matching: Int32Array): Float64Array {
	const keys = new Float64Array(matching.length);
	for (let at = 0; at < matching.length; at += 1) keys[at] = popularKey(index, rows[matching[at] ?? 0] ?? 0);
	return keys;
}

function popularKey({ flags, popularity }: ListingIndex, row: number): number {
	const flag = flags[row] ?? 0;
	const rank = (flag & IN_STOCK ? 0 : 2) + (flag & IS_ACCESSORY ? 1 : 0);
	return rank * POPULARITY_STEP - (popularity[row] ?? 0);
}

/**
 * Scores that differ by less than one of these steps are sorted by popularity. Even the largest key is still
 * an exact whole number.
 */
const SCORE_STEPS = 1e9;
const SOLD_OUT_BY_RATING = 2 ** 50;

/** CHOOSE-03: products in stock come first, then the highest ratingScore, then the most popular. */
function ratingKeys({ index, rows }: Selection, matching: Int32Array): Float64Array {
	const { flags, popularity, starSums, reviewCounts } = index;
	const keys = new Float64Array(matching.length);
	for (let at = 0; at < matching.length; at += 1) {
		const row = rows[matching[at] ?? 0] ?? 0;
		const score = Math.round(SCORE_STEPS * ratingScore(starSums[row] ?? 0, reviewCounts[row] ?? 0));
		const soldOut = (flags[row] ?? 0) & IN_STOCK ? 0 : SOLD_OUT_BY_RATING;
		keys[at] = soldOut - score * POPULARITY_STEP - (popularity[row] ?? 0);
	}
	return keys;
}

/** In search results, sold-out products and accessories come last only among products with the same score. */
function scoreKeys({ index, rows, scores }: Selection, matching: Int32Array): Float64Array {
	const keys = new Float64Array(matching.length);
	for (let at = 0; at < matching.length; at += 1) {
		const position = matching[at] ?? 0;
		keys[at] = popularKey(index, rows[position] ?? 0) - 4 * POPULARITY_STEP * (scores?.[position] ?? 0);
	}
	return keys;
}

function positionKeys({ index: { flags }, rows, positions }: Selection, matching: Int32Array): Float64Array {
	return Float64Array.from(matching, (at) => {
		const isSoldOut = !((flags[rows[at] ?? 0] ?? 0) & IN_STOCK);
		return (isSoldOut ? SOLD_OUT : 0) + (positions?.[at] ?? 0);
	});
}
