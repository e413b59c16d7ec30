import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { printTexts } from '@dukan/i18n/texts/backoffice/print-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import { nameIn } from '../../ui/editor/name-in.ts';
import styles from './paper.module.css';
import { type PickedOrder, pickingTotals } from './picking-totals.ts';

/** Lists the goods of all orders for one walk through the warehouse. The orders' own sheets follow. */
export function PickingSheet({ orders }: { orders: readonly PickedOrder[] }) {
	const { t, language } = useTexts(ordersTexts);
	const print = useTexts(printTexts).t;
	return (
		<article className={styles.sheet} data-kind="picking" aria-label={print('print.together')}>
			<header className={styles.head}>
				<strong className={styles.title}>{print('print.together')}</strong>
				<span>{orders.map(({ number }) => number).join(', ')}</span>
			</header>
			<table className={styles.goods}>
				<thead>
					<tr>
						<th>{t('order.product')}</th>
						<th className={styles.amount}>{t('order.pieces')}</th>
						<th className={styles.amount}>{print('print.picked')}</th>
					</tr>
				</thead>
				<tbody>
					{pickingTotals(orders).map(({ item, quantity, numbers }) => (
						<tr key={item.productId}>
							<td>
								{nameIn(item, language)} <small>№ {item.productId}</small>
								<span className={styles.each}>{numbers.join(', ')}</span>
							</td>
							<td className={styles.number}>{quantity}</td>
							<td className={styles.tick}>☐</td>
						</tr>
					))}
				</tbody>
			</table>
		</article>
	);
}
