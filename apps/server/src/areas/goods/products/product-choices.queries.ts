import type { ProductChoicesWire } from '@dukan/domain/goods/products/staff-products.api.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

const named = sql`json_build_object('en', name_en, 'ru', name_ru, 'tm', name_tm)`;

/** Returns the choices of a product's form: sub-categories, brands, and attributes with their values. */
export async function readProductChoices(db: Database): Promise<ProductChoicesWire> {
	const { rows } = await sql<ProductChoicesWire>`select
		(select coalesce(json_agg(json_build_object('id', c.id, 'names', c.names, 'subcategories', coalesce(c.subs, '[]'))
				order by c.position, c.id), '[]')
			from (select id, position, ${named} as names, (
				select json_agg(json_build_object('id', s.id, 'names',
						json_build_object('en', s.name_en, 'ru', s.name_ru, 'tm', s.name_tm),
						'attributes', coalesce((select json_agg(sa.attribute_key order by sa.position, sa.attribute_key)
							from subcategory_attributes sa where sa.subcategory_id = s.id), '[]'))
					order by s.position, s.id)
				from subcategories s where s.category_id = categories.id) as subs
			from categories) c) as categories,
		(select coalesce(json_agg(json_build_object('id', id, 'name', name) order by lower(name)), '[]') from brands) as brands,
		(select coalesce(json_agg(json_build_object('key', a.key, 'type', a.type, 'names', a.names, 'unit', a.unit_names,
				'values', coalesce(a.choices, '[]')) order by a.group_position, a.position, a.key), '[]')
			from (select a.key, a.type, a.position, g.position as group_position,
				json_build_object('en', a.name_en, 'ru', a.name_ru, 'tm', a.name_tm) as names,
				(select ${named} from units u where u.code = a.unit) as unit_names,
				(select json_agg(json_build_object('value', value, 'names', ${named}) order by position, value)
					from attribute_values v where v.attribute_key = a.key) as choices
			from attributes a join attribute_groups g on g.key = a.group_key) a) as attributes`.execute(db);
	const [choices] = rows;
	if (!choices) throw new Error('A select without from gives one row.');
	return choices;
}
