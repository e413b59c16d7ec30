import type { ListScope } from '@dukan/domain/goods/lists/product-list.ts';
import type { AttributeType } from '@dukan/domain/goods/structure/attribute-types.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { rowsOf } from '../products/products.queries.ts';

export type FacetAttribute = {
	key: string;
	type: AttributeType;
	name_en: string;
	name_ru: string;
	name_tm: string;
	unit: string | null;
	unit_en: string | null;
	unit_ru: string | null;
	unit_tm: string | null;
	range_bounds: number[] | null;
};

/** Lists the attributes that can narrow the list down, in the order in which pages offer them. */
export function listFacetAttributes(
	db: Database,
	scope: ListScope,
	chosenKeys: readonly string[],
): Promise<FacetAttribute[]> {
	const category = categoryOf(scope);
	const ofCategory = category
		? sql`join (${category}) c on a.key = any (c.filters) or a.key = any (${chosenKeys}::text[])
			or exists (select from subcategory_attributes s
				where s.attribute_key = a.key and s.subcategory_id = any (c.subcategory_ids))`
		: sql``;
	const filtersFirst = category ? sql`array_position(c.filters, a.key) nulls last,` : sql``;
	return rowsOf(
		db,
		sql<FacetAttribute>`
			select a.key, a.type, a.name_en, a.name_ru, a.name_tm, a.range_bounds,
				a.unit, u.name_en as unit_en, u.name_ru as unit_ru, u.name_tm as unit_tm
			from attributes a
			join attribute_groups g on g.key = a.group_key
			left join units u on u.code = a.unit
			${ofCategory}
			order by ${filtersFirst} g.position, a.position`,
	);
}

/**
 * Selects the filters of the list's category, and the sub-categories that the list shows. Returns undefined
 * for a list across categories.
 */
function categoryOf(scope: ListScope): RawBuilder<unknown> | undefined {
	if (scope.kind === 'subcategory') {
		return sql`select c.filters, array[s.id] as subcategory_ids from subcategories s
			join categories c on c.id = s.category_id where s.id = ${scope.id}`;
	}
	if (scope.kind !== 'category') return undefined;
	return sql`select c.filters, array(select s.id from subcategories s where s.category_id = c.id) as subcategory_ids
		from categories c where c.id = ${scope.id}`;
}

export type FacetValue = Pick<FacetAttribute, 'type' | 'unit' | 'unit_en' | 'unit_ru' | 'unit_tm'> & {
	id: number;
	attribute_key: string;
	value: string;
	number: string | null;
	value_name_en: string | null;
	value_name_ru: string | null;
	value_name_tm: string | null;
};

/** Lists values in the order of their attribute's list; then numbers ascending, and yes before no. */
export function listFacetValues(db: Database): Promise<FacetValue[]> {
	return rowsOf(
		db,
		sql<FacetValue>`
			select v.id, v.attribute_key, v.value, v.number,
				n.name_en as value_name_en, n.name_ru as value_name_ru, n.name_tm as value_name_tm,
				a.type, a.unit, u.name_en as unit_en, u.name_ru as unit_ru, u.name_tm as unit_tm
			from facet_values v
			join attributes a on a.key = v.attribute_key
			left join units u on u.code = a.unit
			left join attribute_values n on n.attribute_key = v.attribute_key and n.value = v.value
			order by n.position, v.number, v.value desc`,
	);
}

export type CategoryName = { k_id: number; k_name_en: string; k_name_ru: string; k_name_tm: string };

/** GEN-01: a missing name falls back to the English one. */
export function listCategoryNames(db: Database): Promise<CategoryName[]> {
	return rowsOf(
		db,
		sql<CategoryName>`select id as k_id, name_en as k_name_en, coalesce(nullif(name_ru, ''), name_en) as k_name_ru,
			coalesce(nullif(name_tm, ''), name_en) as k_name_tm from categories order by position, id`,
	);
}

export function listBrandNames(db: Database): Promise<{ id: number; name: string }[]> {
	return rowsOf(db, sql<{ id: number; name: string }>`select id, name from brands order by lower(name)`);
}
