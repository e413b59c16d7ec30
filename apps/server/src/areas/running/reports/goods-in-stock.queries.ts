import { type RawBuilder, sql } from 'kysely';

/**
 * All products with the columns that reports add up. Published products come from product_listings, which is
 * narrow, and the few others from products. The price is that of a whole piece, including a current sale.
 */
export const ALL_GOODS = sql`(select product_id, category_id, brand_id, created_at, effective_price_tenge as price_tenge
		from product_listings
	union all select p.id, p.category_id, p.brand_id, p.created_at, piece_price_tenge(p)
		from products p where not p.published)`;

/** Looks in a small index of the few hidden products, instead of reading each of 100,000. */
export function isPublished(productId: RawBuilder<unknown>): RawBuilder<boolean> {
	return sql`not exists (select from products hidden where hidden.id = ${productId} and not hidden.published)`;
}

/**
 * The lines of the orders that the statement calls `taken`. The ids of a period's orders are neighbours, so
 * one range of the index holds all of these lines.
 */
const TAKEN_LINES = sql`taken join order_lines l on l.order_id = taken.id
	and l.order_id between (select min(id) from taken) and (select max(id) from taken)`;

/**
 * Returns two parts of a `with`. The second one, `pace`, has the pieces of each product that were sold and
 * did not come back (RET-01).
 */
export function paceBetween(from: Date, to: Date): RawBuilder<unknown> {
	return sql`taken as materialized (select id from orders
			where status <> 'cancelled' and created_at > ${from} and created_at <= ${to}),
		pace as (select l.product_id, sum(l.quantity - l.returned)::integer as sold from ${TAKEN_LINES}
			group by 1 having sum(l.quantity - l.returned) > 0)`;
}
