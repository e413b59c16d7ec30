import type { OrderStatus } from '@dukan/domain/base/orders/order-status.ts';
import type { DeliveryKind } from '@dukan/domain/selling/orders/quote.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import styles from './order-status-badge.module.css';
import { statusKey } from './order-text-keys.ts';

export function OrderStatusBadge({ status, delivery }: { status: OrderStatus; delivery: DeliveryKind }) {
	const { t } = useTexts(ordersTexts);
	return (
		<span className={styles.badge} data-status={status}>
			{t(statusKey(status, delivery))}
		</span>
	);
}
