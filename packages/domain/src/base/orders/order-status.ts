/** ORDER-04: the statuses of an order, spelt as in API calls. */
export const ORDER_STATUSES = ['pending', 'accepted', 'on_delivery', 'completed', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Statuses that staff can give to an order. Each of them may send an SMS. */
export const STAFF_STATUSES = [
	'accepted',
	'on_delivery',
	'completed',
	'cancelled',
] as const satisfies OrderStatus[];
export type StaffStatus = (typeof STAFF_STATUSES)[number];

/** Who moves an order: the person who placed it, or the shop's staff. */
export const ORDER_MOVERS = ['customer', 'shop'] as const;
export type OrderMover = (typeof ORDER_MOVERS)[number];

type Move = { to: StaffStatus; by: readonly OrderMover[] };

/** ORDER-04, ORDER-05: all moves between statuses. */
const MOVES: Readonly<Record<OrderStatus, readonly Move[]>> = {
	pending: [
		{ to: 'accepted', by: ['shop'] },
		{ to: 'cancelled', by: ['customer', 'shop'] },
	],
	accepted: [
		{ to: 'on_delivery', by: ['shop'] },
		{ to: 'cancelled', by: ['shop'] },
	],
	on_delivery: [
		{ to: 'completed', by: ['shop'] },
		{ to: 'cancelled', by: ['shop'] },
	],
	completed: [],
	cancelled: [],
};

export function canMoveOrder(from: OrderStatus, to: OrderStatus, mover: OrderMover): boolean {
	return MOVES[from].some((move) => move.to === to && move.by.includes(mover));
}

/** Returns the statuses to which the shop's staff may move an order next. */
export function nextStatuses(from: OrderStatus, mover: OrderMover): StaffStatus[] {
	return MOVES[from].filter(({ by }) => by.includes(mover)).map(({ to }) => to);
}

/** True while the order holds stock and a delivery slot. A cancellation frees both. */
export function isOpenOrder(status: OrderStatus): boolean {
	return MOVES[status].length > 0;
}

export const CANCEL_REASONS = ['order_again', 'expensive', 'not_at_address', 'other'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/**
 * DESK-11: the reasons for a cancellation that staff choose from. Some are the shop's own, which the customer
 * sees as 'other'. The others are those that a customer gives on the phone.
 */
export const STAFF_CANCEL_REASONS = [
	'not_reached',
	'out_of_stock',
	'duplicate',
	'prank',
	'wrong_price',
	...CANCEL_REASONS,
] as const;
export type StaffCancelReason = (typeof STAFF_CANCEL_REASONS)[number];
