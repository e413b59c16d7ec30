import type { ListingIndex } from './listing-index.ts';
import type { Selection } from './selection.ts';

/** So many selections are cached, with their counts and orders: pages, orders and filters of a list share them. */
const MAX_CACHED = 24;

type CachedSelection = { selection: Selection; madeAt: number };
const cachedSelections = new WeakMap<ListingIndex, Map<string, CachedSelection>>();

/** The selection made before, unless its products changed since: `changedAt` is the version that they last changed with. */
export function cachedSelection(
	index: ListingIndex,
	key: string,
	select: () => Selection,
	changedAt: number,
): Selection {
	const cached = cachedSelections.get(index) ?? new Map<string, CachedSelection>();
	cachedSelections.set(index, cached);
	const known = cached.get(key);
	if (known && known.madeAt >= changedAt) return known.selection;
	cached.delete(key);
	const [oldest] = cached.keys();
	if (cached.size === MAX_CACHED && oldest !== undefined) cached.delete(oldest);
	const made = select();
	// A copy of its own length: what it was cut from has room for every product.
	const selection = { ...made, rows: made.rows.slice() };
	cached.set(key, { selection, madeAt: index.version });
	return selection;
}
