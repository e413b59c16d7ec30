import { IN_STOCK } from './columns.ts';
import { cardsOf, positionsByFamily } from './family-cards.ts';
import type { ListingIndex } from './listing-index.ts';
import { SOLD_OUT } from './page-order.ts';
import { selectScope } from './select.ts';
import { topK } from './top-k.ts';

/**
 * Returns other products of the same sub-category, those with the nearest price first and sold-out ones last.
 * Variants of the product itself are left out.
 */
export function relatedProducts(index: ListingIndex, productId: number, limit: number): number[] {
	const own = index.rowOf(productId);
	if (own === undefined) return [];
	const { flags, prices, subcategories } = index;
	const selection = selectScope(index, { kind: 'subcategory', id: subcategories[own] ?? 0 });
	const { rows } = selection;
	const ownPrice = prices[own] ?? 0;
	const all = positionsByFamily(selection);
	const keys = new Float64Array(rows.length);
	for (let at = 0; at < rows.length; at += 1) {
		const row = rows[all[at] ?? 0] ?? 0;
		const distance = Math.abs((prices[row] ?? 0) - ownPrice);
		keys[at] = (flags[row] ?? 0) & IN_STOCK ? distance : SOLD_OUT + distance;
	}
	const cards = cardsOf(selection, all, keys, 'shown');
	const idAt = (at: number) => index.ids[rows[cards.positions[at] ?? 0] ?? 0] ?? 0;
	const familyId = index.families.idOf(own);
	const isOther = (id: number) =>
		id !== productId && (familyId === 0 || index.families.idOf(index.rowOf(id) ?? 0) !== familyId);
	return topK(cards.keys, idAt, limit + 1)
		.filter(isOther)
		.slice(0, limit);
}
