import { isOpenOrder } from '../../base/orders/order-status.ts';
import type { Order } from './order.api.ts';

export type DueOrder = Pick<Order, 'status' | 'totalTenge' | 'paidByCardTenge' | 'exchangeTenge'>;

/**
 * PAY-02, RET-01: returns what is left to pay on receipt after card and goods in exchange; below zero it is given back then. 0
 * once the order is over.
 */
export function dueTenge({ status, totalTenge, paidByCardTenge, exchangeTenge }: DueOrder): number {
	return isOpenOrder(status) ? totalTenge - paidByCardTenge - exchangeTenge : 0;
}
