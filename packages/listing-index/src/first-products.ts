import { positionsByFamily } from './family-cards.ts';
import type { ListingIndex } from './listing-index.ts';
import { type PageOrder, pageOfSelection } from './page-order.ts';
import { type PlainScope, selectScope } from './select.ts';
import type { Selection } from './selection.ts';

const ORDER_OF: Record<PlainScope['kind'], PageOrder> = {
	new: { by: 'new' },
	sale: { by: 'discount' },
	category: { by: 'popular' },
	subcategory: { by: 'popular' },
	brand: { by: 'popular' },
};

/** Returns the first page of a list without any choices. */
export function firstProducts(index: ListingIndex, scope: PlainScope, limit: number): number[] {
	return firstOf(selectScope(index, scope), ORDER_OF[scope.kind], limit);
}

/** Returns the first products of each sub-category of these categories. */
export function firstOfSubcategories(
	index: ListingIndex,
	categoryIds: readonly number[],
	limit: number,
): { subcategoryId: number; productIds: number[] }[] {
	return categoryIds.flatMap((id) => {
		const { rows } = selectScope(index, { kind: 'category', id });
		const bySubcategory = Map.groupBy(rows, (row) => index.subcategories[row] ?? 0);
		return Array.from(bySubcategory, ([subcategoryId, own]) => ({
			subcategoryId,
			productIds: firstOf({ index, rows: Int32Array.from(own) }, ORDER_OF.subcategory, limit),
		}));
	});
}

function firstOf(selection: Selection, order: PageOrder, limit: number): number[] {
	return pageOfSelection(selection, positionsByFamily(selection), order, { limit, offset: 0 });
}
