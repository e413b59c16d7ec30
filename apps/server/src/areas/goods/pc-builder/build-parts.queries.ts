import type { BuildPart } from '@dukan/domain/goods/pc-builder/build-slots.ts';
import { PART_ATTRIBUTES } from '@dukan/domain/goods/pc-builder/build-slots.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { productColumns, products, rowsOf } from '../products/products.queries.ts';

/**
 * No one looks through more parts. A slot with more parts shows this many that are in stock, spread over all
 * prices.
 */
const MAX_OF_SLOT = 150;

/** CHOOSE-06: lists products that are parts of a computer, the cheapest of each slot first. */
export function listBuildParts(db: Database, chosenIds: readonly number[]): Promise<BuildPart[]> {
	return rowsOf(
		db,
		sql<BuildPart>`with part as (
				select l.product_id as id, s.build_slot as slot, l.in_stock, l.effective_price_tenge as price
				from product_listings l
				join subcategories s on s.id = l.subcategory_id and s.build_slot is not null
			), placed as (
				select *, count(*) over (partition by slot)::integer as slot_count,
					count(*) over (partition by slot, in_stock) as count,
					row_number() over (partition by slot, in_stock order by price, id) as place
				from part
			)
			select ${productColumns}, placed.slot, placed.slot_count as "slotCount",
				coalesce((select jsonb_object_agg(a.attribute_key,
						coalesce(to_jsonb(a.value_text), to_jsonb(a.value_number), to_jsonb(a.value_bool)))
					from product_attributes a where a.product_id = p.id
						and a.attribute_key = any (${PART_ATTRIBUTES}::text[])), '{}'::jsonb) as attributes
			from placed join ${products} on p.id = placed.id
			where slot_count <= ${MAX_OF_SLOT} or p.id = any (${chosenIds}::integer[])
				or in_stock and place * ${MAX_OF_SLOT} / count <> (place - 1) * ${MAX_OF_SLOT} / count
			order by placed.price, p.id`,
	);
}
