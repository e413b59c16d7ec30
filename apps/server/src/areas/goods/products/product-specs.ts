import type { GroupedAttribute } from '@dukan/domain/goods/products/products.api.ts';
import type { Database } from '../../../platform/database/database.ts';
import { attributeWire } from './attribute-wire.ts';
import { listProductAttributes } from './product-details.queries.ts';

/** Returns all attributes of each product. */
export async function productSpecs(
	db: Database,
	productIds: readonly number[],
): Promise<Map<number, GroupedAttribute[]>> {
	if (productIds.length === 0) return new Map();
	const rows = Map.groupBy(await listProductAttributes(db, productIds), ({ product_id }) => product_id);
	return new Map(
		[...rows].map(([id, attributes]) => [
			id,
			attributes.map((attribute) => ({
				...attributeWire(attribute),
				group: { en: attribute.group_en, ru: attribute.group_ru, tm: attribute.group_tm },
			})),
		]),
	);
}
