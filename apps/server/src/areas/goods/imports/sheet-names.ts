import type { ProductNames } from '@dukan/domain/goods/products/column-kinds.ts';
import type { ProductChoicesWire } from '@dukan/domain/goods/products/staff-products.api.ts';
import type { AttributeType } from '@dukan/domain/goods/structure/attribute-types.ts';

/** Resolves names and keys in cells. */
export type SheetNames = ProductNames & { attributeType: (key: string) => AttributeType | undefined };

export function sheetNames(choices: ProductChoicesWire): SheetNames {
	const brandIds = new Map(choices.brands.map(({ id, name }) => [name.toLowerCase(), id]));
	const brandNames = new Map(choices.brands.map(({ id, name }) => [id, name]));
	const subcategoryIds = subcategoriesByName(choices);
	const types = new Map(choices.attributes.map(({ key, type }) => [key, type]));
	return {
		brands: { idOf: (name) => brandIds.get(name.toLowerCase()), nameOf: (id) => brandNames.get(id) ?? '' },
		subcategories: { idOf: (name) => subcategoryIds.get(name.toLowerCase()) },
		attributeType: (key) => types.get(key),
	};
}

/** A name that two of them have identifies neither. */
function subcategoriesByName({ categories }: ProductChoicesWire): Map<string, number> {
	const ids = new Map<string, Set<number>>();
	for (const { id, names } of categories.flatMap(({ subcategories }) => subcategories))
		for (const name of Object.values(names).map((text) => text.trim().toLowerCase()))
			ids.set(name, (ids.get(name) ?? new Set()).add(id));
	return new Map(
		[...ids].flatMap(([name, [id, ...others]]) =>
			id === undefined || others.length > 0 ? [] : [[name, id] as const],
		),
	);
}
