import type { OrderWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { isBrought } from '@dukan/domain/selling/orders/quote.ts';
import { formatDay } from '@dukan/i18n/format/day.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { useRootData } from '../../platform/root-data.ts';
import { useAccountTexts } from '../../platform/texts.tsx';
import styles from './order-delivery-info.module.css';

/**
 * Shows when and where the customer gets the goods: at the door, or in the shop with its address and hours.
 */
export function OrderDeliveryInfo({ order }: { order: OrderWire }) {
	const { language, t } = useAccountTexts();
	const shop = useRootData()?.shop;
	const { slot } = order;
	const isPickup = !isBrought(order.delivery);
	const when = () => {
		if (slot)
			return `${formatDay(language, slot.date)}, ${t('delivery.slot', { from: slot.from, to: slot.to })}`;
		if (!isPickup) return t('delivery.express');
		return shop && `${t('delivery.pickup')}, ${shop.hours.from}–${shop.hours.to}`;
	};
	const where = isPickup
		? shop?.address
		: [order.district?.[`name_${language}`], order.address].filter(Boolean).join(', ');
	return (
		<ul className={styles.place}>
			<li>
				<Icon name="clock" size={20} />
				{when() ?? t('delivery.pickup')}
			</li>
			{where && (
				<li>
					<Icon name="pin" size={20} />
					{where}
				</li>
			)}
		</ul>
	);
}
