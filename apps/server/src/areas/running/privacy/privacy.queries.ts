import type { UserExportWire } from '@dukan/domain/running/privacy/privacy.api.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';
import { NO_PASSWORD } from '../../../platform/passwords/password-hashing.ts';
import { anonymise, DELETED_PHONE, lockOrders } from '../../selling/orders/locked-order.ts';

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

/** The account that holds the orders of deleted people. */
export async function requireDeletedAccount(trx: Database, now: Date): Promise<number> {
	const { rows } = await sql<{ id: number }>`
		insert into users (phone, name, password_hash, language, banned, created_at)
		values (${DELETED_PHONE}, '—', ${NO_PASSWORD}, 'tm', true, ${now})
		on conflict (phone) do update set phone = excluded.phone returning id`.execute(trx);
	const id = rows[0]?.id;
	if (id === undefined) throw new Error('An insert that updates on conflict returns its row.');
	return id;
}

const PERSONAL = sql`array['name', 'phone', 'address', 'note', 'email', 'cancel_note', 'discount_reason', 'ban_note', 'name_key',
	'password_hash']`;

const PUBLIC_TEXTS = sql`array['author', 'text']`;

/** Orders stay for the books, without whose they were; the log of staff's changes likewise. */
export async function anonymiseOrders(
	trx: Database,
	which: { userId: number; deletedAccountId: number } | { before: Date; limit: number },
): Promise<number> {
	const asked = await sql<{ id: number }>`select id from orders where ${
		'userId' in which
			? sql`user_id = ${which.userId}`
			: sql`not anonymous and status in ('completed', 'cancelled')
				and created_at <= ${which.before} order by created_at limit ${which.limit}`
	}`.execute(trx);
	const orderIds = asked.rows.map(({ id }) => id);
	const orders = await lockOrders(trx, orderIds);
	const names = orders.flatMap(({ number, phone }) => [number, phone]);
	await anonymise(trx, orders, { ownerId: 'userId' in which ? which.deletedAccountId : undefined });
	// What a promotion gave stays in the reports.
	if ('userId' in which)
		await sql`update promotion_uses set user_id = ${which.deletedAccountId}
			where order_id = any (${orderIds}::integer[])`.execute(trx);
	await sql`update audit_log set before = before - ${PERSONAL}, after = after - ${PERSONAL}
		where subject = 'orders' and key = any (${orderIds.map(String)}::text[])`.execute(trx);
	await deleteStaffNotes(trx, orderIds);
	await deleteTillWords(trx, names);
	await anonymiseService(trx, orderIds);
	return orderIds.length;
}

/** What staff wrote beside an order, at its moves and where its money was taken back: whom they reached, where they were sent instead. */
async function deleteStaffNotes(trx: Database, orderIds: readonly number[]): Promise<void> {
	await sql`update audit_log set before = before - 'text', after = after - 'text'
		where subject = 'order_notes' and key in (
			select id::text from order_notes where order_id = any (${orderIds}::integer[]))`.execute(trx);
	await sql`delete from order_notes where order_id = any (${orderIds}::integer[])`.execute(trx);
	await sql`update order_events set note = ''
		where order_id = any (${orderIds}::integer[]) and note <> ''`.execute(trx);
	await sql`update cash_entries set reason = '' where reason <> '' and (order_id = any (${orderIds}::integer[])
		or return_id in (select id from returns where order_id = any (${orderIds}::integer[])))`.execute(trx);
}

/** Too short a word would be found in sums as well: numbers of orders that another shop gave. */
const MIN_FOUND_LENGTH = 7;

/** Of what staff wrote where the till was counted or corrected, which belongs to no order: all that names one of these, or a phone. */
async function deleteTillWords(trx: Database, names: readonly string[]): Promise<void> {
	const words = new Set(names.map((name) => name.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')));
	words.delete(DELETED_PHONE);
	const patterns = [...words].filter(({ length }) => length >= MIN_FOUND_LENGTH).map((word) => `%${word}%`);
	if (patterns.length === 0) return;
	const isNamed = sql`reason <> ''
		and regexp_replace(upper(reason), '[^0-9A-Z]', '', 'g') like any (${patterns}::text[])`;
	await sql`update cash_entries set reason = '—' where kind not in ('order', 'return') and ${isNamed}`.execute(
		trx,
	);
	await sql`update cash_closings set reason = '—' where ${isNamed}`.execute(trx);
	await sql`update audit_log set before = before - 'reason', after = after - 'reason'
		where subject = 'cash_closings' and key in (select day::text from cash_closings where reason = '—')`.execute(
		trx,
	);
}

const SERVICE_TEXTS = sql`array['text', 'answer', 'complaint', 'note']`;

/** What was written about goods after hand-out, and the pictures of them. */
async function anonymiseService(trx: Database, orderIds: readonly number[]): Promise<void> {
	await sql`delete from request_pictures where request_id in (
		select id from service_requests where order_id = any (${orderIds}::integer[]))`.execute(trx);
	await sql`update service_requests set text = '', answer = '' where order_id = any (${orderIds}::integer[])`.execute(
		trx,
	);
	await sql`update claims set complaint = '' where order_id = any (${orderIds}::integer[])`.execute(trx);
	await sql`update claim_events set note = '' where claim_id in (
		select id from claims where order_id = any (${orderIds}::integer[]))`.execute(trx);
	await sql`update returns set note = '' where order_id = any (${orderIds}::integer[])`.execute(trx);
	await sql`update audit_log set before = before - ${SERVICE_TEXTS}, after = after - ${SERVICE_TEXTS}
		where (subject, key) in (
			select 'service_requests', id::text from service_requests where order_id = any (${orderIds}::integer[])
			union all select 'claims', id::text from claims where order_id = any (${orderIds}::integer[])
			union all select 'returns', id::text from returns where order_id = any (${orderIds}::integer[]))`.execute(
		trx,
	);
}

/** With the account go sessions, devices, addresses, favourites, reviews, questions, notices, codes and keys: they all belong to it. */
export async function deleteUser(trx: Database, userId: number, phone: string): Promise<void> {
	await sql`update audit_log set before = before - ${PUBLIC_TEXTS}, after = after - ${PUBLIC_TEXTS}
		where (subject = 'reviews' and key in (select id::text from reviews where user_id = ${userId}))
			or (subject = 'question_posts'
				and key in (select id::text from question_posts where user_id = ${userId}))`.execute(trx);
	await sql`delete from users where id = ${userId}`.execute(trx);
	await deleteTillWords(trx, [phone]);
	await sql`delete from sms_outbox where phone = ${phone}`.execute(trx);
	await sql`delete from limits where key = ${phone} or key like ${`${phone} %`}`.execute(trx);
	await sql`update audit_log set before = before - ${PERSONAL}, after = after - ${PERSONAL}
		where subject = 'users' and key = ${String(userId)}`.execute(trx);
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
