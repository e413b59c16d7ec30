import { isOpenOrder, type OrderStatus } from '../../base/orders/order-status.ts';
import { type DeliveryKind, isBrought } from '../orders/quote.ts';

/** COUR-01: true for an order that is delivered, accepted and not handed out. */
export function canAssign({ status, delivery }: { status: OrderStatus; delivery: DeliveryKind }): boolean {
	return isBrought(delivery) && status !== 'pending' && isOpenOrder(status);
}
