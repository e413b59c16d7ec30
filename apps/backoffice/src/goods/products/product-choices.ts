import type { ProductChoicesWire } from '@dukan/domain/goods/products/staff-products.api.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { read } from '../../platform/call.ts';

const FRESH_MS = 60_000;

/** Kinds, makers and attributes. They change seldom. */
export function useProductChoices(): UseQueryResult<ProductChoicesWire> {
	return useQuery({
		queryKey: ['product_choices'],
		queryFn: () => read('product_choices'),
		staleTime: FRESH_MS,
	});
}

export type SubcategoryChoice = ProductChoicesWire['categories'][number]['subcategories'][number];

export function findSubcategory(
	choices: ProductChoicesWire | undefined,
	id: number,
): { category: ProductChoicesWire['categories'][number]; subcategory: SubcategoryChoice } | undefined {
	for (const category of choices?.categories ?? []) {
		const subcategory = category.subcategories.find((one) => one.id === id);
		if (subcategory) return { category, subcategory };
	}
	return undefined;
}
