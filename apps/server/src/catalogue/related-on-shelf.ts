import { IN_STOCK, type ShelfColumns } from './shelf-columns.ts';
import { leastFirst, SOLD_OUT } from './shelf-page.ts';
import { selectEqual } from './shelf-selection.ts';

/** Others of the same sub-category, nearest in price: listRelatedProducts without PostgreSQL. */
export function relatedOnShelf(columns: ShelfColumns, productId: number, limit: number): number[] {
	const own = columns.placeOf(productId);
	if (own === undefined) return [];
	const { flags, prices, subcategories } = columns;
	const { places } = selectEqual(columns, 'subcategoryId', subcategories[own] ?? 0);
	const ownPrice = prices[own] ?? 0;
	const keys = new Float64Array(places.length);
	for (let at = 0; at < places.length; at += 1) {
		const place = places[at] ?? 0;
		const distance = Math.abs((prices[place] ?? 0) - ownPrice);
		keys[at] = (flags[place] ?? 0) & IN_STOCK ? distance : SOLD_OUT + distance;
	}
	const idAt = (at: number) => columns.ids[places[at] ?? 0] ?? 0;
	return leastFirst(keys, idAt, limit + 1)
		.filter((id) => id !== productId)
		.slice(0, limit);
}
