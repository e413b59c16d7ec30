import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../apps/server/src/platform/database/database.ts';

const FIRST_USER_ID = 9_000_001;
const USERS = 5000;
export const PRODUCTS = 200;

/**
 * A shop in which nothing stands in the way of an order: goods and hours without end, and people with a session each, whose tokens
 * are returned. Those of an earlier run go.
 */
export async function prepareBuyers(db: Database): Promise<string[]> {
	await sql`update product_stock set quantity = 100000000 where product_id <= ${PRODUCTS}`.execute(db);
	await sql`update products set price_tenge = 10000, on_sale = false, sale_price_tenge = null,
		unit_factor = 1, limited = false, single_only = false where id <= ${PRODUCTS}`.execute(db);
	await sql`update order_rules set orders_per_day = 1000000`.execute(db);
	await sql`update delivery_slots set capacity = 100000000`.execute(db);
	await sql`delete from orders where user_id >= ${FIRST_USER_ID}`.execute(db);
	await sql`delete from users where id >= ${FIRST_USER_ID}`.execute(db);
	const tokens = Array.from({ length: USERS }, (_, index) => `bench-${index}`.padEnd(43, 'x'));
	const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
	await sql`insert into users (id, phone, name, password_hash, language, created_at, vouched_at)
		select ${FIRST_USER_ID} - 1 + n, (6900000 + n)::text, 'Aýna', 'none', 'ru', now(), now()
		from generate_series(1, ${USERS}::integer) n`.execute(db);
	await sql`insert into sessions (token_hash, user_id, user_agent, created_at, last_seen_at)
		select hash, ${FIRST_USER_ID} - 1 + n, 'bench', now(), now()
		from unnest(${hashes}::bytea[]) with ordinality as t (hash, n)`.execute(db);
	return tokens;
}
