import type { OrderWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { isBrought } from '@dukan/domain/selling/orders/quote.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { useRootData } from '../../platform/root-data.ts';
import { useAccountTexts } from '../../platform/texts.tsx';
import styles from './history.module.css';
import { OrderDeliveryInfo } from './order-delivery-info.tsx';

/** Says that the order was made, and that the shop will call to confirm it. */
export function OrderPlaced({ order }: { order: OrderWire }) {
	const { t } = useAccountTexts();
	const phone = useRootData()?.shop.phone;
	return (
		<section className={styles.placed} role="status" aria-labelledby="placed">
			<h2 id="placed" className={styles.placedTitle}>
				<Icon name="check" />
				{t('order.placed')}
			</h2>
			<p className={styles.number}>{t('order.number', { number: order.number })}</p>
			<OrderDeliveryInfo order={order} />
			<p>
				<strong>{t('order.next')}.</strong> {t('order.placedHint')}
				{!isBrought(order.delivery) && `. ${t('delivery.pickupReady')}`}
			</p>
			{phone && (
				<p>
					<a className={styles.call} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
						<Icon name="call" size={20} />
						{phone}
					</a>
				</p>
			)}
		</section>
	);
}
