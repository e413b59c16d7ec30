import type { OrderWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { formatDate } from '@dukan/i18n/format/date.ts';
import { formatManat } from '@dukan/i18n/format/number.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { printTexts } from '@dukan/i18n/texts/backoffice/print-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import styles from './paper.module.css';

/** For the warehouse, which needs numbers and boxes to tick. */
export function PickedGoods({ order }: { order: OrderWire }) {
	const { t, language } = useTexts(ordersTexts);
	const print = useTexts(printTexts).t;
	return (
		<table className={styles.goods}>
			<thead>
				<tr>
					<th>{t('order.product')}</th>
					<th className={styles.amount}>{t('order.pieces')}</th>
					<th className={styles.amount}>{print('print.picked')}</th>
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

/** A roll has no room for another column: there the price stands under the name. */
/** For the customer, who needs the price of one and of all. */
export function PricedGoods({ order, isNarrow = false }: { order: OrderWire; isNarrow?: boolean }) {
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
							<th className={styles.amount}>{t('order.pieces')}</th>
							<th className={styles.amount}>{t('order.price')}</th>
						</>
					)}
					<th className={styles.amount}>{t('order.sum')}</th>
				</tr>
			</thead>
			<tbody>
				{order.items.map((item, place) => (
					<tr key={item.p_id}>
						{!isNarrow && <td className={styles.place}>{place + 1}</td>}
						<td>
							{item[`p_name_${language}`]}
							<PieceFacts item={item} />
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

type Item = OrderWire['items'][number];

/** RET-02, RET-03: stands under the name of the goods. */
function PieceFacts({ item }: { item: Item }) {
	const { t } = useTexts(printTexts);
	const facts = [
		item.serials && t('print.serials', { numbers: item.serials.join(', ') }),
		item.warranty_months !== undefined && t('print.months', { months: item.warranty_months }),
	].filter((fact) => typeof fact === 'string');
	return facts.map((fact) => (
		<span key={fact} className={styles.each}>
			{fact}
		</span>
	));
}

/** RET-03: shows one row for each piece that has a number, otherwise one for the line. */
export function WarrantedGoods({ order }: { order: OrderWire }) {
	const { t, language } = useTexts(ordersTexts);
	const print = useTexts(printTexts).t;
	const rows = order.items
		.filter(({ warranty_months }) => warranty_months !== undefined)
		.flatMap((item) => (item.serials ?? ['']).map((serial) => ({ item, serial })));
	return (
		<table className={styles.goods}>
			<thead>
				<tr>
					<th>{t('order.product')}</th>
					<th>{print('print.serial')}</th>
					<th className={styles.amount}>{t('order.pieces')}</th>
					<th>{print('print.period')}</th>
				</tr>
			</thead>
			<tbody>
				{rows.map(({ item, serial }) => (
					<tr key={`${item.p_id} ${serial}`}>
						<td>{item[`p_name_${language}`]}</td>
						<td>{serial || '______________'}</td>
						<td className={styles.number}>{serial ? 1 : item.quantity}</td>
						<td>
							{print('print.months', { months: item.warranty_months ?? 0 })}
							{item.warranty_until !== undefined && (
								<span className={styles.each}>
									{print('print.until', { day: formatDate(language, new Date(item.warranty_until)) })}
								</span>
							)}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
