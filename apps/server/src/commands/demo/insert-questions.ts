import type { DemoCatalogue } from '@dukan/demo-catalogue/catalogue-types.ts';
import { demoQuestions } from '@dukan/demo-catalogue/demo-questions.ts';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** CHOOSE-04: of no person, and marked as demo; answers come a day later. */
export async function insertQuestions(
	trx: Transaction<Tables>,
	catalogue: DemoCatalogue,
	now: Date,
): Promise<void> {
	const questions = demoQuestions(catalogue.products.map(({ id }) => id)).toSorted(
		(one, other) => other.daysAgo - one.daysAgo,
	);
	await sql`with given as (select * from rows from (jsonb_to_recordset(${JSON.stringify(questions)}::jsonb)
				as ("productId" integer, author text, text text, answer text, "daysAgo" integer, state text))
			with ordinality as question ("productId", author, text, answer, "daysAgo", state, place)),
		asked as (
			insert into question_posts (id, product_id, origin, author, text, state, created_at)
			select place, "productId", 'demo', author, text, state, ${now}::timestamptz - "daysAgo" * interval '1 day'
			from given)
		insert into question_posts (id, product_id, question_id, origin, author, text, state, created_at)
		select place + (select count(*) from given), "productId", place, 'demo', '', answer, 'published',
			${now}::timestamptz - ("daysAgo" - 1) * interval '1 day'
		from given where answer <> ''`.execute(trx);
	await sql`select setval(pg_get_serial_sequence('question_posts', 'id'), (select max(id) from question_posts))`.execute(
		trx,
	);
}
