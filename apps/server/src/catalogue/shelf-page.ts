import type { ListSort } from '@dukan/domain/catalogue/product-list.ts';
import type { ListRequest } from '@dukan/domain/storefront/shop-reader.ts';
import { IN_STOCK, type ShelfColumns } from './shelf-columns.ts';
import type { Selection } from './shelf-selection.ts';

/** Orders that the shelf knows; `found` is that of a search, best first. */
export type ShelfOrder = Exclude<ListSort, 'name'> | 'shop' | 'found';

/** As asked for, or that of the kind of list. Names are ordered by PostgreSQL. */
export function shelfOrder({ scope, sort }: Pick<ListRequest, 'scope' | 'sort'>): ShelfOrder {
	if (sort && sort !== 'name') return sort;
	if (scope.kind === 'search') return 'found';
	if (scope.kind === 'new') return 'new';
	if (scope.kind === 'sale') return 'discount';
	return 'shop';
}

/** The ids of one page. `passing` are indexes into the selection's places. */
export function pageOfSelection(
	selection: Selection,
	passing: Int32Array,
	order: ShelfOrder,
	{ limit, offset }: { limit: number; offset: number },
): number[] {
	const { columns, places } = selection;
	const idAt = (at: number) => columns.ids[places[passing[at] ?? 0] ?? 0] ?? 0;
	const keys = keysOf(selection, passing, order);
	return leastFirst(keys, idAt, offset + limit).slice(offset);
}

/** More than any price or id. */
export const SOLD_OUT = 2 ** 32;
/** More than any time in microseconds until the year 2112, and with it still a whole number. */
const SOLD_OUT_LATER = 2 ** 52;

/** What comes first has the least. Sold-out goods stand last, in a search only among what fits as well. */
function keysOf(
	{ columns, places, misfits }: Selection,
	passing: Int32Array,
	order: ShelfOrder,
): Float64Array {
	const { flags } = columns;
	const keys = new Float64Array(passing.length);
	if (order === 'found' && misfits) {
		for (let at = 0; at < passing.length; at += 1) {
			const index = passing[at] ?? 0;
			keys[at] = 2 * (misfits[index] ?? 0) + 1 - ((flags[places[index] ?? 0] ?? 0) & IN_STOCK);
		}
		return keys;
	}
	const { column, sign, soldOut } = orderBy(columns, order);
	for (let at = 0; at < passing.length; at += 1) {
		const place = places[passing[at] ?? 0] ?? 0;
		keys[at] = soldOut * (1 - ((flags[place] ?? 0) & IN_STOCK)) + sign * (column[place] ?? 0);
	}
	return keys;
}

type OrderBy = { column: Int32Array | Float64Array; sign: 1 | -1; soldOut: number };

function orderBy({ ids, prices, created, discounts }: ShelfColumns, order: ShelfOrder): OrderBy {
	if (order === 'price') return { column: prices, sign: 1, soldOut: SOLD_OUT };
	if (order === '-price') return { column: prices, sign: -1, soldOut: SOLD_OUT };
	if (order === 'new') return { column: created, sign: -1, soldOut: SOLD_OUT_LATER };
	if (order === 'discount') return { column: discounts, sign: -1, soldOut: 1 };
	return { column: ids, sign: 1, soldOut: SOLD_OUT };
}

/** Up to here a heap is quicker than to sort. */
const FEW = 500;

/** The ids with the least keys, so many, in their order; the id settles ties. */
export function leastFirst(keys: Float64Array, idAt: (at: number) => number, amount: number): number[] {
	const compare = (a: number, b: number) => (keys[a] ?? 0) - (keys[b] ?? 0) || idAt(a) - idAt(b);
	const first = amount > FEW ? allUpTo(keys, amount) : heapOf(keys, idAt, amount, compare);
	return first.sort(compare).slice(0, amount).map(idAt);
}

/** Whoever has a key no greater than the last one wanted: a few too many, where keys are the same. */
function allUpTo(keys: Float64Array, amount: number): number[] {
	const last = keys.toSorted()[Math.min(amount, keys.length) - 1] ?? 0;
	const all: number[] = [];
	for (let at = 0; at < keys.length; at += 1) if ((keys[at] ?? 0) <= last) all.push(at);
	return all;
}

/** The first so many in no order: the last of them stands on top, and nearly all others are refused at once. */
function heapOf(
	keys: Float64Array,
	idAt: (at: number) => number,
	amount: number,
	compare: (a: number, b: number) => number,
): number[] {
	const heap: number[] = [];
	if (amount === 0) return heap;
	const top = (place: number) => heap[place] ?? 0;
	const swap = (one: number, other: number) => {
		const item = top(one);
		heap[one] = top(other);
		heap[other] = item;
	};
	const rise = () => {
		for (let place = heap.length - 1; place > 0; ) {
			const parent = (place - 1) >> 1;
			if (compare(top(place), top(parent)) <= 0) return;
			swap(place, parent);
			place = parent;
		}
	};
	const sink = () => {
		for (let place = 0; 2 * place + 1 < heap.length; ) {
			const left = 2 * place + 1;
			const child = left + 1 < heap.length && compare(top(left + 1), top(left)) > 0 ? left + 1 : left;
			if (compare(top(child), top(place)) <= 0) return;
			swap(child, place);
			place = child;
		}
	};
	let worst = Number.POSITIVE_INFINITY;
	let worstId = Number.POSITIVE_INFINITY;
	for (let at = 0; at < keys.length; at += 1) {
		const key = keys[at] ?? 0;
		// Of a search for one kind of thing nearly all fit as well as the last.
		if (key > worst || (key === worst && idAt(at) > worstId)) continue;
		if (heap.length < amount) {
			heap.push(at);
			rise();
			if (heap.length < amount) continue;
		} else {
			heap[0] = at;
			sink();
		}
		worst = keys[top(0)] ?? 0;
		worstId = idAt(top(0));
	}
	return heap;
}
