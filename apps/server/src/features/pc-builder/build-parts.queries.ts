import { PART_ATTRIBUTES } from '@dukan/domain/pc-builder/build-slots.ts';
import type { BuildPart } from '@dukan/domain/storefront/shop-reader.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { productColumns, products, rowsOf } from '../catalogue/products.queries.ts';

/** CHOOSE-06: everything that is sold as a part of a computer, the cheapest of each slot first. */
export function listBuildParts(db: Database): Promise<BuildPart[]> {
	return rowsOf(
		db,
		sql<BuildPart>`select ${productColumns}, s.build_slot as slot,
				coalesce((select jsonb_object_agg(a.attribute_key,
						coalesce(to_jsonb(a.value_text), to_jsonb(a.value_number), to_jsonb(a.value_bool)))
					from product_attributes a where a.product_id = p.id
						and a.attribute_key = any (${PART_ATTRIBUTES}::text[])), '{}'::jsonb) as attributes
			from ${products} join subcategories s on s.id = p.subcategory_id and s.build_slot is not null
			where p.published
			order by case when p.on_sale then p.sale_price_tenge else p.price_tenge end * p.unit_factor, p.id`,
	);
}
