import { buildCatalogue } from '@dukan/demo-catalogue/build-catalogue.ts';
import { demoFamilies } from '@dukan/demo-catalogue/demo-families.ts';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { FILL_LOCK } from './fill-catalogue.ts';

/** CHOOSE-01: makes families of demo products that are variants. Existing families are left alone. */
export async function fillDemoFamilies(databaseUrl: string): Promise<void> {
	const db = openDatabase(databaseUrl, console.error);
	await db
		.transaction()
		.execute(async (trx) => {
			await sql`select pg_advisory_xact_lock(${FILL_LOCK})`.execute(trx);
			await insertFamilies(trx);
		})
		.finally(() => db.destroy());
}

export async function insertFamilies(trx: Database): Promise<void> {
	const families = JSON.stringify(demoFamilies(buildCatalogue().products));
	await sql`with demo as (
			select * from jsonb_to_recordset(${families}::jsonb)
				as demo (code text, "attributeKeys" text[], "productIds" integer[])
			where not exists (select from product_families)
		), added as (
			insert into product_families (code, attribute_keys) select code, "attributeKeys" from demo returning id, code
		)
		update products p set family_id = added.id
		from added join demo using (code) where p.id = any (demo."productIds")`.execute(trx);
}
