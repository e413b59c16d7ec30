import type { Language } from '@dukan/domain/base/language/language.ts';
import { sql } from 'kysely';
import { DAY_MS, later } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';

/**
 * An invitation that is late by more than this is not sent, such as for an order from before the shop enabled
 * invitations.
 */
const INVITATION_LATE_DAYS = 7;

export type DueInvitation = {
	orderId: number;
	userId: number;
	phone: string;
	language: Language;
	/** The name of the most expensive item that the person can review. */
	name_en: string;
	name_ru: string;
	name_tm: string;
};

/** Chooses lines that were not returned and have no review. */
const TO_REVIEW = sql`l.returned = 0
	and not exists (select from reviews r where r.order_id = l.order_id and r.product_id = l.product_id)`;

/**
 * Returns the due orders of at most `people` buyers. A buyer must have a confirmed phone and must not have
 * switched invitations off.
 */
export async function listDueInvitations(
	db: Database,
	{ days, people, now }: { days: number; people: number; now: Date },
): Promise<DueInvitation[]> {
	const last = later(now, -days * DAY_MS);
	const first = later(last, -INVITATION_LATE_DAYS * DAY_MS);
	const { rows } = await sql<DueInvitation>`
		with due as (
			select distinct o.id, o.user_id, u.phone, u.language, dense_rank() over (order by o.user_id) as person
			from order_events e join orders o on o.id = e.order_id and o.status = 'completed'
			join users u on u.id = o.user_id and u.phone_confirmed_at is not null and not u.banned
			where e.status = 'completed' and not e.back and e.at > ${first} and e.at <= ${last}
				and not exists (select from review_invitations i where i.order_id = o.id)
				and not exists (select from notice_people n where n.user_id = o.user_id and not n.review_invitations)
				and exists (select from order_lines l where l.order_id = o.id and ${TO_REVIEW})
		)
		select due.id as "orderId", due.user_id as "userId", due.phone, due.language,
			bought.name_en, bought.name_ru, bought.name_tm
		from due cross join lateral (
			select l.name_en, l.name_ru, l.name_tm from order_lines l where l.order_id = due.id and ${TO_REVIEW}
			order by l.price_tenge::bigint * l.unit_factor desc, l.product_id limit 1
		) bought
		where due.person <= ${people} order by due.user_id, due.id`.execute(db);
	return rows;
}

/** Marks the orders as invited. Returns the orders that no other process had marked. */
export async function markInvited(trx: Database, orderIds: readonly number[], now: Date): Promise<number[]> {
	const { rows } = await sql<{ order_id: number }>`insert into review_invitations (order_id, sent_at)
		select id, ${now}::timestamptz from unnest(${orderIds}::integer[]) as id order by id
		on conflict do nothing returning order_id`.execute(trx);
	return rows.map(({ order_id }) => order_id);
}
