import type { OrderStatus } from '@dukan/domain/base/orders/order-status.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export type LastMove = {
	status: OrderStatus;
	back: boolean;
	at: Date;
	staffId: number | null;
	holdS: number;
};

/** Returns the last move of an order, and how long its SMS is held. */
export async function readLastMove(db: Database, orderId: number): Promise<LastMove | undefined> {
	const { rows } = await sql<LastMove>`select o.status, e.back, e.at, e.staff_id as "staffId",
			(select sms_hold_s from order_rules) as "holdS"
		from orders o join order_events e on e.order_id = o.id where o.id = ${orderId}
		order by e.id desc limit 1`.execute(db);
	return rows[0];
}

/**
 * ORDER-04: true if, since the last move, goods came back for money or under warranty, money was refunded, or
 * the day was closed.
 */
export async function isBuiltUpon(db: Database, orderId: number, { at, status }: LastMove): Promise<boolean> {
	const { rows } = await sql<{ is: boolean }>`select exists (select from payment_refunds r
				join payments p on p.id = r.payment_id where p.order_id = ${orderId} and r.created_at >= ${at})
			or ${status} = 'completed' and (
				exists (select from order_lines where order_id = ${orderId} and returned > 0)
				or exists (select from claims where order_id = ${orderId})
				or exists (select from service_requests where order_id = ${orderId})
				or exists (select from cash_entries e where e.order_id = ${orderId}
					and e.reverses is null and not exists (select from cash_entries x where x.reverses = e.id)
					and e.day <= (select max(day) from cash_closings))) as is`.execute(db);
	return rows[0]?.is ?? false;
}
