import type { Language } from '@dukan/domain/base/language/language.ts';
import type { CallRequestSummaryWire } from '@dukan/domain/selling/call-me/call-me.api.ts';
import { CALL_REQUEST_DATA_DAYS, type WantedItem } from '@dukan/domain/selling/call-me/call-request-rules.ts';
import { sql } from 'kysely';
import { DAY_MS, later } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';
import type { ErasedPerson, ExportedPerson, Personal } from '../../../platform/personal.ts';

type NewRequest = {
	name: string;
	phone: string;
	language: Language;
	items: readonly WantedItem[];
	/** A keyed hash of the network address. */
	network: Buffer;
	/** True if the shop has confirmed this number, or delivered something to it. */
	isKnown: boolean;
	now: Date;
};

/**
 * Runs in a transaction. A person who already waits keeps their place in the queue. The newer request
 * replaces the first one only if both come from the same network, because anyone may type a number (S27).
 * Returns the request's id, or undefined if the first request is left as it is.
 */
export async function insertCallRequest(trx: Database, request: NewRequest): Promise<number | undefined> {
	const { name, phone, language, items, network, isKnown, now } = request;
	const { rows } = await sql<{
		id: number;
	}>`insert into call_requests as r (created_at, name, phone, language, network, is_known)
		values (${now}, ${name}, ${phone}, ${language}, ${network}, ${isKnown})
		on conflict (phone) where status = 'waiting'
		do update set name = excluded.name, language = excluded.language, seen_at = null
			where r.network is not distinct from excluded.network
		returning id`.execute(trx);
	const id = rows[0]?.id;
	if (id === undefined) return undefined;
	await sql`delete from call_request_items where call_request_id = ${id}`.execute(trx);
	await sql`insert into call_request_items (call_request_id, product_id, quantity)
		select ${id}, p.id, wanted.quantity
		from unnest(${items.map(({ productId }) => productId)}::bigint[], ${items.map(({ quantity }) => quantity)}::integer[])
			as wanted (product_id, quantity)
		join products p on p.id = wanted.product_id and p.published`.execute(trx);
	return id;
}

/** S27: true for a number that a code has confirmed, or to which an order was once delivered. */
export async function isKnownNumber(db: Database, phone: string): Promise<boolean> {
	const { rows } = await sql<{ known: boolean }>`select
		exists (select from users where phone = ${phone} and phone_confirmed_at is not null)
		or exists (select from orders o join users u on u.id = o.user_id where u.phone = ${phone} and o.status = 'completed')
			as known`.execute(db);
	return rows[0]?.known === true;
}

/** S26: clears the network addresses of requests that no longer wait, because they matter only until then. */
export async function forgetCallNetworks(db: Database): Promise<void> {
	await sql`update call_requests set network = null where network is not null and status <> 'waiting'`.execute(
		db,
	);
}

/** Makes the open pages of staff count the waiting requests again. The notification names no order. */
export async function notifyCallRequest(trx: Database, id: number): Promise<void> {
	await sql`select pg_notify('order_events', json_build_object('callRequest', ${id}::integer)::text)`.execute(
		trx,
	);
}

/** Deletes name and phone. A waiting request is closed too, because no one can be called without them. */
const withoutPerson = (now: Date) => sql`name = '', phone = '', network = null,
			status = case when status = 'waiting' then 'closed' else status end,
			ended_at = coalesce(ended_at, ${now}::timestamptz), taken_by = null`;

/** DESK-15: removes name and phone after a time. */
export async function anonymiseOldCallRequests(db: Database, now: Date): Promise<void> {
	const before = later(now, -CALL_REQUEST_DATA_DAYS * DAY_MS);
	await sql`update call_requests set ${withoutPerson(now)}
		where created_at <= ${before} and phone <> ''`.execute(db);
}

/** S26: removes name and phone of a person who deletes their account. */
async function anonymiseCallRequests(trx: Database, phone: string, now: Date): Promise<void> {
	await sql`update call_requests set ${withoutPerson(now)}
		where phone = ${phone}`.execute(trx);
}

export async function countCallRequests(db: Database): Promise<{ waiting: number; unseen: number }> {
	const { rows } = await sql<{ waiting: number; unseen: number }>`select count(*)::integer as waiting,
			(count(*) filter (where seen_at is null and taken_by is null))::integer as unseen
		from call_requests where status = 'waiting'`.execute(db);
	return rows[0] ?? { waiting: 0, unseen: 0 };
}

export async function summariseCallRequests(
	db: Database,
	{ days, now }: { days: number; now: Date },
): Promise<CallRequestSummaryWire> {
	const { rows } = await sql<Omit<CallRequestSummaryWire, 'days'>>`select count(*)::integer as requests,
			(count(*) filter (where r.status = 'waiting'))::integer as waiting,
			(count(*) filter (where r.status = 'ordered'))::integer as ordered,
			(count(*) filter (where r.status = 'closed'))::integer as closed,
			coalesce(sum(o.total_tenge) filter (where o.status <> 'cancelled'), 0)::float8 as "totalTenge"
		from call_requests r left join orders o on o.id = r.order_id
		where r.created_at > ${later(now, -days * DAY_MS)}`.execute(db);
	return { days, requests: 0, waiting: 0, ordered: 0, closed: 0, totalTenge: 0, ...rows[0] };
}

type ExportedCall = {
	name: string;
	status: string;
	created_at: string;
	items: { p_id: number; quantity: number }[];
};

/**
 * Exports the requests only if the person has confirmed the phone: otherwise somebody else may have asked for
 * them.
 */
async function exportPerson(db: Database, { phone, isPhoneConfirmed }: ExportedPerson) {
	const { rows } =
		await sql<ExportedCall>`select c.name, c.status, ${isoMoment('c.created_at')} as created_at,
			coalesce((select json_agg(json_build_object('p_id', i.product_id, 'quantity', i.quantity))
				from call_request_items i where i.call_request_id = c.id), '[]') as items
		from call_requests c where c.phone = ${phone} and ${isPhoneConfirmed}::boolean order by c.id`.execute(db);
	return { call_requests: rows };
}

export const callMePersonal = {
	export: exportPerson,
	erasePerson: (trx: Database, { phone, now }: ErasedPerson) => anonymiseCallRequests(trx, phone, now),
} satisfies Personal;
