import { formatPhone } from '@dukan/domain/base/text/phone.ts';
import type { OrderCustomerWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { formatDate } from '@dukan/i18n/format/date.ts';
import { formatTenge } from '@dukan/i18n/format/number.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { Link } from 'react-router';
import { TrustSummary } from '../../people/trust/trust-summary.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { Card } from '../../ui/page.tsx';
import { SectionLink } from '../../ui/section-link.tsx';
import styles from './order.module.css';
import { OrderStatusBadge } from './order-status-badge.tsx';

/** Shows the customer and their earlier orders. */
export function OrderCustomer({ customer }: { customer: OrderCustomerWire }) {
	const { t, language } = useTexts(ordersTexts);
	return (
		<Card title={t('order.customer')}>
			<p className={styles.text}>
				<SectionLink to={`/customers/${customer.id}`}>
					<strong>{customer.name}</strong>
				</SectionLink>{' '}
				{customer.banned && <Badge look="sale">{t('order.banned')}</Badge>}
				<br />
				<a className={styles.phone} href={`tel:+9936${customer.phone}`}>
					{formatPhone(customer.phone)}
				</a>
			</p>
			<p className={styles.text}>
				<TrustSummary trust={customer.trust} />
			</p>
			<p className={styles.quiet}>
				{t('order.customerSince', { date: formatDate(language, new Date(customer.since)) })}
				<br />
				{t('order.customerOrders', { count: customer.orders, cancelled: customer.cancelled })}
				<br />
				{t('order.customerSpent', { sum: formatTenge(language, customer.spentTenge) })}
			</p>
			{customer.latest.length > 0 && (
				<ul className={styles.list}>
					{customer.latest.map((order) => (
						<li key={order.id} className={styles.past}>
							<Link to={`/orders/${order.id}`}>{order.number}</Link>
							<span>{formatTenge(language, order.totalTenge)}</span>
							<OrderStatusBadge status={order.status} delivery={order.delivery} />
						</li>
					))}
				</ul>
			)}
		</Card>
	);
}
