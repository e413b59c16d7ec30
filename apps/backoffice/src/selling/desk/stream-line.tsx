import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import styles from './stream-line.module.css';
import { reconnectNow, useStreamState } from './use-live-orders.ts';

/** Shows whether this page would get a new order now. */
export function StreamLine() {
	const { t } = useTexts(ordersTexts);
	const state = useStreamState();
	return (
		<p className={styles.line} data-state={state} role="status">
			{t(`orders.stream.${state}`)}
			{state === 'waiting' && (
				<button type="button" className={styles.again} onClick={reconnectNow}>
					{t('orders.stream.now')}
				</button>
			)}
		</p>
	);
}
