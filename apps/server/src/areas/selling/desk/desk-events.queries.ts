import type { OrderEventWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';

/**
 * A page that missed more events gets only the last ones: no one reads more, and the page requests its lists
 * again anyway.
 */
const MAX_MISSED = 500;

export type NumberedEvent = OrderEventWire & { id: number };

/** Returns the moves of orders after the one with this number, oldest first. */
export async function listEventsAfter(db: Database, after: number): Promise<NumberedEvent[]> {
	const { rows } = await sql<NumberedEvent>`select * from (
			select e.id::float8 as id, e.order_id as "order", o.number, e.status,
				${isoMoment('e.at')} as at, e.mover as by
			from order_events e join orders o on o.id = e.order_id
			where e.id > ${after} order by e.id desc limit ${MAX_MISSED}) missed
		order by id`.execute(db);
	return rows;
}

/** Returns the number of the last move. */
export async function findLastEventId(db: Database): Promise<number> {
	const { rows } = await sql<{ id: number }>`
		select coalesce(max(id), 0)::float8 as id from order_events`.execute(db);
	return rows[0]?.id ?? 0;
}

/**
 * Records that a member of staff has opened the order, which stops the bell. Returns whether the bell rang
 * for it until now.
 */
export async function markOrderSeen(db: Database, orderId: number, now: Date): Promise<boolean> {
	const { rows } = await sql`insert into order_desk as d (order_id, seen_at)
		select id, ${now}::timestamptz from orders where id = ${orderId}
		on conflict (order_id) do update set seen_at = excluded.seen_at where d.seen_at is null
		returning 1`.execute(db);
	return rows.length > 0;
}

/**
 * Notifies the open pages of staff that something about the order has changed, but not the customer's page.
 */
export async function notifyDesks(db: Database, orderId: number, now: Date): Promise<void> {
	await sql`select pg_notify('order_events', json_build_object('order', id, 'number', number, 'status', status,
			'at', ${now.toISOString()}::text, 'by', 'shop')::text)
		from orders where id = ${orderId}`.execute(db);
}
