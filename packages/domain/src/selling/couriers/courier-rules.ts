import { isOpenOrder, type OrderStatus } from '../../base/orders/order-status.ts';
import { type DeliveryKind, isBrought } from '../orders/quote.ts';

/** COUR-01: true for an accepted order that a courier delivers and that is not handed out yet. */
export function canAssign({ status, delivery }: { status: OrderStatus; delivery: DeliveryKind }): boolean {
	return isBrought(delivery) && status !== 'pending' && isOpenOrder(status);
}
