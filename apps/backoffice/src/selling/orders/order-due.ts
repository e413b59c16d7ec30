import { type DueOrder, dueTenge } from '@dukan/domain/selling/orders/order-due.ts';

type Due = {
	exchangeTenge: number;
	/** Negative if the customer gets money back. */
	leftTenge: number;
};

/**
 * PAY-02, RET-01: returns what is left to pay of an order that a card or returned goods pay in part. After
 * hand-out nothing is left.
 */
export function orderDue(order: DueOrder): Due {
	const { status, paidByCardTenge, exchangeTenge } = order;
	return {
		exchangeTenge: status === 'cancelled' ? 0 : exchangeTenge,
		leftTenge: paidByCardTenge + exchangeTenge > 0 ? dueTenge(order) : 0,
	};
}
