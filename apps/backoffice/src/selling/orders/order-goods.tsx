import { tengeFromManat } from '@dukan/domain/base/money/money.ts';
import type { StaffOrderWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { productPicture } from '@dukan/domain/shop/pictures/picture-addresses.ts';
import { formatManat, formatPrice } from '@dukan/i18n/format/number.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import { Card } from '../../ui/page.tsx';
import styles from './order.module.css';

export function OrderGoods({ order }: { order: StaffOrderWire }) {
	const { t, language } = useTexts(ordersTexts);
	return (
		<Card title={t('order.goods')}>
			<ul className={styles.lines}>
				{order.items.map((item) => (
					<li key={item.p_id} className={styles.line}>
						<OrderPicture file={order.pictures[item.p_id]} />
						<span>
							{item[`p_name_${language}`]}
							<small className={styles.quiet}>
								№ {item.p_id}, {t('order.inStock', { count: order.stock[item.p_id] ?? 0 })}
							</small>
						</span>
						<span className={styles.lineSum}>
							{item.quantity} × {formatManat(language, item.sum / item.quantity)} ={' '}
							<strong>{formatManat(language, item.sum)}</strong>
						</span>
					</li>
				))}
			</ul>
			<OrderSums order={order} />
		</Card>
	);
}

/** Shows what is to be paid at the handover. */
export function OrderSums({
	order,
}: {
	order: Pick<StaffOrderWire, 'subtotal' | 'delivery_price' | 'discount' | 'promo' | 'total'>;
}) {
	const { t, language } = useTexts(ordersTexts);
	return (
		<dl className={styles.sums}>
			<div>
				<dt>{t('order.subtotal')}</dt>
				<dd>{formatManat(language, order.subtotal)}</dd>
			</div>
			<div>
				<dt>{t('order.deliveryPrice')}</dt>
				<dd>{order.delivery_price === 0 ? t('order.free') : formatManat(language, order.delivery_price)}</dd>
			</div>
			{order.discount > 0 && (
				<div>
					<dt>{t('order.discount')}</dt>
					<dd>−{formatManat(language, order.discount)}</dd>
				</div>
			)}
			{order.promo && (
				<div>
					<dt>{t('order.promo')}</dt>
					<dd>{order.promo[`name_${language}`]}</dd>
				</div>
			)}
			<div className={styles.total}>
				<dt>{t('order.total')}</dt>
				<dd>{formatPrice(language, tengeFromManat(order.total))}</dd>
			</div>
		</dl>
	);
}

export function OrderPicture({ file }: { file: string | undefined }) {
	if (!file) return <span className={styles.noPicture} />;
	return <img src={productPicture(file, 240).webp} alt="" width={56} height={56} loading="lazy" />;
}
