import type { OrderStatus } from '@dukan/domain/orders/order-status.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { useTexts } from '../platform/texts.tsx';
import styles from './order-status-badge.module.css';

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
	const { t } = useTexts(ordersTexts);
	return (
		<span className={styles.badge} data-status={status}>
			{t(`order.status.${status}`)}
		</span>
	);
}
