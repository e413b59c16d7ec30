import { sql } from 'kysely';
import { openDatabase } from '../../platform/database/database.ts';
import { DEMO_PROMOTIONS } from './demo-papers.ts';

/** Leaves existing promotions as they are. */
export async function fillDemoPromotions(databaseUrl: string): Promise<void> {
	const db = openDatabase(databaseUrl, console.error);
	await sql`with demo as (
			select * from jsonb_to_recordset(${JSON.stringify(DEMO_PROMOTIONS)}::jsonb) as demo (name_en text, name_ru text,
				name_tm text, kind text, percent integer, amount_tenge integer, minimum_tenge integer, first_order boolean,
				active boolean, uses_limit integer, uses_per_person integer, code text)
			where not exists (select from promotions)
		), added as (
			insert into promotions (name_en, name_ru, name_tm, kind, percent, amount_tenge, minimum_tenge, first_order, active,
				uses_limit, uses_per_person, by_code)
			select name_en, name_ru, name_tm, kind, percent, amount_tenge, coalesce(minimum_tenge, 0),
				coalesce(first_order, false), coalesce(active, true), uses_limit, uses_per_person, code is not null from demo
			returning id, name_en
		)
		insert into promotion_codes (promotion_id, code)
		select added.id, demo.code from added join demo using (name_en) where demo.code is not null`
		.execute(db)
		.finally(() => db.destroy());
}
