import { tengeFromManat } from '../../base/money/money.ts';
import { isOpenOrder } from '../../base/orders/order-status.ts';
import type { OrderWire } from './orders.api.ts';

export type DueOrder = Pick<OrderWire, 'status' | 'total' | 'paid_by_card' | 'exchange'>;

/**
 * PAY-02, RET-01: returns what is left to pay on receipt after card and goods in exchange; below zero it is given back then. 0
 * once the order is over.
 */
export function dueTenge({ status, total, paid_by_card = 0, exchange = 0 }: DueOrder): number {
	if (!isOpenOrder(status)) return 0;
	return tengeFromManat(total) - tengeFromManat(paid_by_card) - tengeFromManat(exchange);
}
