import { isOpenOrder } from '../../base/orders/order-status.ts';
import type { Order } from './order.api.ts';

export type DueOrder = Pick<Order, 'status' | 'totalTenge' | 'paidByCardTenge' | 'exchangeTenge'>;

/**
 * PAY-02, RET-01: returns the sum that is due on receipt, after payments by card and goods in exchange. If it
 * is negative, the customer gets it back. A finished order has nothing due.
 */
export function dueTenge({ status, totalTenge, paidByCardTenge, exchangeTenge }: DueOrder): number {
	return isOpenOrder(status) ? totalTenge - paidByCardTenge - exchangeTenge : 0;
}
