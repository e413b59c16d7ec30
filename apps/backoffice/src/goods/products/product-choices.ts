import type { ProductChoicesWire } from '@dukan/domain/goods/products/staff-products.api.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRead } from '../../platform/use-read.ts';

const FRESH_MS = 60_000;

/** Loads categories, brands and attributes, which seldom change. */
export function useProductChoices(): UseQueryResult<ProductChoicesWire> {
	return useRead('product_choices', {}, { staleTime: FRESH_MS });
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
