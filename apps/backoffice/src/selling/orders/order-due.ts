import { tengeFromManat } from '@dukan/domain/base/money/money.ts';
import { type DueOrder, dueTenge } from '@dukan/domain/selling/orders/order-due.ts';

type Due = {
	exchangeTenge: number;
	/** Below zero where it is given back. */
	leftTenge: number;
};

/** PAY-02, RET-01: for an order that a card or goods in exchange pay in part. Nothing is left to pay once it is handed out. */
export function orderDue(order: DueOrder): Due {
	const { status, paid_by_card = 0, exchange = 0 } = order;
	return {
		exchangeTenge: status === 'cancelled' ? 0 : tengeFromManat(exchange),
		leftTenge: paid_by_card + exchange > 0 ? dueTenge(order) : 0,
	};
}
