import { LANGUAGES } from '@dukan/domain/language/language.ts';
import { sql } from 'kysely';
import { DEMO_PROMOTIONS, DEMO_SUPPLIERS } from '../../commands/demo/demo-papers.ts';
import { DEMO_MISSES, DEMO_SEARCHES } from '../../commands/demo/demo-searches.ts';
import type { Database } from '../../platform/database/database.ts';

const PROMOTIONS = JSON.stringify(
	DEMO_PROMOTIONS.map(({ name_en, name_ru, name_tm }) => ({ name_en, name_ru, name_tm })),
);
const SUPPLIERS = JSON.stringify(DEMO_SUPPLIERS.map(({ name, phone }) => ({ name, phone })));
const SEARCHES = JSON.stringify(
	LANGUAGES.flatMap((language) =>
		[...DEMO_SEARCHES[language], ...DEMO_MISSES[language]].map((words) => ({ language, words })),
	),
);

/** A promotion that the owner has renamed is the owner's. One that a real order used stays for the books, switched off. */
export async function deleteDemoPromotions(trx: Database): Promise<void> {
	const demo = sql`select p.id from promotions p
		join jsonb_to_recordset(${PROMOTIONS}::jsonb) as demo (name_en text, name_ru text, name_tm text)
			using (name_en, name_ru, name_tm)`;
	await sql`update promotions set active = false where active and id in (${demo})`.execute(trx);
	await sql`delete from promotions p where p.id in (${demo})
		and not exists (select from promotion_uses u where u.promotion_id = p.id)`.execute(trx);
}

/** With what their price lists call our goods. Who has brought something stays. */
export async function deleteDemoSuppliers(trx: Database): Promise<void> {
	await sql`delete from suppliers s
		using jsonb_to_recordset(${SUPPLIERS}::jsonb) as demo (name text, phone text)
		where s.name = demo.name and s.phone = demo.phone
			and not exists (select from receipts r where r.supplier_id = s.id)`.execute(trx);
}

/** What the demo's shoppers are said to have searched for; the same words of real ones are counted again from now on. */
export async function deleteDemoSearches(trx: Database): Promise<void> {
	for (const table of ['search_counts', 'popular_queries'] as const)
		await sql`delete from ${sql.table(table)} t
			using jsonb_to_recordset(${SEARCHES}::jsonb) as demo (language text, words text)
			where t.language = demo.language and t.words = demo.words`.execute(trx);
}
