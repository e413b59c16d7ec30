import type { OrderStatus, StaffStatus } from '@dukan/domain/base/orders/order-status.ts';
import type { PaymentKind } from '@dukan/domain/base/orders/payment-kinds.ts';
import type { DeliveryKind } from '@dukan/domain/selling/orders/quote.ts';
import { isBrought } from '@dukan/domain/selling/orders/quote.ts';

/**
 * DESK-07: all kinds of delivery have the same five statuses. An order for pickup has other texts for two of
 * them.
 */
const PICKUP = { on_delivery: 'ready', completed: 'handed_over' } as const;

type TextStatus<Status extends OrderStatus> = Status | (typeof PICKUP)[keyof typeof PICKUP];

function textStatus<Status extends OrderStatus>(status: Status, delivery: DeliveryKind): TextStatus<Status> {
	if (isBrought(delivery)) return status;
	return status === 'on_delivery' || status === 'completed' ? PICKUP[status as keyof typeof PICKUP] : status;
}

export function statusKey(status: OrderStatus, delivery: DeliveryKind) {
	return `order.status.${textStatus(status, delivery)}` as const;
}

export function moveKey(to: StaffStatus, delivery: DeliveryKind) {
	return `order.move.${textStatus(to, delivery)}` as const;
}

export function paymentKey(payment: PaymentKind, delivery: DeliveryKind) {
	return !isBrought(delivery)
		? (`order.payment.${payment}_pickup` as const)
		: (`order.payment.${payment}` as const);
}
