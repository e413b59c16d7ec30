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

/**
 * The ids of one page. `passing` are indexes into the selection's places. Only as many as the page ends at are kept in
 * order, so that a list of 100,000 costs one comparison for nearly each.
 */
export function pageOfSelection(
	selection: Selection,
	passing: Int32Array,
	order: ShelfOrder,
	{ limit, offset }: { limit: number; offset: number },
): number[] {
	const { columns, places } = selection;
	const first = firstOf(passing, offset + limit, comparison(selection, order));
	return first.slice(offset).map((index) => columns.ids[places[index] ?? 0] ?? 0);
}

/** Below 0 when the first comes first. Sold-out goods stand last but in a search; the id settles ties. */
function comparison(
	{ columns, places, misfits }: Selection,
	order: ShelfOrder,
): (a: number, b: number) => number {
	const { ids, flags } = columns;
	const sign = order === 'new' || order === 'discount' || order === '-price' ? -1 : 1;
	const column = columnOf(columns, order);
	return (a, b) => {
		const first = places[a] ?? 0;
		const second = places[b] ?? 0;
		if (misfits && order === 'found') {
			const fit = (misfits[a] ?? 0) - (misfits[b] ?? 0);
			if (fit !== 0) return fit;
		}
		const stock = ((flags[second] ?? 0) & IN_STOCK) - ((flags[first] ?? 0) & IN_STOCK);
		if (stock !== 0) return stock;
		if (column) {
			const difference = (column[first] ?? 0) - (column[second] ?? 0);
			if (difference !== 0) return sign * difference;
		}
		return (ids[first] ?? 0) - (ids[second] ?? 0);
	};
}

function columnOf(
	{ prices, created, discounts }: ShelfColumns,
	order: ShelfOrder,
): Int32Array | Float64Array | undefined {
	if (order === 'price' || order === '-price') return prices;
	if (order === 'new') return created;
	if (order === 'discount') return discounts;
	return undefined;
}

/** The first so many in order: a heap with the last of them on top. */
export function firstOf(
	items: Int32Array,
	amount: number,
	compare: (a: number, b: number) => number,
): number[] {
	const heap: number[] = [];
	const at = (place: number) => heap[place] ?? 0;
	const sink = () => {
		let place = 0;
		for (;;) {
			const left = 2 * place + 1;
			if (left >= heap.length) return;
			const right = left + 1;
			const child = right < heap.length && compare(at(right), at(left)) > 0 ? right : left;
			if (compare(at(child), at(place)) <= 0) return;
			const item = at(place);
			heap[place] = at(child);
			heap[child] = item;
			place = child;
		}
	};
	const rise = () => {
		let place = heap.length - 1;
		while (place > 0) {
			const parent = (place - 1) >> 1;
			if (compare(at(place), at(parent)) <= 0) return;
			const item = at(place);
			heap[place] = at(parent);
			heap[parent] = item;
			place = parent;
		}
	};
	for (const item of items) {
		if (heap.length < amount) {
			heap.push(item);
			rise();
		} else if (amount > 0 && compare(item, at(0)) < 0) {
			heap[0] = item;
			sink();
		}
	}
	return heap.sort(compare);
}
