import type { OrderStatus } from '../../base/orders/order-status.ts';

/**
 * DESK-06: the status before each status. A cancelled order has given its goods away, so staff enter it again
 * instead.
 */
const STEPS_BACK: Readonly<Record<OrderStatus, OrderStatus | undefined>> = {
	pending: undefined,
	accepted: 'pending',
	on_delivery: 'accepted',
	completed: 'on_delivery',
	cancelled: undefined,
};

type LastMove = {
	status: OrderStatus;
	/** True if the move was itself a step back. */
	back: boolean;
	at: Date;
	staffId: number | null;
};

type Person = { staffId: number; mayStepBack: boolean };

export type BackStep = {
	to: OrderStatus;
	/** Until this time staff may undo their own move without a reason. */
	until: Date | undefined;
};

/**
 * Returns the step back that a person may make. The person who moved the order may undo that move while its
 * SMS is held. A later step back, or one after a colleague's move, needs the right to it and a reason.
 */
export function findBackStep(
	last: LastMove,
	person: Person,
	now: Date,
	holdMs: number,
): BackStep | undefined {
	const to = STEPS_BACK[last.status];
	if (!to) return undefined;
	const until = new Date(last.at.getTime() + holdMs);
	if (!last.back && last.staffId === person.staffId && now < until) return { to, until };
	return person.mayStepBack ? { to, until: undefined } : undefined;
}
