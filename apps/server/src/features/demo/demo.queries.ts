import type { DemoCountsWire } from '@dukan/domain/demo/staff-demo.api.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/**
 * Uploads are named by their content alone, pictures of the demo by what they show. Goods with a photo of the shop's own are the
 * shop's. Some of the demo's have no picture: they are known by the SKU that the demo gave them (insert-goods.ts).
 */
const OF_DEMO = sql`p.file !~ '^(product|banner)-[0-9a-f]{32}[.]webp$'`;

const DEMO_PRODUCTS = sql`select f.product_id from product_pictures f join pictures p using (file)
	group by f.product_id having bool_and(${OF_DEMO})
	union select c.product_id from product_codes c
	where c.kind = 'sku' and c.code = 'DK-' || lpad(c.product_id::text, 5, '0')
		and not exists (select from product_pictures f where f.product_id = c.product_id)`;

/** What names a product and must stay: real papers of the shop. */
const NEEDED = sql`(exists (select from order_lines l where l.product_id = d.product_id
		and not exists (select from demo_orders o where o.order_id = l.order_id))
	or exists (select from receipt_lines l join receipts r on r.id = l.receipt_id
		where l.product_id = d.product_id and not (r.state = 'draft' and r.staff_id is null))
	or exists (select from promotions g where g.gift_product_id = d.product_id))`;

/** A review without an order is the demo's (insert-reviews.ts). */
const DEMO_REVIEWS = sql`from reviews where order_id is null`;
const DEMO_QUESTIONS = sql`from question_posts where origin = 'demo'`;

/** What real people wrote below it stays with the question. */
const UNANSWERED = sql`not exists (select from question_posts a
	where a.question_id = question_posts.id and a.origin <> 'demo')`;

const DRAWN_BANNER = sql`exists (select from pictures p where p.file = b.picture_en and ${OF_DEMO})`;

export async function countDemo(db: Database): Promise<DemoCountsWire> {
	const { rows } = await sql<DemoCountsWire>`with demo as (
			select d.product_id, ${NEEDED} as needed from (${DEMO_PRODUCTS}) d
		)
		select (count(*) filter (where not needed))::integer as products,
			(count(*) filter (where needed))::integer as hidden,
			(select count(*)::integer ${DEMO_REVIEWS}) as reviews,
			(select count(*)::integer ${DEMO_QUESTIONS} and question_id is null) as questions,
			(select count(*)::integer from demo_orders) as orders,
			((select count(*) from banners b where ${DRAWN_BANNER})
				+ (select count(*) from small_banners b where ${DRAWN_BANNER}))::integer as banners
		from demo`.execute(db);
	return rows[0] ?? { products: 0, hidden: 0, reviews: 0, questions: 0, orders: 0, banners: 0 };
}

/** The next goods that can go, in the order in which orders lock them. */
export async function lockRemovableProducts(trx: Database, limit: number): Promise<number[]> {
	const { rows } = await sql<{ id: number }>`select q.id from products q
		where q.id in (select d.product_id from (${DEMO_PRODUCTS}) d where not ${NEEDED})
		order by q.id limit ${limit} for update`.execute(trx);
	return rows.map(({ id }) => id);
}

/** With their drawings and the lines of the demo's own draft of a receipt. */
export async function deleteDemoProducts(trx: Database, ids: readonly number[]): Promise<void> {
	await sql`delete from receipt_lines l using receipts r
		where r.id = l.receipt_id and r.state = 'draft' and r.staff_id is null and l.product_id = any (${ids})`.execute(
		trx,
	);
	const { rows } = await sql<{ file: string }>`select distinct file from product_pictures
		where product_id = any (${ids})`.execute(trx);
	const { rows: families } = await sql<{ id: number }>`select distinct family_id as id from products
		where id = any (${ids}) and family_id is not null`.execute(trx);
	await sql`delete from products where id = any (${ids})`.execute(trx);
	await deleteEmptyFamilies(
		trx,
		families.map(({ id }) => id),
	);
	await deleteUnusedDrawings(
		trx,
		rows.map(({ file }) => file),
	);
}

async function deleteEmptyFamilies(trx: Database, ids: readonly number[]): Promise<void> {
	await sql`delete from product_families f where f.id = any (${ids})
		and not exists (select from products p where p.family_id = f.id)`.execute(trx);
}

async function deleteUnusedDrawings(trx: Database, files: readonly string[]): Promise<void> {
	await sql`delete from pictures p where p.file = any (${files}) and ${OF_DEMO}
		and not exists (select from product_pictures f where f.file = p.file)
		and not exists (select from banners b where p.file in (b.picture_en, b.picture_ru, b.picture_tm))
		and not exists (select from small_banners b where p.file in (b.picture_en, b.picture_ru, b.picture_tm))`.execute(
		trx,
	);
}

/** Demo goods that real papers name: no shopper sees them. */
export async function hideDemoProducts(trx: Database): Promise<void> {
	await sql`update products set published = false
		where published and id in (select d.product_id from (${DEMO_PRODUCTS}) d)`.execute(trx);
}

export async function deleteDemoContent(trx: Database): Promise<void> {
	await sql`delete ${DEMO_REVIEWS}`.execute(trx);
	await sql`delete ${DEMO_QUESTIONS} and ${UNANSWERED}`.execute(trx);
	for (const table of ['banners', 'small_banners'] as const)
		await sql`delete from ${sql.table(table)} b where ${DRAWN_BANNER}`.execute(trx);
	await sql`delete from receipts r where r.state = 'draft' and r.staff_id is null
		and not exists (select from receipt_lines l where l.receipt_id = r.id)`.execute(trx);
	await sql`delete from stock_counts where state = 'open' and staff_id is null`.execute(trx);
}
