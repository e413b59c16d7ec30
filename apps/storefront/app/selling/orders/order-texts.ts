import { manatFromTenge, tengeFromManat } from '@dukan/domain/base/money/money.ts';
import type { OrderStatus } from '@dukan/domain/base/orders/order-status.ts';
import { dueTenge } from '@dukan/domain/selling/orders/order-due.ts';
import type { OrderWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { isBrought } from '@dukan/domain/selling/orders/quote.ts';
import type { AccountTextKey } from '@dukan/i18n/translate.ts';

const STATUS_TEXTS = {
	pending: 'order.status.pending',
	accepted: 'order.status.accepted',
	on_delivery: 'order.status.onDelivery',
	completed: 'order.status.completed',
	cancelled: 'order.status.cancelled',
} as const satisfies Record<OrderStatus, AccountTextKey>;

const PICKUP_TEXTS = {
	...STATUS_TEXTS,
	on_delivery: 'order.status.ready',
	completed: 'order.status.collected',
} as const;

/** DESK-07: returns the text of an order's status, which depends on the kind of delivery. */
export function statusText({ status, delivery }: Pick<OrderWire, 'status' | 'delivery'>) {
	return (isBrought(delivery) ? STATUS_TEXTS : PICKUP_TEXTS)[status];
}

const STATUS_HINTS = {
	pending: 'order.statusHint.pending',
	accepted: 'order.statusHint.accepted',
	on_delivery: 'order.statusHint.onDelivery',
	completed: 'order.statusHint.completed',
	cancelled: 'order.statusHint.cancelled',
} as const satisfies Record<OrderStatus, AccountTextKey>;

/** Two hints differ, because an order for pickup has no courier. */
const PICKUP_HINTS = {
	...STATUS_HINTS,
	on_delivery: 'order.statusHint.ready',
	completed: 'order.statusHint.collected',
} as const;

export function statusHint({
	status,
	delivery,
	payment_state,
}: Pick<OrderWire, 'status' | 'delivery' | 'payment_state'>) {
	if (payment_state === 'awaiting') return 'order.statusHint.awaiting';
	return (isBrought(delivery) ? STATUS_HINTS : PICKUP_HINTS)[status];
}

export function paymentText({ payment, delivery }: Pick<OrderWire, 'payment' | 'delivery'>) {
	const texts = !isBrought(delivery)
		? ({
				cash: 'payment.cashPickup',
				terminal: 'payment.terminalPickup',
				card: 'payment.card',
			} as const)
		: ({ cash: 'payment.cash', terminal: 'payment.terminal', card: 'payment.card' } as const);
	return texts[payment];
}

type DueOrder = Pick<OrderWire, 'status' | 'total' | 'paid_by_card' | 'exchange'>;

/**
 * PAY-02, RET-01: returns the manat to pay on receipt. The result is negative where the customer gets money
 * back, and 0 once the order is closed.
 */
export function dueOnReceipt({ status, total, paid_by_card = 0, exchange = 0 }: DueOrder): number {
	const tenge = dueTenge({
		status,
		totalTenge: tengeFromManat(total),
		paidByCardTenge: tengeFromManat(paid_by_card),
		exchangeTenge: tengeFromManat(exchange),
	});
	return manatFromTenge(tenge);
}

/**
 * PAY-02: returns the amount that is still due after payment by card. Returns 0 for an order with goods in
 * exchange, because the amount is then shown below the order's total.
 */
export function dueBesideCard(order: DueOrder): number {
	const { paid_by_card = 0, exchange = 0 } = order;
	return paid_by_card > 0 && exchange === 0 ? dueOnReceipt(order) : 0;
}

/**
 * ORDER-05: explains why an order cannot be cancelled: it is cancelled already, or the shop has begun to
 * prepare it.
 */
export function cannotCancelTexts({ status }: Pick<OrderWire, 'status'>) {
	return status === 'cancelled'
		? (['order.statusHint.cancelled'] as const)
		: (['order.cannotCancel', 'order.cannotCancelHint'] as const);
}
