import type { OrderStatus } from '@dukan/domain/base/orders/order-status.ts';
import { isReason } from '@dukan/domain/base/text/is-reason.ts';
import { type BackStep, findBackStep } from '@dukan/domain/selling/orders/back-step.ts';
import { sql } from 'kysely';
import { SECOND_MS } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import { lockOrder, setOrderStatus } from './locked-order.ts';
import { dropHeldMessages } from './order-message.ts';
import { insertOrderEvent } from './orders.queries.ts';
import { takePaymentBack } from './record-payment.ts';

type LastMove = {
	status: OrderStatus;
	back: boolean;
	at: Date;
	staffId: number | null;
	holdS: number;
};

export type Stepper = { staffId: number; mayStepBack: boolean };

/** The last move of an order, and how long its SMS is held. */
export async function readLastMove(db: Database, orderId: number): Promise<LastMove | undefined> {
	const { rows } = await sql<LastMove>`select o.status, e.back, e.at, e.staff_id as "staffId",
			(select sms_hold_s from order_rules) as "holdS"
		from orders o join order_events e on e.order_id = o.id where o.id = ${orderId}
		order by e.id desc limit 1`.execute(db);
	return rows[0];
}

/** The step back that this person may take now; none where the last move was built upon. */
export async function offeredBackStep(
	db: Database,
	orderId: number,
	{ last, person, now }: { last: LastMove; person: Stepper; now: Date },
): Promise<BackStep | undefined> {
	const step = findBackStep(last, person, now, last.holdS * SECOND_MS);
	return step && !(await isBuiltUpon(db, orderId, last)) ? step : undefined;
}

/**
 * ORDER-04: true if since the last move goods came back, for money or under warranty, money was refunded, or the day was
 * closed.
 */
async function isBuiltUpon(db: Database, orderId: number, { at, status }: LastMove): Promise<boolean> {
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

/** DESK-06, in a transaction: moves the order one step back, and drops an SMS that is still held. */
export async function stepBack(
	trx: Database,
	step: { orderId: number; from: OrderStatus; reason: string; person: Stepper; now: Date },
): Promise<void> {
	const { orderId, person, now } = step;
	const order = await lockOrder(trx, orderId);
	const last = await readLastMove(trx, orderId);
	if (!last) throw new Problem('not_found');
	if (last.status !== step.from) throw new Problem('changed_meanwhile');
	const found = findBackStep(last, person, now, last.holdS * SECOND_MS);
	if (found && (await isBuiltUpon(trx, orderId, last))) throw new Problem('cannot_move');
	if (!found) throw new Problem(person.mayStepBack ? 'cannot_move' : 'not_allowed');
	const reason = step.reason.trim();
	if (!found.until && !isReason(reason)) throw invalidField('reason', 'required');
	if (last.status === 'completed') await takePaymentBack(trx, order, { at: now, reason });
	await setOrderStatus(trx, order, found.to);
	await dropHeldMessages(trx, orderId, last.status);
	await insertOrderEvent(trx, order, {
		status: found.to,
		at: now,
		by: 'shop',
		staffId: person.staffId,
		back: true,
		note: reason,
	});
}
