import { tengeFromManat } from '@dukan/domain/money/money.ts';
import { isOpenOrder } from '@dukan/domain/orders/order-status.ts';
import type { OrderWire } from '@dukan/domain/orders/orders.api.ts';

type Due = {
	exchangeTenge: number;
	/** Below zero where it is given back. */
	leftTenge: number;
};

/** PAY-02, RET-01: of an order that a card or goods in exchange pay in part. Nothing is left to pay once it is handed out. */
export function orderDue({
	status,
	total,
	paid_by_card = 0,
	exchange = 0,
}: Pick<OrderWire, 'status' | 'total' | 'paid_by_card' | 'exchange'>): Due {
	const exchangeTenge = status === 'cancelled' ? 0 : tengeFromManat(exchange);
	const isPaidInPart = isOpenOrder(status) && paid_by_card + exchange > 0;
	const leftTenge = isPaidInPart ? tengeFromManat(total) - tengeFromManat(paid_by_card) - exchangeTenge : 0;
	return { exchangeTenge, leftTenge };
}
