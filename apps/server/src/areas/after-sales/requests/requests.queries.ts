import type {
	RequestAddBody,
	StaffRequestsQuery,
	StaffRequestWire,
} from '@dukan/domain/after-sales/requests/requests.api.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';

export async function isOwnOrder(db: Database, userId: number, orderId: number): Promise<boolean> {
	const { rows } = await sql`select from orders where id = ${orderId} and user_id = ${userId}`.execute(db);
	return rows.length > 0;
}

/** Returns undefined if the same request is waiting already. */
export async function insertRequest(
	trx: Database,
	{ order_id, p_id, kind, quantity, reason, text }: RequestAddBody,
	at: Date,
): Promise<number | undefined> {
	const { rows } = await sql<{ id: number }>`insert into service_requests
			(order_id, product_id, kind, quantity, reason, text, at)
		values (${order_id}, ${p_id}, ${kind}, ${quantity}, ${reason}, ${text}, ${at})
		on conflict (order_id, product_id, kind) where state = 'waiting' do nothing returning id`.execute(trx);
	return rows[0]?.id;
}

/** Locks a waiting request of this person, so that its pictures are added one after the other. */
export async function lockOwnRequest(
	trx: Database,
	userId: number,
	requestId: number,
): Promise<{ pictures: number } | undefined> {
	await sql`select from service_requests where id = ${requestId} for update`.execute(trx);
	const { rows } = await sql<{ pictures: number }>`select (select count(*)::integer from request_pictures p
			where p.request_id = r.id) as pictures
		from service_requests r join orders o on o.id = r.order_id
		where r.id = ${requestId} and o.user_id = ${userId} and r.state = 'waiting'`.execute(trx);
	return rows[0];
}

export async function insertRequestPicture(
	trx: Database,
	picture: { requestId: number; position: number; content: Buffer },
): Promise<void> {
	await sql`insert into request_pictures (request_id, position, content)
		values (${picture.requestId}, ${picture.position}, ${picture.content})`.execute(trx);
}

export async function findRequestPicture(
	db: Database,
	{ id, position }: { id: number; position: number },
): Promise<Buffer | undefined> {
	const { rows } = await sql<{ content: Buffer }>`select content from request_pictures
		where request_id = ${id} and position = ${position}`.execute(db);
	return rows[0]?.content;
}

export async function withdrawRequest(trx: Database, requestId: number, now: Date): Promise<void> {
	await sql`update service_requests set state = 'withdrawn', decided_at = ${now} where id = ${requestId}`.execute(
		trx,
	);
}

async function selectRequests(db: Database, which: RawBuilder<unknown>): Promise<StaffRequestWire[]> {
	const { rows } = await sql<StaffRequestWire>`select r.id, r.kind, r.state, ${isoMoment('r.at')} as at,
			o.id as "orderId", o.number as "orderNumber", o.name as customer, o.phone, r.product_id as "productId",
			json_build_object('en', l.name_en, 'ru', l.name_ru, 'tm', l.name_tm) as names, r.quantity, r.reason, r.text,
			(select count(*)::integer from request_pictures p where p.request_id = r.id) as pictures, r.answer,
			a.name as staff, ${isoMoment('r.decided_at')} as "decidedAt", r.return_id as "returnId", r.claim_id as "claimId"
		from service_requests r join orders o on o.id = r.order_id
		join order_lines l on l.order_id = r.order_id and l.product_id = r.product_id
		left join staff_accounts a on a.id = r.staff_id ${which}`.execute(db);
	return rows;
}

/** Lists waiting requests first, beginning with the oldest one. */
export async function listRequests(
	db: Database,
	{ order, kind, state, limit, offset }: StaffRequestsQuery,
): Promise<{ rows: StaffRequestWire[]; count: number }> {
	const conditions = [
		order !== undefined && sql`r.order_id = ${order}`,
		kind && sql`r.kind = ${kind}`,
		state && sql`r.state = ${state}`,
	].filter((condition) => typeof condition === 'object');
	const where = sql`where ${sql.join([sql`true`, ...conditions], sql` and `)}`;
	const [rows, counted] = await Promise.all([
		selectRequests(
			db,
			sql`${where} order by r.state = 'waiting' desc, case when r.state = 'waiting' then r.id else -r.id end
				limit ${limit} offset ${offset}`,
		),
		sql<{ count: number }>`select count(*)::integer as count from service_requests r ${where}`.execute(db),
	]);
	return { rows, count: counted.rows[0]?.count ?? 0 };
}

/** Returns undefined if the request no longer waits. */
export async function declineRequest(
	trx: Database,
	requestId: number,
	{ answer, staffId, now }: { answer: string; staffId: number; now: Date },
): Promise<{ orderId: number } | undefined> {
	const { rows } = await sql<{
		orderId: number;
	}>`update service_requests set state = 'declined', answer = ${answer},
			decided_at = ${now}, staff_id = ${staffId}
		where id = ${requestId} and state = 'waiting' returning order_id as "orderId"`.execute(trx);
	return rows[0];
}

export async function hasRequest(db: Database, requestId: number): Promise<boolean> {
	const { rows } = await sql`select from service_requests where id = ${requestId}`.execute(db);
	return rows.length > 0;
}
