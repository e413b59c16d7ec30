import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import type { DeskFigure } from '@dukan/domain/selling/orders/desk-figures.ts';
import { type RawBuilder, sql } from 'kysely';
import { PENDING_SINCE } from './orders.queries.ts';

const WAITS_FOR_CALL = sql`o.status = 'pending' and o.payment_state is distinct from 'awaiting'`;
const IS_ACCEPTED = sql`o.status in ('accepted', 'on_delivery')`;

/**
 * DESK-13: conditions for the orders (alias `o`) that the start page counts; the list behind each figure shows the same ones.
 */
export function deskFigures(now: Date): Readonly<Record<DeskFigure, RawBuilder<unknown>>> {
	const { date, time } = ashgabatTime(now);
	return {
		pending: WAITS_FOR_CALL,
		overdue: sql`${WAITS_FOR_CALL} and coalesce((select d.call_back_at from order_desk d where d.order_id = o.id),
			${PENDING_SINCE} + (select r.patience_minutes from order_rules r) * interval '1 minute') <= ${now}`,
		deliveries: sql`${IS_ACCEPTED} and o.delivery_date = ${date}::date`,
		late: sql`${IS_ACCEPTED} and o.delivery <> 'pickup' and (o.delivery_date < ${date}::date
			or o.delivery_date = ${date}::date and o.slot_to <= ${time}::time)`,
	};
}
