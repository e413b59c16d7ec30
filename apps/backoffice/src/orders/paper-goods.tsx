import type { OrderWire } from '@dukan/domain/orders/orders.api.ts';
import { formatManat } from '@dukan/i18n/format/number.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { printTexts } from '@dukan/i18n/texts/backoffice/print-texts.ts';
import { useTexts } from '../platform/texts.tsx';
import styles from './paper.module.css';
import type { PaperKind } from './paper-kinds.ts';

type Props = { order: OrderWire; kind: PaperKind };

/** The warehouse needs numbers and boxes to tick; the customer what one costs and what all cost. */
export function PaperGoods({ order, kind }: Props) {
	if (kind === 'picking') return <PickedGoods order={order} />;
	return <PricedGoods order={order} isNarrow={kind === 'narrow'} />;
}

function PickedGoods({ order }: { order: OrderWire }) {
	const { t, language } = useTexts(ordersTexts);
	const print = useTexts(printTexts).t;
	return (
		<table className={styles.goods}>
			<thead>
				<tr>
					<th>{t('order.product')}</th>
					<th>{t('order.pieces')}</th>
					<th>{print('print.picked')}</th>
				</tr>
			</thead>
			<tbody>
				{order.items.map((item) => (
					<tr key={item.p_id}>
						<td>
							{item[`p_name_${language}`]} <small>№ {item.p_id}</small>
						</td>
						<td className={styles.number}>{item.quantity}</td>
						<td className={styles.tick}>☐</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** A roll has no room for a column more: there the price stands under the name. */
function PricedGoods({ order, isNarrow }: { order: OrderWire; isNarrow: boolean }) {
	const { t, language } = useTexts(ordersTexts);
	const unitPrice = (item: OrderWire['items'][number]) => formatManat(language, item.sum / item.quantity);
	return (
		<table className={styles.goods}>
			<thead>
				<tr>
					{!isNarrow && <th className={styles.place}>№</th>}
					<th>{t('order.product')}</th>
					{!isNarrow && (
						<>
							<th>{t('order.pieces')}</th>
							<th>{t('order.price')}</th>
						</>
					)}
					<th>{t('order.sum')}</th>
				</tr>
			</thead>
			<tbody>
				{order.items.map((item, place) => (
					<tr key={item.p_id}>
						{!isNarrow && <td className={styles.place}>{place + 1}</td>}
						<td>
							{item[`p_name_${language}`]}
							{isNarrow && (
								<span className={styles.each}>
									{item.quantity} × {unitPrice(item)}
								</span>
							)}
						</td>
						{!isNarrow && (
							<>
								<td className={styles.number}>{item.quantity}</td>
								<td className={styles.number}>{unitPrice(item)}</td>
							</>
						)}
						<td className={styles.number}>{formatManat(language, item.sum)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
