import { threeNameFields } from '@dukan/domain/base/fields.api.ts';
import {
	type StaffAttributeGroupWire,
	type StaffAttributeWire,
	type StaffBrandWire,
	type StaffCategoryWire,
	type StaffSmartCategoryWire,
	type StaffSubcategoryWire,
	type StaffUnitWire,
	smartCategoryFields,
	staffAttributeGroupWire,
	staffBrandFields,
	staffCategoryFields,
	staffUnitWire,
	subcategoryFields,
} from '@dukan/domain/goods/structure/staff-structure.api.ts';
import { sql } from 'kysely';
import { selectFields } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';

/**
 * Counts products by category, sub-category or brand. One pass over all products costs less than a count for
 * each.
 */
const counted = (column: 'category_id' | 'subcategory_id' | 'brand_id') =>
	sql`select ${sql.ref(column)} as of, count(*)::integer as products from product_listings group by ${sql.ref(column)}`;

export async function listStaffCategories(db: Database): Promise<StaffCategoryWire[]> {
	const { rows } = await sql<StaffCategoryWire>`select id, ${selectFields(staffCategoryFields)},
			coalesce(l.products, 0) as products
		from categories c left join (${counted('category_id')}) l on l.of = c.id order by position, id`.execute(
		db,
	);
	return rows;
}

export async function listStaffSubcategories(db: Database): Promise<StaffSubcategoryWire[]> {
	const { rows } =
		await sql<StaffSubcategoryWire>`select s.id, s.category_id as "categoryId", ${selectFields(subcategoryFields, 's')},
			array(select attribute_key from subcategory_attributes a where a.subcategory_id = s.id order by a.position) as attributes,
			coalesce(l.products, 0) as products
		from subcategories s join categories c on c.id = s.category_id
			left join (${counted('subcategory_id')}) l on l.of = s.id
		order by c.position, c.id, s.position, s.id`.execute(db);
	return rows;
}

export async function listStaffBrands(db: Database): Promise<StaffBrandWire[]> {
	const { rows } = await sql<StaffBrandWire>`select id, ${selectFields(staffBrandFields)},
			coalesce(l.products, 0) as products
		from brands b left join (${counted('brand_id')}) l on l.of = b.id order by lower(name), id`.execute(db);
	return rows;
}

export async function listStaffUnits(db: Database): Promise<StaffUnitWire[]> {
	const { rows } =
		await sql<StaffUnitWire>`select ${selectFields(staffUnitWire.properties)} from units order by code`.execute(
			db,
		);
	return rows;
}

export async function listStaffAttributeGroups(db: Database): Promise<StaffAttributeGroupWire[]> {
	const { rows } =
		await sql<StaffAttributeGroupWire>`select ${selectFields(staffAttributeGroupWire.properties)} from attribute_groups order by position, key`.execute(
			db,
		);
	return rows;
}

export async function listStaffAttributes(db: Database): Promise<StaffAttributeWire[]> {
	const { rows } = await sql<StaffAttributeWire>`select a.key, a.type, a.unit, a.group_key as "groupKey",
			${selectFields(threeNameFields, 'a')}, a.range_bounds::double precision[] as "rangeBounds",
			coalesce((select json_agg(json_build_object('value', v.value, 'nameEn', v.name_en, 'nameRu', v.name_ru,
					'nameTm', v.name_tm) order by v.position, v.value)
				from attribute_values v where v.attribute_key = a.key), '[]') as values
		from attributes a order by a.position, a.key`.execute(db);
	return rows;
}

/** Returns the keys that belong to no attribute. */
export async function unknownAttributes(db: Database, keys: readonly string[]): Promise<string[]> {
	const { rows } = await sql<{ key: string }>`select key from unnest(${keys}::text[]) as asked (key)
		where not exists (select from attributes a where a.key = asked.key)`.execute(db);
	return rows.map(({ key }) => key);
}

