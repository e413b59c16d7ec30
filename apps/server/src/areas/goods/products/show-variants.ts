import { tellingKeys } from '@dukan/domain/goods/products/family-choices.ts';
import type { VariantsWire } from '@dukan/domain/goods/products/products.api.ts';
import type { FamilySummary } from '@dukan/listing-index/family-cards.ts';
import type { Database } from '../../../platform/database/database.ts';
import { familyWire } from './product-cards.ts';
import { productSpecs } from './product-specs.ts';
import { listProductsById } from './products.queries.ts';
import { findVariantKeys } from './variants.queries.ts';

/** CHOOSE-01: returns the variants of a family, and the attributes in which they differ. */
export async function showVariants(db: Database, family: FamilySummary): Promise<VariantsWire> {
	const [listed, products, specs] = await Promise.all([
		findVariantKeys(db, family.familyId),
		listProductsById(db, family.productIds),
		productSpecs(db, family.productIds),
	]);
	const all = products.flatMap(({ p_id }) => specs.get(p_id) ?? []);
	const variants = products.map(({ p_id }) => ({
		values: Object.fromEntries((specs.get(p_id) ?? []).map(({ key, value_en }) => [key, value_en])),
	}));
	const keys = tellingKeys(listed, [...new Set(all.map(({ key }) => key))], variants);
	const attributes = keys.flatMap((key) => all.find((one) => one.key === key) ?? []);
	return {
		...familyWire(family),
		attributes: attributes.map(({ key, name_en, name_ru, name_tm }) => ({ key, name_en, name_ru, name_tm })),
		products: products.map((product) => ({
			...product,
			values: keys.flatMap((key) => {
				const own = specs.get(product.p_id)?.find((one) => one.key === key);
				if (!own) return [];
				const { group: _, ...value } = own;
				return [value];
			}),
		})),
	};
}
