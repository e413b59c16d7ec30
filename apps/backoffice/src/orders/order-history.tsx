import type { StaffOrderWire } from '@dukan/domain/orders/staff-orders.api.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { useTexts } from '../platform/texts.tsx';
import { Card } from '../ui/page.tsx';
import styles from './order.module.css';

export function OrderHistory({ order }: { order: StaffOrderWire }) {
	const { t, language } = useTexts(ordersTexts);
	return (
		<Card title={t('order.history')}>
			<ol className={styles.list}>
				{order.events.map(({ status, at, by }, index) => (
					<li key={`${status} ${at}`}>
						{status === 'pending' ? t('order.placed') : t(`order.status.${status}`)}
						<small>
							{formatDateTime(language, new Date(at))},{' '}
							{order.movers[index] ?? t(by === 'shop' ? 'order.byShop' : 'order.byCustomer')}
						</small>
					</li>
				))}
			</ol>
		</Card>
	);
}