export async function isAttributeNamed(db: Database, key: string): Promise<boolean> {
	const { rows } = await sql<{ named: boolean }>`select exists (
			select from categories where ${key} = any (card_highlights || filters))
		or exists (select from product_attributes where attribute_key = ${key})
		or exists (select from smart_categories, jsonb_array_elements(rule -> 'anyOf') clause
			where clause -> 'attributes' ? ${key})
		or exists (select from fit_rules, jsonb_array_elements(rule -> 'allOf') condition
			where ${key} in (condition ->> 'key', condition ->> 'accessoryKey')) as named`.execute(db);
	return rows[0]?.named ?? false;
}

export async function isInSmartRule(
	db: Database,
	of: 'categoryIds' | 'subcategoryIds',
	id: number,
): Promise<boolean> {
	const { rows } = await sql`select from smart_categories, jsonb_array_elements(rule -> 'anyOf') clause
		where clause -> ${of} @> to_jsonb(${id}::integer) limit 1`.execute(db);
	return rows.length > 0;
}

/** Replaces the attributes of a sub-category. The forms of staff show them in this order. */
export async function setSubcategoryAttributes(
	trx: Database,
	id: number,
	keys: readonly string[],
): Promise<void> {
	await sql`delete from subcategory_attributes where subcategory_id = ${id} and attribute_key <> all (${keys}::text[])`.execute(
		trx,
	);
	await sql`insert into subcategory_attributes as s (subcategory_id, attribute_key, position)
		select ${id}, key, place from unnest(${keys}::text[]) with ordinality as given (key, place)
		on conflict (subcategory_id, attribute_key) do update set position = excluded.position
			where s.position <> excluded.position`.execute(trx);
}

/** Replaces the values of an attribute. The database refuses to delete a value that products have. */
export async function setAttributeValues(
	trx: Database,
	key: string,
	values: StaffAttributeWire['values'],
): Promise<void> {
	const given = values.map((value, index) => ({ ...value, position: index + 1 }));
	await sql`delete from attribute_values where attribute_key = ${key}
		and value <> all (${given.map(({ value }) => value)}::text[])`.execute(trx);
	await sql`insert into attribute_values as v (attribute_key, value, name_en, name_ru, name_tm, position)
		select ${key}, g.value, g."nameEn", g."nameRu", g."nameTm", g.position
		from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
			as g (value text, "nameEn" text, "nameRu" text, "nameTm" text, position integer)
		on conflict (attribute_key, value) do update set name_en = excluded.name_en, name_ru = excluded.name_ru,
			name_tm = excluded.name_tm, position = excluded.position
		where (v.name_en, v.name_ru, v.name_tm, v.position)
			is distinct from (excluded.name_en, excluded.name_ru, excluded.name_tm, excluded.position)`.execute(
		trx,
	);
}

const MAX_FACETS = 500;

/** Lists the values of the attribute that products have, in the spelling of rules. */
export async function listAttributeFacets(db: Database, key: string): Promise<string[]> {
	const { rows } = await sql<{ value: string }>`select value from facet_values where attribute_key = ${key}
		order by number, value limit ${MAX_FACETS}`.execute(db);
	return rows.map(({ value }) => value);
}

export async function listStaffSmartCategories(db: Database): Promise<StaffSmartCategoryWire[]> {
	const { rows } = await sql<StaffSmartCategoryWire>`select s.id, ${selectFields(smartCategoryFields, 's')},
			coalesce((select json_agg(json_build_object('id', p.id, 'nameEn', p.name_en, 'nameRu', p.name_ru,
					'nameTm', p.name_tm) order by c.position, p.id)
				from smart_category_products c join products p on p.id = c.product_id
				where c.smart_category_id = s.id), '[]') as products
		from smart_categories s order by s.position, s.id`.execute(db);
	return rows;
}

export async function setSmartProducts(
	trx: Database,
	id: number,
	productIds: readonly number[],
): Promise<void> {
	await sql`delete from smart_category_products where smart_category_id = ${id}
		and product_id <> all (${productIds}::integer[])`.execute(trx);
	await sql`insert into smart_category_products as s (smart_category_id, product_id, position)
		select ${id}, product, place from unnest(${productIds}::integer[]) with ordinality as given (product, place)
		on conflict (smart_category_id, product_id) do update set position = excluded.position
			where s.position <> excluded.position`.execute(trx);
}
