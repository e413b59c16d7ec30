import type { DemoCatalogue } from '@dukan/demo-catalogue/catalogue-types.ts';
import { demoReviews } from '@dukan/demo-catalogue/demo-reviews.ts';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** CHOOSE-03: with no order and no person: that is what marks them as demo. */
export async function insertReviews(
	trx: Transaction<Tables>,
	catalogue: DemoCatalogue,
	now: Date,
): Promise<void> {
	const reviews = demoReviews(catalogue.products.map(({ id }) => id));
	await sql`insert into reviews (product_id, author, stars, text, state, created_at, edited_at, helpful, answer)
		select "productId", author, stars, text, state, ${now}::timestamptz - "daysAgo" * interval '1 day',
			${now}::timestamptz - "daysAgo" * interval '1 day', helpful, answer
		from jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb) as review ("productId" integer, author text,
			stars integer, text text, helpful integer, answer text, "daysAgo" integer, state text)`.execute(trx);
}
