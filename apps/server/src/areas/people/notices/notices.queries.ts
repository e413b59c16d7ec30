import type { SentNoticeWire, WaitWire } from '@dukan/domain/people/notices/notices.api.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';

const NAMES = sql`p.id as p_id, p.category_id as "categoryKId", p.name_en as p_name_en,
	coalesce(nullif(p.name_ru, ''), p.name_en) as p_name_ru, coalesce(nullif(p.name_tm, ''), p.name_en) as p_name_tm`;

/**
 * Locks the row for all of the person's notifications until the transaction ends. Makes the row if there is
 * none.
 */
export async function lockNoticePerson(trx: Database, userId: number): Promise<{ price_drops: boolean }> {
	await sql`insert into notice_people (user_id) values (${userId}) on conflict do nothing`.execute(trx);
	const { rows } = await sql<{ price_drops: boolean }>`select price_drops from notice_people
		where user_id = ${userId} for update`.execute(trx);
	const [person] = rows;
	if (!person) throw new Error('The person is gone.');
	return person;
}

/** Returns the number of pieces in stock. Returns undefined for a product that is not sold. */
export async function findStock(db: Database, productId: number): Promise<number | undefined> {
	const { rows } = await sql<{ quantity: number }>`select s.quantity from products p
		join product_stock s on s.product_id = p.id where p.id = ${productId} and p.published`.execute(db);
	return rows[0]?.quantity;
}

/** Counts the other products that the person waits for. */
export async function countOtherWaits(db: Database, userId: number, productId: number): Promise<number> {
	const { rows } = await sql<{ count: number }>`select count(*)::integer as count from stock_waits
		where user_id = ${userId} and product_id <> ${productId}`.execute(db);
	return rows[0]?.count ?? 0;
}

export async function insertWait(trx: Database, userId: number, productId: number, now: Date): Promise<void> {
	await sql`insert into stock_waits (user_id, product_id, asked_at) values (${userId}, ${productId}, ${now})
		on conflict do nothing`.execute(trx);
}

export async function deleteWait(db: Database, userId: number, productId: number): Promise<void> {
	await sql`delete from stock_waits where user_id = ${userId} and product_id = ${productId}`.execute(db);
}

/**
 * From now on a price is compared with today's price, not with that of the day when the product was saved.
 */
export async function choosePriceDrops(trx: Database, userId: number, priceDrops: boolean): Promise<void> {
	await sql`update notice_people set price_drops = ${priceDrops} where user_id = ${userId}`.execute(trx);
	if (!priceDrops) return;
	await sql`update favourites f set notice_price_tenge = piece_price_tenge(p)
		from products p where p.id = f.product_id and f.user_id = ${userId}`.execute(trx);
}

/**
 * Ends all notifications that the person asked for, and invitations to review, which no one asks for
 * (CHOOSE-03).
 */
export async function stopNotices(db: Database, userId: number): Promise<boolean> {
	const { rows } = await sql<{ found: boolean }>`with stopped as (
			insert into notice_people (user_id, review_invitations) select id, false from users where id = ${userId}
			on conflict (user_id) do update set price_drops = false, review_invitations = false),
		ended as (delete from stock_waits where user_id = ${userId})
		select exists (select from users where id = ${userId}) as found`.execute(db);
	return rows[0]?.found ?? false;
}

type NoticeChoices = { price_drops: boolean; review_invitations: boolean };

/** These choices apply until the person has made their own. */
const NO_CHOICES: NoticeChoices = { price_drops: false, review_invitations: true };

export async function readNoticeChoices(db: Database, userId: number): Promise<NoticeChoices> {
	const { rows } = await sql<NoticeChoices>`select price_drops, review_invitations from notice_people
		where user_id = ${userId}`.execute(db);
	return rows[0] ?? NO_CHOICES;
}

export async function chooseInvitations(trx: Database, userId: number, invitations: boolean): Promise<void> {
	await sql`update notice_people set review_invitations = ${invitations} where user_id = ${userId}`.execute(
		trx,
	);
}

export async function listWaits(db: Database, userId: number): Promise<WaitWire[]> {
	const { rows } =
		await sql<WaitWire>`select ${NAMES}, ${isoMoment('w.asked_at')} as asked_at, s.quantity > 0 as in_stock
		from stock_waits w join products p on p.id = w.product_id and p.published
		join product_stock s on s.product_id = p.id
		where w.user_id = ${userId} order by w.asked_at desc, p.id`.execute(db);
	return rows;
}

const MOST_SHOWN = 50;

export async function listSentNotices(db: Database, userId: number): Promise<SentNoticeWire[]> {
	const { rows } = await sql<SentNoticeWire>`select ${NAMES}, n.id, n.kind,
			(n.price_tenge / 100.0)::float8 as price, ${isoMoment('n.sent_at')} as sent_at
		from notices n join products p on p.id = n.product_id and p.published
		where n.user_id = ${userId} order by n.sent_at desc, n.id desc limit ${MOST_SHOWN}`.execute(db);
	return rows;
}
