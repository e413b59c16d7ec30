import { Button } from '@dukan/ui/button.tsx';
import { Skeleton } from '@dukan/ui/skeleton.tsx';
import { useLocation } from 'react-router';
import type { Session } from '../../people/accounts/session-store.ts';
import { SignedInOnly } from '../../people/accounts/signed-in-only.tsx';
import { useAccountTexts } from '../../platform/texts.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import styles from './history.module.css';
import { OrderCard } from './order-card.tsx';
import { OrderPlaced } from './order-placed.tsx';
import './print.css';
import { useOrders } from './use-orders.ts';

export default function HistoryScreen() {
	const { t } = useAccountTexts();
	return <SignedInOnly title={t('nav.history')}>{(session) => <History session={session} />}</SignedInOnly>;
}

function History({ session: { token } }: { session: Session }) {
	const { t } = useAccountTexts();
	const query = new URLSearchParams(useLocation().search);
	const { orders, failed, busy, replace, retry, more } = useOrders(token);
	const placed = orders?.rows.find(({ id }) => String(id) === query.get('placed'));
	if (failed && !orders) return <LoadFailed onRetry={retry} />;
	if (!orders) return <Skeleton className={styles.wait} />;
	if (orders.count === 0) return <EmptyState title={t('order.historyEmpty')} />;
	return (
		<div className={styles.orders}>
			{placed && placed.status !== 'cancelled' && <OrderPlaced order={placed} />}
			{orders.rows.map((order) => (
				<OrderCard key={order.id} order={order} token={token} onChange={replace} open={order === placed} />
			))}
			{failed && <p role="alert">{t('error.load')}</p>}
			{orders.rows.length < orders.count && (
				<Button look="secondary" busy={busy} onClick={more}>
					{t('common.showMore')}
				</Button>
			)}
		</div>
	);
}
