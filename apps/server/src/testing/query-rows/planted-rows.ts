import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/**
 * Runs statements whose rows differ from their declared types, each in another way. They are the control of
 * query-rows.all.test.ts.
 */
export async function runPlantedQueries(db: Database, { all }: { all: boolean }): Promise<void> {
	await sql<{ id: number; name: string }>`select id from products limit 1`.execute(db);
	await sql<{ id: number }>`select id, version from products limit 1`.execute(db);
	await sql<{ count: number }>`select count(*) from products`.execute(db);
	await sql<{ kind: 'pickup' | 'courier' }>`select 'express' as kind`.execute(db);
	await sql<{ at: string }>`select now() as at`.execute(db);
	await sql<{ note: string }>`select null as note`.execute(db);
	await sql<{
		texts: { en: string }[];
	}>`select json_build_array(json_build_object('ru', '')) as texts`.execute(db);
	await db.selectFrom('products').select(sql<number>`price_tenge::text`.as('price')).limit(1).execute();
	await sql<{ id: number }>`select id from products where false`.execute(db);
	if (all) await sql`delete from products where false`.execute(db);
}
