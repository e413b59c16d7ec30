import type { UserExportWire } from '@dukan/domain/running/privacy/privacy.api.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';
import { DELETED_PHONE } from '../../people/accounts/personal.queries.ts';

type Held = Pick<
	UserExportWire,
	| 'addresses'
	| 'favourites'
	| 'reviews'
	| 'questions'
	| 'requests'
	| 'claims'
	| 'price_drop_notices'
	| 'review_invitations'
	| 'stock_waits'
	| 'notices'
	| 'call_requests'
	| 'sessions'
	| 'known_devices'
	| 'messages'
>;

/** What the shop holds about a person beside the account and the orders. */
export async function readHeldData(db: Database, userId: number): Promise<Held> {
	const { rows } = await sql<Held>`select
		coalesce((select json_agg(json_build_object('address', a.address,
				'district', coalesce(nullif(d.name_tm, ''), d.name_en)) order by a.choice desc)
			from delivery_addresses a left join districts d on d.id = a.district_id where a.user_id = u.id), '[]')
			as addresses,
		coalesce((select json_agg(json_build_object('p_id', f.product_id, 'saved_at', ${isoMoment('f.saved_at')}))
			from favourites f where f.user_id = u.id), '[]') as favourites,
		coalesce((select json_agg(json_build_object('p_id', r.product_id, 'stars', r.stars, 'text', r.text,
				'pictures', (select count(*) from review_pictures i where i.review_id = r.id),
				'created_at', ${isoMoment('r.created_at')}) order by r.id) from reviews r where r.user_id = u.id), '[]') as reviews,
		coalesce((select json_agg(json_build_object('order_id', q.order_id, 'p_id', q.product_id, 'kind', q.kind,
				'text', q.text, 'answer', q.answer, 'at', ${isoMoment('q.at')}, 'pictures',
				(select count(*) from request_pictures i where i.request_id = q.id)) order by q.id)
			from service_requests q join orders o on o.id = q.order_id where o.user_id = u.id), '[]') as requests,
		coalesce((select json_agg(json_build_object('order_id', c.order_id, 'p_id', c.product_id, 'complaint', c.complaint,
				'state', c.state, 'at', ${isoMoment('c.at')}) order by c.id)
			from claims c join orders o on o.id = c.order_id where o.user_id = u.id), '[]') as claims,
		coalesce((select json_agg(json_build_object('p_id', q.product_id, 'question_id', q.question_id, 'text', q.text,
				'created_at', ${isoMoment('q.created_at')}) order by q.id)
			from question_posts q where q.user_id = u.id), '[]') as questions,
		exists (select from notice_people n where n.user_id = u.id and n.price_drops) as price_drop_notices,
		not exists (select from notice_people n where n.user_id = u.id and not n.review_invitations)
			as review_invitations,
		coalesce((select json_agg(json_build_object('p_id', w.product_id, 'asked_at', ${isoMoment('w.asked_at')})
				order by w.asked_at) from stock_waits w where w.user_id = u.id), '[]') as stock_waits,
		coalesce((select json_agg(json_build_object('p_id', n.product_id, 'kind', n.kind,
				'price', n.price_tenge / 100.0, 'sent_at', ${isoMoment('n.sent_at')}) order by n.id)
			from notices n where n.user_id = u.id), '[]') as notices,
		coalesce((select json_agg(json_build_object('name', c.name, 'status', c.status,
				'created_at', ${isoMoment('c.created_at')}, 'items',
				coalesce((select json_agg(json_build_object('p_id', i.product_id, 'quantity', i.quantity))
					from call_request_items i where i.call_request_id = c.id), '[]')) order by c.id)
			from call_requests c where c.phone = u.phone and u.phone_confirmed_at is not null), '[]') as call_requests,
		coalesce((select json_agg(json_build_object('user_agent', s.user_agent, 'created_at', ${isoMoment('s.created_at')},
				'last_seen_at', ${isoMoment('s.last_seen_at')}) order by s.last_seen_at desc)
			from sessions s where s.user_id = u.id), '[]') as sessions,
		(select count(*)::integer from known_devices k where k.user_id = u.id) as known_devices,
		coalesce((select json_agg(json_build_object('made_at', ${isoMoment('m.made_at')}, 'sent_at', ${isoMoment('m.sent_at')})
				order by m.id) from sms_outbox m where m.phone = u.phone), '[]') as messages
		from users u where u.id = ${userId}`.execute(db);
	const [held] = rows;
	if (!held) throw new Error('The person is gone.');
	return held;
}

/** Waits for an order that is being placed: afterwards none is. Goods under warranty that the shop still has count as one. */
export async function lockPerson(
	trx: Database,
	userId: number,
): Promise<{ phone: string; banned: boolean; openOrders: number } | undefined> {
	await sql`select from users where id = ${userId} for update`.execute(trx);
	const { rows } = await sql<{ phone: string; banned: boolean; openOrders: number }>`select u.phone, u.banned,
			(select count(*)::integer from orders o where o.user_id = u.id
				and (o.status in ('pending', 'accepted', 'on_delivery')
					or exists (select from claims c where c.order_id = o.id and c.state <> 'handed_back'))) as "openOrders"
		from users u where u.id = ${userId}`.execute(trx);
	return rows[0];
}

/** Orders of a person, or those that are kept long enough, the oldest first. */
export async function listErasable(
	db: Database,
	which: { userId: number } | { before: Date; limit: number },
): Promise<number[]> {
	const { rows } = await sql<{ id: number }>`select id from orders where ${
		'userId' in which
			? sql`user_id = ${which.userId}`
			: sql`not anonymous and status in ('completed', 'cancelled')
				and created_at <= ${which.before} order by created_at limit ${which.limit}`
	}`.execute(db);
	return rows.map(({ id }) => id);
}

export async function insertBannedPhone(trx: Database, phoneHash: Buffer, now: Date): Promise<void> {
	await sql`insert into banned_phones (phone_hash, banned_at) values (${phoneHash}, ${now})
		on conflict (phone_hash) do nothing`.execute(trx);
}

/** People without orders who came, or were imported, before and have not signed in since. */
export async function listUnusedAccounts(db: Database, before: Date, limit: number): Promise<number[]> {
	const { rows } = await sql<{ id: number }>`select u.id from users u
		where coalesce(u.imported_at, u.created_at) <= ${before} and not u.banned and u.phone <> ${DELETED_PHONE}
			and not exists (select from orders o where o.user_id = u.id)
			and not exists (select from sessions s where s.user_id = u.id and s.last_seen_at > ${before})
			and not exists (select from known_devices k where k.user_id = u.id and k.seen_at > ${before})
		order by u.id limit ${limit}`.execute(db);
	return rows.map(({ id }) => id);
}
