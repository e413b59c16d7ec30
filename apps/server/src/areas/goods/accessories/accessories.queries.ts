import type { FacetValue, FitCondition } from '@dukan/domain/goods/accessories/fit-rules.ts';
import type { SubcategoryWire } from '@dukan/domain/goods/structure/structure.api.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export type KnownFitRule = {
	/** CHOOSE-02: a product fits if all these conditions hold. */
	allOf: FitCondition[];
	subcategoryId: number;
	accessorySubcategoryId: number;
	/** The categories that the two sub-categories above belong to. */
	categoryId: number;
	accessoryCategoryId: number;
	isNeeded: boolean;
	accessorySubcategory: SubcategoryWire;
};

export async function listFitRules(db: Database): Promise<KnownFitRule[]> {
	const { rows } = await sql<KnownFitRule>`select r.rule -> 'allOf' as "allOf", r.is_needed as "isNeeded",
			r.subcategory_id as "subcategoryId", r.accessory_subcategory_id as "accessorySubcategoryId",
			s.category_id as "categoryId", a.category_id as "accessoryCategoryId",
			json_build_object('sc_id', a.id, 'sc_name_en', a.name_en,
				'sc_name_ru', coalesce(nullif(a.name_ru, ''), a.name_en),
				'sc_name_tm', coalesce(nullif(a.name_tm, ''), a.name_en)) as "accessorySubcategory"
		from fit_rules r join subcategories s on s.id = r.subcategory_id
		join subcategories a on a.id = r.accessory_subcategory_id
		order by r.position, r.id`.execute(db);
	return rows;
}

/** Lists every value that products have, or had, of these attributes. */
export async function listFacetValues(db: Database, keys: readonly string[]): Promise<FacetValue[]> {
	if (keys.length === 0) return [];
	const { rows } = await sql<FacetValue>`select id, attribute_key as key, value from facet_values
		where attribute_key = any (${keys}::text[])`.execute(db);
	return rows;
}

export type ChosenPair = { productId: number; accessoryId: number };

/**
 * Lists the accessories that staff chose for any of these products. With `both` it also lists the products
 * for which staff chose these as accessories.
 */
export async function listChosenPairs(
	db: Database,
	productIds: readonly number[],
	{ both }: { both: boolean },
): Promise<ChosenPair[]> {
	const { rows } = await sql<ChosenPair>`select product_id as "productId", accessory_id as "accessoryId"
		from product_accessories where product_id = any (${productIds}::integer[])
			or (${both} and accessory_id = any (${productIds}::integer[]))
		order by product_id, position`.execute(db);
	return rows;
}
