import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import type { OrderWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { formatDate } from '@dukan/i18n/format/date.ts';
import { formatManat } from '@dukan/i18n/format/number.ts';
import { plural } from '@dukan/i18n/translate.ts';
import { Link } from '../../platform/link.tsx';
import { useAccountTexts } from '../../platform/texts.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import styles from './order-goods.module.css';
import { dueOnReceipt } from './order-texts.ts';

/**
 * Shows the ordered goods with their pictures, at the prices of that day. A product that is still sold links
 * to its page.
 */
export function OrderGoods({ order }: { order: OrderWire }) {
	const { language, t } = useAccountTexts();
	const manat = (amount: number) => `${formatManat(language, amount)} ${t('currency.manat')}`;
	const warranty = ({ warranty_months: months = 0, warranty_until }: OrderWire['items'][number]) =>
		warranty_until === undefined
			? t('service.warrantyMonths', { period: plural(language, 'month', months) })
			: t('service.warrantyUntil', { day: formatDate(language, new Date(warranty_until)) });
	return (
		<ul>
			{order.items.map((item) => (
				<li key={item.p_id} className={styles.item}>
					<ProductPicture className={styles.picture} file={item.p_img} widths={[240]} size={56} />
					<span className={styles.name}>
						{item.categoryKId === null ? (
							item[`p_name_${language}`]
						) : (
							<Link to={addresses.product(item.categoryKId, item.p_id)}>{item[`p_name_${language}`]}</Link>
						)}
						{item.p_id === order.promo?.gift?.p_id && (
							<span className={styles.each}>{order.promo[`name_${language}`]}</span>
						)}
						{item.serials && (
							<span className={styles.each}>{t('service.serial', { numbers: item.serials.join(', ') })}</span>
						)}
						{item.warranty_months !== undefined && <span className={styles.each}>{warranty(item)}</span>}
						{item.quantity > 1 && (
							<span className={styles.each}>
								{item.quantity} × {manat(item.sum / item.quantity)}
							</span>
						)}
					</span>
					<span className={styles.sum}>{manat(item.sum)}</span>
				</li>
			))}
			<li className={styles.item}>
				<span className={styles.name}>
					{t('delivery.cost')}
					{order.promo && order.promo.delivery_discount > 0 && (
						<span className={styles.each}>{order.promo[`name_${language}`]}</span>
					)}
				</span>
				<span className={styles.sum}>
					{order.delivery_price === 0 ? t('common.free') : manat(order.delivery_price)}
				</span>
			</li>
			{order.discount > 0 && (
				<li className={styles.item}>
					<span className={styles.name}>
						{t('order.discount')}
						{order.promo && <span className={styles.each}>{order.promo[`name_${language}`]}</span>}
					</span>
					<span className={styles.sum}>−{manat(order.discount)}</span>
				</li>
			)}
		</ul>
	);
}

/**
 * Shows two sums below the total: the value of returned goods, and what is left to pay or to give back.
 */
export function OrderExchange({ order }: { order: OrderWire }) {
	const { language, t } = useAccountTexts();
	const { exchange = 0 } = order;
	const due = dueOnReceipt(order);
	if (exchange === 0) return null;
	return (
		<>
			<p className={styles.item}>
				<span className={styles.name}>{t('order.exchanged')}</span>
				<span className={styles.sum}>
					−{formatManat(language, exchange)} {t('currency.manat')}
				</span>
			</p>
			{due !== 0 && (
				<p className={styles.due}>
					{t(due > 0 ? 'payment.due' : 'payment.givenBack', { sum: formatManat(language, Math.abs(due)) })}
				</p>
			)}
		</>
	);
}
