import { buildCatalogue } from '@dukan/demo-catalogue/build-catalogue.ts';
import { type DemoAccessories, demoAccessories } from '@dukan/demo-catalogue/demo-accessories.ts';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { FILL_LOCK } from './fill-catalogue.ts';

/** CHOOSE-02: inserts the rules that say which demo goods fit each other. Does nothing if a rule exists. */
export async function fillDemoAccessories(databaseUrl: string): Promise<void> {
	const db = openDatabase(databaseUrl, console.error);
	await db
		.transaction()
		.execute(async (trx) => {
			await sql`select pg_advisory_xact_lock(${FILL_LOCK})`.execute(trx);
			await insertAccessories(trx);
		})
		.finally(() => db.destroy());
}

export async function insertAccessories(trx: Database): Promise<void> {
	const known = await trx.selectFrom('fit_rules').select('id').limit(1).executeTakeFirst();
	if (known) return;
	const demo = demoAccessories(buildCatalogue());
	await insertComparedValues(trx, demo);
	await insertRules(trx, demo);
	await sql`insert into product_accessories (product_id, accessory_id, position)
		select c."productId", a.id, a.place
		from jsonb_to_recordset(${JSON.stringify(demo.chosen)}::jsonb) as c ("productId" integer, "accessoryIds" integer[])
		cross join lateral unnest(c."accessoryIds") with ordinality as a (id, place)`.execute(trx);
}

/** Inserts the values that the rules compare, if the catalogue does not have them yet. */
async function insertComparedValues(trx: Database, { attributes, values }: DemoAccessories): Promise<void> {
	const given = JSON.stringify(values);
	await sql`insert into attributes (key, type, group_key, name_en, name_ru, name_tm, position)
		select key, 'enum', "group", name ->> 'en', name ->> 'ru', name ->> 'tm',
			(select max(position) + 1 from attributes)
		from jsonb_to_recordset(${JSON.stringify(attributes)}::jsonb) as a (key text, "group" text, name jsonb)`.execute(
		trx,
	);
	await sql`insert into attribute_values (attribute_key, value, name_en, name_ru, name_tm, position)
		select key, value, value, value, value, row_number() over (partition by key order by value)
		from (select distinct key, value from jsonb_to_recordset(${given}::jsonb) as v (key text, value text)) v
		on conflict do nothing`.execute(trx);
	await sql`insert into subcategory_attributes (subcategory_id, attribute_key, position)
		select distinct p.subcategory_id, v.key, 100
		from jsonb_to_recordset(${given}::jsonb) as v ("productId" integer, key text)
		join products p on p.id = v."productId" on conflict do nothing`.execute(trx);
	await sql`insert into product_attributes (product_id, attribute_key, value_text)
		select "productId", key, value
		from jsonb_to_recordset(${given}::jsonb) as v ("productId" integer, key text, value text)
		on conflict do nothing`.execute(trx);
}

async function insertRules(trx: Database, { rules }: DemoAccessories): Promise<void> {
	await trx
		.insertInto('fit_rules')
		.values(
			rules.map(({ subcategoryId, accessorySubcategoryId, allOf, isNeeded }, at) => ({
				subcategory_id: subcategoryId,
				accessory_subcategory_id: accessorySubcategoryId,
				rule: JSON.stringify({ allOf }),
				is_needed: isNeeded,
				position: at + 1,
			})),
		)
		.execute();
}
