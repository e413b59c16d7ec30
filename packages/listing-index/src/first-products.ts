import { positionsByFamily } from './family-cards.ts';
import type { ListingIndex } from './listing-index.ts';
import { type PageOrder, pageOfSelection } from './page-order.ts';
import { type PlainScope, selectScope } from './select.ts';

const ORDER_OF: Record<PlainScope['kind'], PageOrder> = {
	new: { by: 'new' },
	sale: { by: 'discount' },
	category: { by: 'popular' },
	subcategory: { by: 'popular' },
	brand: { by: 'popular' },
};

/** What the first page of a list begins with. */
export function firstProducts(index: ListingIndex, scope: PlainScope, limit: number): number[] {
	const selection = selectScope(index, scope);
	return pageOfSelection(selection, positionsByFamily(selection), ORDER_OF[scope.kind], { limit, offset: 0 });
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
		productIds: firstProducts(index, { kind: 'subcategory', id: subcategoryId }, limit),
	}));
}
