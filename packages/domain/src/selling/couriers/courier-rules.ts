import { isOpenOrder, type OrderStatus } from '../../base/orders/order-status.ts';
import { type DeliveryKind, isBrought } from '../orders/quote.ts';

/** COUR-01: what is brought, and is accepted and not handed out, has a courier. */
export function canAssign({ status, delivery }: { status: OrderStatus; delivery: DeliveryKind }): boolean {
	return isBrought(delivery) && status !== 'pending' && isOpenOrder(status);
}
