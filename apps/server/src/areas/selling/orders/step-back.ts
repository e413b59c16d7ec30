import type { OrderStatus } from '@dukan/domain/base/orders/order-status.ts';
import { isReason } from '@dukan/domain/base/text/is-reason.ts';
import { type BackStep, findBackStep } from '@dukan/domain/selling/orders/back-step.ts';
import { SECOND_MS } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import { isBuiltUpon, type LastMove, readLastMove } from './last-move.queries.ts';
import { lockOrder, setOrderStatus } from './locked-order.queries.ts';
import { dropHeldMessages } from './order-messages.queries.ts';
import { insertOrderEvent } from './orders.queries.ts';
import { takePaymentBack } from './record-payment.ts';

export type Stepper = { staffId: number; mayStepBack: boolean };

/**
 * Returns the step back that this person may take now, or undefined if something has been based on the last
 * move.
 */
export async function offeredBackStep(
	db: Database,
	orderId: number,
	{ last, person, now }: { last: LastMove; person: Stepper; now: Date },
): Promise<BackStep | undefined> {
	const step = findBackStep(last, person, now, last.holdS * SECOND_MS);
	return step && !(await isBuiltUpon(db, orderId, last)) ? step : undefined;
}

/** DESK-06, in a transaction: the order goes one step back, and an SMS that is still held is not sent. */
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
