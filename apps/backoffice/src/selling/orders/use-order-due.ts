import type { Order } from '@dukan/domain/selling/orders/order.api.ts';
import { formatPrice } from '@dukan/i18n/format/number.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import { orderDue } from './order-due.ts';

/**
 * PAY-02, RET-01: returns the texts about what is left to pay or to give back, for an order that a card or
 * returned goods pay in part.
 */
export function useOrderDue(): (order: Order) => string[] {
	const { t, language } = useTexts(ordersTexts);
	return (order) => {
		const { exchangeTenge, leftTenge } = orderDue(order);
		const sum = (tenge: number) => formatPrice(language, tenge);
		return [
			exchangeTenge > 0 && t('order.exchange', { sum: sum(exchangeTenge) }),
			leftTenge > 0 && t('order.due', { sum: sum(leftTenge) }),
			leftTenge < 0 && t('order.giveBack', { sum: sum(-leftTenge) }),
		].filter((text) => text !== false);
	};
}
