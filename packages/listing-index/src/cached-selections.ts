import type { ListingIndex } from './listing-index.ts';
import type { Selection } from './selection.ts';

/** Cached selections have together at most so many rows for each product of the shop: 16 bytes, and what was counted and put in order. */
const ROWS_PER_PRODUCT = 2;
/** A list that is empty or nearly so costs something too. */
const MAX_CACHED = 500;

type CachedSelection = { selection: Selection; madeAt: number };

/** The one that was used last stands last. */
const cachedSelections = new WeakMap<ListingIndex, Map<string, CachedSelection>>();

/**
 * The selection made before, with its counts and orders, which pages, orders and filters of a list share. It is made again once its
 * products changed: `changedAt` is the version of the index that they last changed with.
 */
export function cachedSelection(
	index: ListingIndex,
	key: string,
	select: () => Selection,
	changedAt: number,
): Selection {
	const cached = cachedSelections.get(index) ?? new Map<string, CachedSelection>();
	cachedSelections.set(index, cached);
	const known = cached.get(key);
	cached.delete(key);
	const current =
		known && known.madeAt >= changedAt ? known : { selection: make(select), madeAt: index.version };
	cached.set(key, current);
	if (current !== known) dropOldest(cached, ROWS_PER_PRODUCT * index.rowCount);
	return current.selection;
}

function make(select: () => Selection): Selection {
	const { rows, ...more } = select();
	// A copy of its own length: what it was cut from has room for every product.
	return { ...more, rows: rows.slice(), beginnings: new Map() };
}

/** The last stays, however large it is. */
function dropOldest(cached: Map<string, CachedSelection>, maxRows: number): void {
	let rows = 0;
	for (const { selection } of cached.values()) rows += selection.rows.length;
	for (const [key, { selection }] of cached) {
		if (cached.size === 1 || (rows <= maxRows && cached.size <= MAX_CACHED)) return;
		cached.delete(key);
		rows -= selection.rows.length;
	}
}
