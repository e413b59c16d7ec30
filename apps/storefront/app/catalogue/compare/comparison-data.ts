import { addresses } from '@dukan/domain/addresses/addresses.ts';
import type { CartProduct } from '@dukan/domain/cart/cart.ts';
import type { ProductWire } from '@dukan/domain/catalogue/catalogue.api.ts';
import { type Language, localizedText } from '@dukan/domain/language/language.ts';
import type { GroupedAttribute } from '@dukan/domain/storefront/shop-reader.ts';
import { cartProduct } from '../../platform/cart-product.ts';

type ComparedRow = {
	key: string;
	name: string;
	/** One for each product, in their order; empty where nothing is known. */
	values: string[];
	differs: boolean;
};

export type ComparedGroup = { name: string; rows: ComparedRow[] };

/** The products side by side in one language. */
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

export function compareAddress(ids: readonly number[], onlyDifferences: boolean): string {
	return `${addresses.compare}?ids=${ids.join(',')}${onlyDifferences ? '&only=differences' : ''}`;
}
