import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import type { OrderWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { formatManat } from '@dukan/i18n/format/number.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { Link } from '../../platform/link.tsx';
import { useAccountTexts } from '../../platform/texts.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { OrderActions } from './order-actions.tsx';
import styles from './order-card.module.css';
import { OrderDeliveryInfo } from './order-delivery-info.tsx';
import { OrderExchange, OrderGoods } from './order-goods.tsx';
import { statusHint, statusText } from './order-texts.ts';
import { OrderTimeline } from './order-timeline.tsx';

type Props = { order: OrderWire; token: string; onChange: (order: OrderWire) => void; open: boolean };

/** ORDER-06: shows an order in the list. The order's own page shows all its details. */
export function OrderCard({ order, token, onChange, open }: Props) {
	const { language, t } = useAccountTexts();
	return (
		<article className={styles.order} aria-labelledby={`order-${order.id}`}>
			<header className={styles.head}>
				<h2 id={`order-${order.id}`} className={styles.title}>
					<Link to={addresses.order(order.id)}>{t('order.number', { number: order.number })}</Link>
				</h2>
				<p className={styles.when}>{formatDateTime(language, new Date(order.created_at))}</p>
				<p className={styles.status} data-status={order.status} role="status">
					{t(statusText(order))}
				</p>
			</header>
			<p>{t(statusHint(order))}</p>
			<OrderDeliveryInfo order={order} />
			<OrderTimeline order={order} />
			<details open={open}>
				<summary className={styles.summary}>
					{t('order.contents')}
					<Icon name="down" size={20} />
					<strong>
						{formatManat(language, order.total)} {t('currency.manat')}
					</strong>
				</summary>
				<OrderGoods order={order} />
				<OrderExchange order={order} />
			</details>
			<OrderActions order={order} token={token} onChange={onChange}>
				{order.payment_state === 'awaiting' ? (
					<ButtonLink to={addresses.order(order.id)}>{t('payment.payNow')}</ButtonLink>
				) : (
					<ButtonLink to={addresses.order(order.id)} look="secondary">
						{t('order.details')}
					</ButtonLink>
				)}
			</OrderActions>
		</article>
	);
}
