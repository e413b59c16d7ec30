import { nameFields } from '@dukan/domain/base/fields.api.ts';
import { piecePriceTenge } from '@dukan/domain/base/money/money.ts';
import type { CallRequestRowWire, CallRequestWire } from '@dukan/domain/selling/call-me/call-me.api.ts';
import type { CallRequestState } from '@dukan/domain/selling/call-me/call-request-rules.ts';
import { type RawBuilder, sql } from 'kysely';
import { selectFields } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';

const ROW = sql`r.id, r.name, r.phone, r.status, r.attempts,
	${isoMoment('r.created_at')} as "createdAt",
	${isoMoment('r.call_back_at')} as "callBackAt",
	(select json_build_object('id', a.id, 'name', a.name) from staff_accounts a where a.id = r.taken_by) as "takenBy",
	coalesce((select sum(i.quantity) from call_request_items i where i.call_request_id = r.id), 0)::integer as pieces,
	(select json_build_object('id', o.id, 'number', o.number) from orders o where o.id = r.order_id) as "order"`;

/**
 * Lists waiting requests in the order in which they are due, known numbers first (S27). Lists other requests
 * newest first.
 */
export async function listCallRequests(
	db: Database,
	{ status, limit, offset }: { status?: CallRequestState | undefined; limit: number; offset: number },
): Promise<{ rows: CallRequestRowWire[]; count: number }> {
	const wanted: RawBuilder<unknown> = status ? sql`r.status = ${status}` : sql`true`;
	const order =
		status === 'waiting'
			? sql`r.is_known desc, coalesce(r.call_back_at, r.created_at), r.id`
			: sql`r.created_at desc, r.id desc`;
	const { rows } = await sql<CallRequestRowWire>`select ${ROW} from call_requests r
		where ${wanted} order by ${order} limit ${limit} offset ${offset}`.execute(db);
	const counted = await sql<{ count: number }>`select count(*)::integer as count from call_requests r
		where ${wanted}`.execute(db);
	return { rows, count: counted.rows[0]?.count ?? 0 };
}

export async function findCallRequest(db: Database, id: number): Promise<CallRequestWire> {
	const { rows } =
		await sql<CallRequestRowWire>`select ${ROW} from call_requests r where r.id = ${id}`.execute(db);
	const [row] = rows;
	if (!row) throw new Problem('not_found');
	return { ...row, items: await listWantedItems(db, id) };
}

type ItemRow = CallRequestWire['items'][number] & {
	salePriceTenge: number | null;
	unitFactor: number;
};

async function listWantedItems(db: Database, id: number): Promise<CallRequestWire['items']> {
	const { rows } =
		await sql<ItemRow>`select p.id, ${selectFields(nameFields, 'p')}, i.quantity, s.quantity as stock, p.published,
			p.price_tenge::float8 as "priceTenge", running_sale_tenge(p)::float8 as "salePriceTenge",
			p.unit_factor::float8 as "unitFactor",
			(select f.file from product_pictures f where f.product_id = p.id order by f.position limit 1) as picture
		from call_request_items i join products p on p.id = i.product_id
			join product_stock s on s.product_id = p.id
		where i.call_request_id = ${id} order by p.id`.execute(db);
	return rows.map(({ priceTenge, salePriceTenge, unitFactor, ...item }) => ({
		...item,
		priceTenge: piecePriceTenge({ priceTenge, salePriceTenge, unitFactor }),
	}));
}

type Locked = { status: CallRequestState; takenBy: number | null; attempts: number };

/**
 * Locks the request until the transaction ends. Refuses one that no longer waits, because it cannot change.
 */
async function lockWaiting(trx: Database, id: number): Promise<Locked> {
	const { rows } = await sql<Locked>`select status, taken_by as "takenBy", attempts
		from call_requests where id = ${id} for update`.execute(trx);
	const [found] = rows;
	if (!found) throw new Problem('not_found');
	if (found.status !== 'waiting') throw new Problem('changed_meanwhile');
	return found;
}

/** Takes the call, also from a colleague, if it has not changed hands since it was shown. */
export async function takeCallRequest(
	trx: Database,
	{ id, staffId, from, now }: { id: number; staffId: number; from: number | null; now: Date },
): Promise<void> {
	const { takenBy } = await lockWaiting(trx, id);
	if (takenBy !== from && takenBy !== staffId) throw new Problem('changed_meanwhile');
	await sql`update call_requests set taken_by = ${staffId}, seen_at = coalesce(seen_at, ${now}::timestamptz)
		where id = ${id}`.execute(trx);
}

/**
 * Called when the person was not reached: counts the try, stores when to call again, and frees the request
 * for the next caller.
 */
export async function countCallAttempt(
	trx: Database,
	attempt: { id: number; seen: number; callBackAt: Date | null; now: Date },
): Promise<void> {
	const { id, seen, callBackAt, now } = attempt;
	const { attempts } = await lockWaiting(trx, id);
	if (attempts !== seen) throw new Problem('changed_meanwhile');
	await sql`update call_requests set attempts = attempts + 1, call_back_at = ${callBackAt}, taken_by = null,
		seen_at = coalesce(seen_at, ${now}::timestamptz) where id = ${id}`.execute(trx);
}

/** Closes a request that leads to no order. */
export async function closeCallRequest(trx: Database, id: number, now: Date): Promise<void> {
	await lockWaiting(trx, id);
	await sql`update call_requests set status = 'closed', ended_at = ${now}, taken_by = null,
		seen_at = coalesce(seen_at, ${now}::timestamptz) where id = ${id}`.execute(trx);
}

/**
 * DESK-04: records that this order was made from the request. Of two operators who enter it at once, the
 * second is refused.
 */
export async function fulfilCallRequest(
	trx: Database,
	{ id, orderId, now }: { id: number; orderId: number; now: Date },
): Promise<void> {
	const { rows } = await sql<{ orderId: number | null }>`select order_id as "orderId"
		from call_requests where id = ${id}`.execute(trx);
	const [found] = rows;
	if (!found) throw invalidField('callRequestId', 'unknown');
	// The same API call was sent again.
	if (found.orderId === orderId) return;
	await lockWaiting(trx, id);
	await sql`update call_requests set status = 'ordered', order_id = ${orderId}, ended_at = ${now}, taken_by = null,
		seen_at = coalesce(seen_at, ${now}::timestamptz) where id = ${id}`.execute(trx);
}
