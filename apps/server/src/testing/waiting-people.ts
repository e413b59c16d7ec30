import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { stockProducts } from './shop-books.ts';

/**
 * Makes people with confirmed phones who all wait for these products, which are sold out. Returns their
 * phones.
 */
export async function peopleWaitingFor(
	{ db, clock }: { db: Database; clock: Clock },
	productIds: readonly number[],
	{ count, firstPhone }: { count: number; firstPhone: number },
): Promise<string[]> {
	await stockProducts(db, productIds, 0);
	const phones = Array.from({ length: count }, (_, index) => String(firstPhone + index));
	await sql`with people as (
			insert into users (phone, name, password_hash, language, created_at, phone_confirmed_at)
			select phone, 'Aýna', 'none', 'ru', ${clock()}::timestamptz, ${clock()}::timestamptz
			from unnest(${phones}::text[]) as given (phone) returning id),
		asked as (insert into notice_people (user_id) select id from people)
		select count(*) from people`.execute(db);
	await sql`insert into stock_waits (user_id, product_id, asked_at)
		select u.id, product_id, ${clock()}::timestamptz from users u, unnest(${productIds}::integer[]) as wanted (product_id)
		where u.phone = any (${phones}::text[])`.execute(db);
	return phones;
}

/** Returns how many messages went to each of these phones, in the order of the phones. */
export async function countMessages(db: Database, phones: readonly string[]): Promise<number[]> {
	const { rows } = await sql<{ count: number }>`select count(m.id)::integer as count
		from unnest(${phones}::text[]) with ordinality as asked (phone, place)
		left join sms_outbox m on m.phone = asked.phone group by asked.phone, asked.place order by asked.place`.execute(
		db,
	);
	return rows.map(({ count }) => count);
}
