import type { ListScope, ListSort } from '@dukan/domain/catalogue/product-list.ts';
import type { Language } from '@dukan/domain/language/language.ts';
import { IN_STOCK } from './columns.ts';
import type { ListingIndex } from './listing-index.ts';
import type { Selection } from './selection.ts';
import { topK } from './top-k.ts';

/** `shop` is the order of ids, `score` that of a search, `position` that of a list ordered by hand. */
export type PageOrder =
	| { by: Exclude<ListSort, 'name'> | 'shop' | 'score' | 'position' }
	| { by: 'name'; language: Language };

/** As asked for, or that of the kind of list. */
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
	return { by: 'shop' };
}

/** The product ids of one page. `matching` are positions in the selection's rows. */
export function pageOfSelection(
	selection: Selection,
	matching: Int32Array,
	order: PageOrder,
	{ limit, offset }: { limit: number; offset: number },
): number[] {
	const { ids } = selection.index;
	const { rows } = selection;
	const idAt = (at: number) => ids[rows[matching[at] ?? 0] ?? 0] ?? 0;
	const keys =
		order.by === 'score'
			? scoreKeys(selection, matching)
			: order.by === 'position'
				? positionKeys(selection, matching)
				: columnKeys(selection, matching, orderColumn(selection.index, order));
	return topK(keys, idAt, offset + limit).slice(offset);
}

/** More than any price, id, rank or position. */
export const SOLD_OUT = 2 ** 32;
/** More than any time in microseconds until the year 2112; the sum is still a whole number. */
const SOLD_OUT_BY_TIME = 2 ** 52;

type OrderColumn = { column: Int32Array | Float64Array; sign: 1 | -1; soldOut: number };

function orderColumn(index: ListingIndex, order: PageOrder): OrderColumn {
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
		default:
			return { column: index.ids, sign: 1, soldOut: SOLD_OUT };
	}
}

/** The smallest key comes first. Sold-out goods stand last. */
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

/** In a search sold-out goods stand last only among what fits as well. */
function scoreKeys({ index: { flags }, rows, scores }: Selection, matching: Int32Array): Float64Array {
	const keys = new Float64Array(matching.length);
	for (let at = 0; at < matching.length; at += 1) {
		const position = matching[at] ?? 0;
		keys[at] = 1 - 2 * (scores?.[position] ?? 0) - ((flags[rows[position] ?? 0] ?? 0) & IN_STOCK);
	}
	return keys;
}

function positionKeys({ index: { flags }, rows, positions }: Selection, matching: Int32Array): Float64Array {
	return Float64Array.from(matching, (at) => {
		const isSoldOut = !((flags[rows[at] ?? 0] ?? 0) & IN_STOCK);
		return (isSoldOut ? SOLD_OUT : 0) + (positions?.[at] ?? 0);
	});
}
