import type { Language } from '@dukan/domain/language/language.ts';
import type { ProductChoicesWire, TextsWire } from '@dukan/domain/products/staff-products.api.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { read } from '../platform/call.ts';

const FRESH_MS = 60_000;

/** Kinds, makers and attributes. They change seldom. */
export function useProductChoices(): UseQueryResult<ProductChoicesWire> {
	return useQuery({
		queryKey: ['product_choices'],
		queryFn: () => read<ProductChoicesWire>('product_choices'),
		staleTime: FRESH_MS,
	});
}

/** GEN-01: what has no name in this language is called as in English. */
export function nameIn(language: Language, names: TextsWire): string {
	return names[language] || names.en;
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
