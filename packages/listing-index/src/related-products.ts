import { IN_STOCK } from './columns.ts';
import type { ListingIndex } from './listing-index.ts';
import { SOLD_OUT } from './page-order.ts';
import { selectEqual } from './select.ts';
import { topK } from './top-k.ts';

/** Others of the same sub-category, nearest in price; sold-out ones last. */
export function relatedProducts(index: ListingIndex, productId: number, limit: number): number[] {
	const own = index.rowOf(productId);
	if (own === undefined) return [];
	const { flags, prices, subcategories } = index;
	const { rows } = selectEqual(index, 'subcategory', subcategories[own] ?? 0);
	const ownPrice = prices[own] ?? 0;
	const keys = new Float64Array(rows.length);
	for (let at = 0; at < rows.length; at += 1) {
		const row = rows[at] ?? 0;
		const distance = Math.abs((prices[row] ?? 0) - ownPrice);
		keys[at] = (flags[row] ?? 0) & IN_STOCK ? distance : SOLD_OUT + distance;
	}
	const idAt = (at: number) => index.ids[rows[at] ?? 0] ?? 0;
	return topK(keys, idAt, limit + 1)
		.filter((id) => id !== productId)
		.slice(0, limit);
}
