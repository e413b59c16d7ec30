import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** A sale or a view loses half of its weight in this many days. */
const HALF_LIFE_DAYS = 30;
/** Older sales and views do not count, and older views are deleted. */
const LOOK_BACK_DAYS = 180;
/** One sold piece weighs as much as this many views. */
const VIEWS_PER_SALE = 50;
/**
 * Doubled interest adds this score, however popular the product is already. Therefore many views do not
 * outweigh everything else.
 */
const SCORE_PER_DOUBLING = 1000;

/**
 * FIND-04: gives each product a number from its recent completed sales and its views. Counts as well how
 * often it was bought (LIGHT-04). `today` is Ashgabat's date.
 */
export async function refreshPopularity(db: Database, today: string): Promise<void> {
	const decay = (day: 'v.day' | 'sold.day') =>
		sql`power(0.5, (${today}::date - ${sql.ref(day)}) / ${HALF_LIFE_DAYS}::float8)`;
	const { rows } = await sql<{ changed: boolean }>`
		with viewed as (
			select v.product_id, sum(v.views * ${decay('v.day')}) as amount from product_views v
			where v.day > ${today}::date - ${LOOK_BACK_DAYS}::integer group by 1
		), sold as (
			select i.product_id, (o.created_at at time zone 'Asia/Ashgabat')::date as day, i.quantity
			from orders o join order_lines i on i.order_id = o.id
			where o.status = 'completed' and o.created_at > ${today}::date - ${LOOK_BACK_DAYS}::integer
		), wanted as (
			select product_id, sum(amount) as amount, sum(bought)::integer as bought from (
				select product_id, amount, 0 as bought from viewed
				union all
				select sold.product_id, sold.quantity * ${VIEWS_PER_SALE}::integer * ${decay('sold.day')}, 1 from sold
			) counted join products p on p.id = product_id group by 1
		), scored as (
			select product_id, bought, least(65535, greatest(1,
				round(${SCORE_PER_DOUBLING}::integer * log(2, (1 + amount)::numeric))))::integer as score from wanted
		), gone as (
			delete from product_popularity p where not exists (select from scored s where s.product_id = p.product_id)
			returning 1
		), written as (
			insert into product_popularity as p (product_id, score, bought) select product_id, score, bought from scored
			on conflict (product_id) do update set score = excluded.score, bought = excluded.bought
			where (p.score, p.bought) <> (excluded.score, excluded.bought)
			returning 1
		)
		select exists (select from gone) or exists (select from written) as changed`.execute(db);
	// All lists are read again, which happens once a night.
	if (rows[0]?.changed) await sql`select pg_notify('shop_changes', 'everything')`.execute(db);
	await sql`delete from product_views where day <= ${today}::date - ${LOOK_BACK_DAYS}::integer`.execute(db);
}

export async function addViews(
	db: Database,
	day: string,
	views: readonly { productId: number; views: number }[],
): Promise<void> {
	await sql`insert into product_views as v (product_id, day, views)
		select p.id, ${day}::date, r.views
		from json_to_recordset(${JSON.stringify(views)}::json) as r ("productId" integer, views integer)
		join products p on p.id = r."productId" order by p.id
		on conflict (day, product_id) do update set views = v.views + excluded.views`.execute(db);
}
