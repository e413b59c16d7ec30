import type { Language } from '@dukan/domain/base/language/language.ts';
import type { OrderStatus } from '@dukan/domain/base/orders/order-status.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { PENDING_SINCE } from '../orders/orders.queries.ts';

type OrderState = { number: string; status: OrderStatus };

export async function listOrderStates(
	db: Database,
	ids: readonly number[],
): Promise<Map<number, OrderState>> {
	const { rows } = await sql<OrderState & { id: number }>`select id, number, status from orders
		where id = any (${ids}::integer[])`.execute(db);
	return new Map(rows.map(({ id, ...state }) => [id, state]));
}

/**
 * Locks orders that have waited for their call longer than the shop allows and that no SMS to the duty phone
 * has reported yet.
 */
export async function lockForgottenOrders(
	trx: Database,
	now: Date,
): Promise<{ id: number; phone: string; language: Language }[]> {
	const { rows } = await sql<{ id: number; phone: string; language: Language }>`select o.id,
			r.duty_phone as phone, r.duty_language as language
		from order_rules r, orders o left join order_desk d on d.order_id = o.id
		where r.duty_phone <> '' and o.status = 'pending' and o.payment_state is distinct from 'awaiting'
			and d.alerted_at is null
			and coalesce(d.call_back_at, ${PENDING_SINCE} + r.patience_minutes * interval '1 minute') <= ${now}
		order by o.id for no key update of o skip locked`.execute(trx);
	return rows;
}

export async function noteAlerted(trx: Database, ids: readonly number[], now: Date): Promise<void> {
	await sql`insert into order_desk (order_id, alerted_at)
		select id, ${now}::timestamptz from unnest(${ids}::integer[]) as waiting (id)
		on conflict (order_id) do update set alerted_at = excluded.alerted_at`.execute(trx);
}

/** Records that the member of staff who enters an order has seen and taken it. */
export async function noteTaken(
	trx: Database,
	{ orderId, staffId, now }: { orderId: number; staffId: number; now: Date },
): Promise<void> {
	await sql`insert into order_desk (order_id, seen_at, taken_by, taken_at)
		values (${orderId}, ${now}, ${staffId}, ${now}) on conflict do nothing`.execute(trx);
}
