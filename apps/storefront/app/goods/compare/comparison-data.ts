import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { type Language, localizedText } from '@dukan/domain/base/language/language.ts';
import type { GroupedAttribute, ProductWire } from '@dukan/domain/goods/products/products.api.ts';
import type { CategoryWire } from '@dukan/domain/goods/structure/structure.api.ts';
import type { CartProduct } from '@dukan/domain/shop/cart/cart.ts';
import { cartProduct } from '../../platform/cart-product.ts';

type ComparedRow = {
	key: string;
	name: string;
	/** One value for each product, in the order of the products. The value is empty where it is unknown. */
	values: string[];
	differs: boolean;
};

export type ComparedGroup = { name: string; rows: ComparedRow[] };

/** Returns the products side by side in one language. */
export function comparisonData(
	products: readonly ProductWire[],
	specs: ReadonlyMap<number, readonly GroupedAttribute[]>,
	language: Language,
): { products: CartProduct[]; groups: ComparedGroup[] } {
	const columns = products.map(({ p_id }) => new Map((specs.get(p_id) ?? []).map((one) => [one.key, one])));
	const attributes = new Map(columns.flatMap((column) => [...column]));
	const groups = Map.groupBy(attributes.values(), ({ group }) => localizedText(group, language));
	return {
		products: products.map((product) => cartProduct(product, language)),
		groups: [...groups].map(([name, members]) => ({
			name,
			rows: members.map((attribute) => {
				const values = columns.map((column) => column.get(attribute.key)?.[`value_${language}`] ?? '');
				return {
					key: attribute.key,
					name: attribute[`name_${language}`],
					values,
					differs: new Set(values).size > 1,
				};
			}),
		})),
	};
}

export type ComparedCategory = { id: number; name: string; productIds: number[] };

/**
 * Products are compared within a category. Returns a tab for each category, in the order of the address; the
 * first one is shown.
 */
export function comparedCategories(
	products: readonly ProductWire[],
	categories: readonly CategoryWire[],
	language: Language,
	most: number,
): ComparedCategory[] {
	const names = new Map(categories.map((category) => [category.k_id, category[`k_name_${language}`]]));
	return [...Map.groupBy(products, ({ categoryKId }) => categoryKId)].map(([id, alike]) => ({
		id,
		name: names.get(id) ?? '',
		productIds: alike.slice(0, most).map(({ p_id }) => p_id),
	}));
}

/**
 * Moves the products of one category to the front of the address, because the page shows the first category.
 */
export function idsWithFirst(categories: readonly ComparedCategory[], first: ComparedCategory): number[] {
	return [first, ...categories.filter((other) => other !== first)].flatMap(({ productIds }) => productIds);
}

export function compareAddress(ids: readonly number[], onlyDifferences: boolean): string {
	return `${addresses.compare}?ids=${ids.join(',')}${onlyDifferences ? '&only=differences' : ''}`;
}
