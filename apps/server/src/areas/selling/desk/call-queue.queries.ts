import type { OrderCallsWire } from '@dukan/domain/selling/desk/desk-calls.api.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockOrder } from '../orders/locked-order.queries.ts';

type Call = { takenBy: number | null; attempts: number };

/** Locks the order and its row for calls until the transaction ends. */
async function lockCall(trx: Database, orderId: number): Promise<Call> {
	const { status } = await lockOrder(trx, orderId);
	if (status !== 'pending') throw new Problem('cannot_move');
	const { rows } = await sql<Call>`insert into order_desk (order_id) values (${orderId})
		on conflict (order_id) do update set order_id = excluded.order_id
		returning taken_by as "takenBy", attempts`.execute(trx);
	const [call] = rows;
	if (!call) throw new Error('An insert that updates on conflict returns its row.');
	return call;
}

/** Takes the order, also from a colleague, if it has not changed hands since it was shown. */
export async function takeOrder(
	trx: Database,
	{ orderId, staffId, from, now }: { orderId: number; staffId: number; from: number | null; now: Date },
): Promise<void> {
	const call = await lockCall(trx, orderId);
	if (call.takenBy !== from && call.takenBy !== staffId) throw new Problem('changed_meanwhile');
	await sql`update order_desk set taken_by = ${staffId}, taken_at = ${now}, seen_at = coalesce(seen_at, ${now})
		where order_id = ${orderId}`.execute(trx);
}

/** Frees the order, so that somebody else can call. */
export async function releaseOrder(trx: Database, orderId: number, staffId: number): Promise<void> {
	await sql`update order_desk set taken_by = null, taken_at = null
		where order_id = ${orderId} and taken_by = ${staffId}`.execute(trx);
}

/**
 * Called after a call that reached no one: counts it, stores when to call next, and frees the order for the
 * next caller.
 */
export async function countAttempt(
	trx: Database,
	attempt: { orderId: number; staffId: number; seen: number; callBackAt: Date | null; now: Date },
): Promise<void> {
	const { orderId, staffId, callBackAt, now } = attempt;
	const call = await lockCall(trx, orderId);
	if (call.attempts !== attempt.seen) throw new Problem('changed_meanwhile');
	await sql`update order_desk set attempts = attempts + 1, last_attempt_at = ${now}, call_back_at = ${callBackAt},
			taken_by = null, taken_at = null, seen_at = coalesce(seen_at, ${now})
		where order_id = ${orderId}`.execute(trx);
	await sql`insert into order_calls (order_id, staff_id, at, call_back_at)
		values (${orderId}, ${staffId}, ${now}, ${callBackAt})`.execute(trx);
}

export async function findOrderCalls(db: Database, orderId: number): Promise<OrderCallsWire> {
	const { rows } = await sql<OrderCallsWire>`select coalesce(d.attempts, 0) as attempts,
			${isoMoment('d.call_back_at')} as "callBackAt",
			(select json_build_object('id', a.id, 'name', a.name) from staff_accounts a where a.id = d.taken_by) as "takenBy",
			coalesce((select json_agg(json_build_object('staff', a.name,
					'at', ${isoMoment('c.at')},
					'callBackAt', ${isoMoment('c.call_back_at')}) order by c.id)
				from order_calls c join staff_accounts a on a.id = c.staff_id where c.order_id = o.id), '[]'::json) as calls
		from orders o left join order_desk d on d.order_id = o.id where o.id = ${orderId}`.execute(db);
	const [found] = rows;
	if (!found) throw new Problem('not_found');
	return found;
}
