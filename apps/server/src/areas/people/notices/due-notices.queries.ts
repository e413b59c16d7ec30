import type { Language } from '@dukan/domain/base/language/language.ts';
import { MIN_DROP_PERCENT, type NoticeKind, PAUSE_HOURS } from '@dukan/domain/people/notices/notice-rules.ts';
import { sql } from 'kysely';
import { HOUR_MS, later } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';

/** A phone must be confirmed, so that no one gets messages that somebody else requested. */
const reachable = (now: Date) => sql`u.phone_confirmed_at is not null and not u.banned
	and (n.last_sent_at is null or n.last_sent_at <= ${later(now, -PAUSE_HOURS * HOUR_MS)})`;

const IN_STOCK = sql`join products p on p.id = wanted.product_id and p.published
	join product_stock s on s.product_id = p.id and s.quantity > 0`;

const IS_CHEAPER = sql`piece_price_tenge(p)::bigint * 100
	<= least(wanted.saved_price_tenge, wanted.notice_price_tenge) * ${sql.lit(100 - MIN_DROP_PERCENT)}`;

export type DuePerson = { userId: number; phone: string; language: Language };

/**
 * Returns people for whom there is something to send, those who have waited longest first. The rows are
 * locked: another sender waits here until these messages are sent, and then finds the next people.
 */
export async function lockDuePeople(trx: Database, now: Date, limit: number): Promise<DuePerson[]> {
	const { rows } = await sql<DuePerson>`select n.user_id as "userId", u.phone, u.language
		from notice_people n join users u on u.id = n.user_id
		left join lateral (select min(wanted.asked_at) as since from stock_waits wanted ${IN_STOCK}
			where wanted.user_id = n.user_id) back on true
		where ${reachable(now)} and (back.since is not null or (n.price_drops and exists (
			select from favourites wanted ${IN_STOCK} where wanted.user_id = n.user_id and ${IS_CHEAPER})))
		order by back.since, n.user_id limit ${limit} for update of n`.execute(trx);
	return rows;
}

export type DueProduct = {
	userId: number;
	kind: NoticeKind;
	productId: number;
	categoryId: number;
	name_en: string;
	name_ru: string;
	name_tm: string;
	priceTenge: number;
};

/**
 * Lists the products to name in messages to these people. A product that is back in stock and also cheaper
 * counts as back.
 */
export async function listDueProducts(trx: Database, userIds: readonly number[]): Promise<DueProduct[]> {
	const { rows } =
		await sql<DueProduct>`select distinct on (due.user_id, p.id) due.user_id as "userId", due.kind,
			p.id as "productId", p.category_id as "categoryId", p.name_en, p.name_ru, p.name_tm,
			piece_price_tenge(p)::float8 as "priceTenge"
		from (select 'back' as kind, wanted.user_id, wanted.product_id from stock_waits wanted ${IN_STOCK}
				where wanted.user_id = any (${userIds}::integer[])
			union all
			select 'cheaper', wanted.user_id, wanted.product_id from favourites wanted ${IN_STOCK}
				join notice_people n on n.user_id = wanted.user_id and n.price_drops
				where wanted.user_id = any (${userIds}::integer[]) and ${IS_CHEAPER}) due
		join products p on p.id = due.product_id order by due.user_id, p.id, due.kind`.execute(trx);
	return rows;
}

/** Marks the products as sent, in the transaction that puts the messages into the outbox. */
export async function markNoticesSent(
	trx: Database,
	products: readonly DueProduct[],
	now: Date,
): Promise<void> {
	const userIds = products.map(({ userId }) => userId);
	const productIds = products.map(({ productId }) => productId);
	const sent = sql`unnest(${userIds}::integer[], ${productIds}::integer[]) as sent (user_id, product_id)`;
	await sql`insert into notices (user_id, product_id, kind, price_tenge, sent_at)
		select *, ${now}::timestamptz from unnest(${userIds}::integer[], ${productIds}::integer[],
			${products.map(({ kind }) => kind)}::text[], ${products.map(({ priceTenge }) => priceTenge)}::bigint[])`.execute(
		trx,
	);
	await sql`delete from stock_waits w using ${sent}
		where w.user_id = sent.user_id and w.product_id = sent.product_id`.execute(trx);
	await sql`update favourites f set notice_price_tenge = piece_price_tenge(p) from ${sent}, products p
		where f.user_id = sent.user_id and f.product_id = sent.product_id and p.id = f.product_id`.execute(trx);
	await sql`update notice_people set last_sent_at = ${now} where user_id = any (${userIds}::integer[])`.execute(
		trx,
	);
}
