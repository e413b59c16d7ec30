import { IN_STOCK, type ShelfColumns } from './shelf-columns.ts';
import { firstOf } from './shelf-page.ts';
import { selectEqual } from './shelf-selection.ts';

/** Others of the same sub-category, nearest in price: listRelatedProducts without PostgreSQL. */
export function relatedOnShelf(columns: ShelfColumns, productId: number, limit: number): number[] {
	const own = columns.placeOf(productId);
	if (own === undefined) return [];
	const { ids, flags, prices, subcategories } = columns;
	const { places } = selectEqual(columns, 'subcategoryId', subcategories[own] ?? 0);
	const ownPrice = prices[own] ?? 0;
	const distance = (place: number) => Math.abs((prices[place] ?? 0) - ownPrice);
	const soldOut = (place: number) => ((flags[place] ?? 0) & IN_STOCK ? 0 : 1);
	const nearest = firstOf(
		places,
		limit + 1,
		(a, b) => soldOut(a) - soldOut(b) || distance(a) - distance(b) || (ids[a] ?? 0) - (ids[b] ?? 0),
	);
	return nearest
		.map((place) => ids[place] ?? 0)
		.filter((id) => id !== productId)
		.slice(0, limit);
}
