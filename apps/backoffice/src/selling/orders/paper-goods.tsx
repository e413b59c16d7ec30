import type { Order } from '@dukan/domain/selling/orders/order.api.ts';
import { formatDate } from '@dukan/i18n/format/date.ts';
import { formatTenge } from '@dukan/i18n/format/number.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { printTexts } from '@dukan/i18n/texts/backoffice/print-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import { nameIn } from '../../ui/editor/name-in.ts';
import styles from './paper.module.css';

/** Lists the goods for the warehouse, with numbers and boxes to tick. */
export function PickedGoods({ order }: { order: Order }) {
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
					<tr key={item.productId}>
						<td>
							{nameIn(item, language)} <small>№ {item.productId}</small>
						</td>
						<td className={styles.number}>{item.quantity}</td>
						<td className={styles.tick}>☐</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

/**
 * Lists the goods with the price of one piece and of the line, for the customer. On a narrow roll there is no
 * space for another column, so the price stands under the name.
 */
export function PricedGoods({ order, isNarrow = false }: { order: Order; isNarrow?: boolean }) {
	const { t, language } = useTexts(ordersTexts);
	const unitPrice = (item: Order['items'][number]) => formatTenge(language, item.sumTenge / item.quantity);
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
					<tr key={item.productId}>
						{!isNarrow && <td className={styles.place}>{place + 1}</td>}
						<td>
							{nameIn(item, language)}
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
						<td className={styles.number}>{formatTenge(language, item.sumTenge)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

type Item = Order['items'][number];

/** RET-02, RET-03: shows a piece's serial numbers and warranty under the name of the product. */
function PieceFacts({ item }: { item: Item }) {
	const { t } = useTexts(printTexts);
	const facts = [
		item.serials && t('print.serials', { numbers: item.serials.join(', ') }),
		item.warrantyMonths !== undefined && t('print.months', { months: item.warrantyMonths }),
	].filter((fact) => typeof fact === 'string');
	return facts.map((fact) => (
		<span key={fact} className={styles.each}>
			{fact}
		</span>
	));
}

/** RET-03: shows one row for each piece with a serial number, and one row for a line without them. */
export function WarrantedGoods({ order }: { order: Order }) {
	const { t, language } = useTexts(ordersTexts);
	const print = useTexts(printTexts).t;
	const rows = order.items
		.filter(({ warrantyMonths }) => warrantyMonths !== undefined)
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
					<tr key={`${item.productId} ${serial}`}>
						<td>{nameIn(item, language)}</td>
						<td>{serial || '______________'}</td>
						<td className={styles.number}>{serial ? 1 : item.quantity}</td>
						<td>
							{print('print.months', { months: item.warrantyMonths ?? 0 })}
							{item.warrantyUntil !== undefined && (
								<span className={styles.each}>
									{print('print.until', { day: formatDate(language, new Date(item.warrantyUntil)) })}
								</span>
							)}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
