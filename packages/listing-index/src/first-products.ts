import { positionsByFamily } from './family-cards.ts';
import type { ListingIndex } from './listing-index.ts';
import { type PageOrder, pageOfSelection } from './page-order.ts';
import { type PlainScope, selectEqual, selectScope } from './select.ts';
import type { Selection } from './selection.ts';

const ORDER_OF: Record<PlainScope['kind'], PageOrder> = {
	new: { by: 'new' },
	sale: { by: 'discount' },
	category: { by: 'popular' },
	subcategory: { by: 'popular' },
	brand: { by: 'popular' },
};

/** What the first page of a list begins with. */
export function firstProducts(index: ListingIndex, scope: PlainScope, limit: number): number[] {
	return first(selectScope(index, scope), ORDER_OF[scope.kind], limit);
}

/** The first products of each sub-category of these categories. */
export function firstOfSubcategories(
	index: ListingIndex,
	categoryIds: readonly number[],
	limit: number,
): { subcategoryId: number; productIds: number[] }[] {
	const subcategoryIds = new Set<number>();
	for (const { categoryId, subcategoryId } of index.runs)
		if (categoryIds.includes(categoryId)) subcategoryIds.add(subcategoryId);
	for (let row = index.tailStart; row < index.rowCount; row += 1)
		if (categoryIds.includes(index.categories[row] ?? 0)) subcategoryIds.add(index.subcategories[row] ?? 0);
	return Array.from(subcategoryIds, (subcategoryId) => ({
		subcategoryId,
		productIds: first(selectEqual(index, 'subcategory', subcategoryId), ORDER_OF.subcategory, limit),
	}));
}

function first(selection: Selection, order: PageOrder, limit: number): number[] {
	return pageOfSelection(selection, positionsByFamily(selection), order, { limit, offset: 0 });
}
