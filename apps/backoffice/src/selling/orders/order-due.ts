import { type DueOrder, dueTenge } from '@dukan/domain/selling/orders/order-due.ts';

type Due = {
	exchangeTenge: number;
	/** Below zero where it is given back. */
	leftTenge: number;
};

/** PAY-02, RET-01: for an order that a card or goods in exchange pay in part. Nothing is left to pay once it is handed out. */
export function orderDue(order: DueOrder): Due {
	const { status, paidByCardTenge, exchangeTenge } = order;
	return {
		exchangeTenge: status === 'cancelled' ? 0 : exchangeTenge,
		leftTenge: paidByCardTenge + exchangeTenge > 0 ? dueTenge(order) : 0,
	};
}
