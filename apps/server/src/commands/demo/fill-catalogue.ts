import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { buildCatalogue } from '@dukan/demo-catalogue/build-catalogue.ts';
import type { DemoCatalogue } from '@dukan/demo-catalogue/catalogue-types.ts';
import { DEMO_PICTURES_DIR } from '@dukan/demo-catalogue/demo-pictures.ts';
import { demoQuestions } from '@dukan/demo-catalogue/demo-questions.ts';
import { demoReviews } from '@dukan/demo-catalogue/demo-reviews.ts';
import { sql, type Transaction } from 'kysely';
import { emptyShop } from '../../areas/running/demo/empty-shop.queries.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { DEMO_CUSTOMERS, DEMO_PEOPLE } from './demo-customers.ts';
import { insertProducts, insertSmartCategories, insertStructure } from './insert-catalogue.ts';
import { insertContent } from './insert-content.ts';
import { insertSearches } from './insert-searches.ts';

/** An arbitrary number, the same in every process, so that one process fills the shop and the others wait. */
export const FILL_LOCK = 7_100_994;

/** R1: thrown because the goods of existing orders must not change. */
export class OrdersExist extends Error {}

export type FillOptions = { replace: boolean; now: Date; say: (line: string) => void };

/** Pictures are copied before the rows that name them, so that every name in the database leads to a file. */
export async function copyDemoPictures(dataDir: string): Promise<void> {
	await cp(DEMO_PICTURES_DIR, join(dataDir, 'originals'), { recursive: true });
}

/** Fills an empty shop with the demo catalogue. A shop that sells something already is left alone. */
export async function fillDemoCatalogue(databaseUrl: string, options: FillOptions): Promise<void> {
	const db = openDatabase(databaseUrl, console.error, { noQueryTimeout: true });
	try {
		await fill(db, options);
	} finally {
		await db.destroy();
	}
}

async function fill(db: Database, options: FillOptions): Promise<void> {
	await db.transaction().execute(async (trx) => {
		await sql`select pg_advisory_xact_lock(${FILL_LOCK})`.execute(trx);
		if (options.replace) await emptyForDemo(trx);
		else if (await trx.selectFrom('categories').select('id').limit(1).executeTakeFirst()) return;

		options.say('filling the demo catalogue: 600 products');
		const catalogue = buildCatalogue();
		await insertStructure(trx, catalogue);
		await insertProducts(trx, catalogue, options.now);
		await insertSmartCategories(trx, catalogue);
		await insertContent(trx, catalogue, options.now);
		await insertReviews(trx, catalogue, options.now);
		await insertQuestions(trx, catalogue, options.now);
		await insertSearches(trx, options.now);
		await trx.insertInto('demo_shop').defaultValues().execute();
		await moveSequences(trx);
	});
}

/** The phones of the demo's customers. An order by anybody else is a real one. */
const DEMO_PHONES = [...DEMO_CUSTOMERS, ...DEMO_PEOPLE].map(({ phone }) => phone);

/** A shop that becomes its owner's keeps these tables. The demo brings rows of its own for them. */
const DEMO_CONTENT = ['districts', 'regions', 'holidays', 'pages', 'settings'] as const;

async function emptyForDemo(trx: Transaction<Tables>): Promise<void> {
	const { rows: orders } = await sql`select from orders o left join users u on u.id = o.user_id
		where u.phone is null or u.phone <> all (${DEMO_PHONES}) limit 1`.execute(trx);
	if (orders.length > 0)
		throw new OrdersExist('This shop has orders, and the demo catalogue would replace the goods they name.');
	await emptyShop(trx);
	for (const table of DEMO_CONTENT) await trx.deleteFrom(table).execute();
}

const NUMBERED_TABLES = [
	'brands',
	'categories',
	'subcategories',
	'products',
	'smart_categories',
	'banners',
	'small_banners',
	'regions',
	'districts',
] as const;

/**
 * Moves the sequences behind the ids that the demo gives itself, so that new rows do not collide with them.
 */
async function moveSequences(trx: Transaction<Tables>): Promise<void> {
	for (const table of NUMBERED_TABLES) {
		await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
			trx,
		);
	}
}

/** CHOOSE-04: questions belong to no person and are marked as demo; answers come a day later. */
async function insertQuestions(trx: Transaction<Tables>, catalogue: DemoCatalogue, now: Date): Promise<void> {
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

/** CHOOSE-03: a review without an order and a person is marked as demo. */
async function insertReviews(trx: Transaction<Tables>, catalogue: DemoCatalogue, now: Date): Promise<void> {
	const reviews = demoReviews(catalogue.products.map(({ id }) => id));
	await sql`insert into reviews (product_id, author, stars, text, state, created_at, edited_at, helpful, answer)
		select "productId", author, stars, text, state, ${now}::timestamptz - "daysAgo" * interval '1 day',
			${now}::timestamptz - "daysAgo" * interval '1 day', helpful, answer
		from jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb) as review ("productId" integer, author text,
			stars integer, text text, helpful integer, answer text, "daysAgo" integer, state text)`.execute(trx);
}
