import type { StaffOrderWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { productPicture } from '@dukan/domain/shop/pictures/picture-addresses.ts';
import { formatPrice, formatTenge } from '@dukan/i18n/format/number.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import { nameIn } from '../../ui/editor/name-in.ts';
import { Card } from '../../ui/page.tsx';
import styles from './order.module.css';

export function OrderGoods({ order }: { order: StaffOrderWire }) {
	const { t, language } = useTexts(ordersTexts);
	return (
		<Card title={t('order.goods')}>
			<ul className={styles.lines}>
				{order.items.map((item) => (
					<li key={item.productId} className={styles.line}>
						<OrderPicture file={order.pictures[item.productId]} />
						<span>
							{nameIn(item, language)}
							<small className={styles.quiet}>
								№ {item.productId}, {t('order.inStock', { count: order.stock[item.productId] ?? 0 })}
							</small>
						</span>
						<span className={styles.lineSum}>
							{item.quantity} × {formatTenge(language, item.sumTenge / item.quantity)} ={' '}
							<strong>{formatTenge(language, item.sumTenge)}</strong>
						</span>
					</li>
				))}
			</ul>
			<OrderSums order={order} />
		</Card>
	);
}

/** Shows the sums of the order and what is to be paid at the handover. */
export function OrderSums({
	order,
}: {
	order: Pick<
		StaffOrderWire,
		'subtotalTenge' | 'deliveryPriceTenge' | 'discountTenge' | 'promo' | 'totalTenge'
	>;
}) {
	const { t, language } = useTexts(ordersTexts);
	return (
		<dl className={styles.sums}>
			<div>
				<dt>{t('order.subtotal')}</dt>
				<dd>{formatTenge(language, order.subtotalTenge)}</dd>
			</div>
			<div>
				<dt>{t('order.deliveryPrice')}</dt>
				<dd>
					{order.deliveryPriceTenge === 0 ? t('order.free') : formatTenge(language, order.deliveryPriceTenge)}
				</dd>
			</div>
			{order.discountTenge > 0 && (
				<div>
					<dt>{t('order.discount')}</dt>
					<dd>−{formatTenge(language, order.discountTenge)}</dd>
				</div>
			)}
			{order.promo && (
				<div>
					<dt>{t('order.promo')}</dt>
					<dd>{nameIn(order.promo, language)}</dd>
				</div>
			)}
			<div className={styles.total}>
				<dt>{t('order.total')}</dt>
				<dd>{formatPrice(language, order.totalTenge)}</dd>
			</div>
		</dl>
	);
}

export function OrderPicture({ file }: { file: string | undefined }) {
	if (!file) return <span className={styles.noPicture} />;
	return <img src={productPicture(file, 240).webp} alt="" width={56} height={56} loading="lazy" />;
}
