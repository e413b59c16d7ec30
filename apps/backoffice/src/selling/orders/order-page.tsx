import type { OrderWatcherWire, StaffOrderWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { deskTexts } from '@dukan/i18n/texts/backoffice/desk-texts.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { change, read } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { OfficeIcon } from '../../ui/office-icon.tsx';
import { Page, Waiting } from '../../ui/page.tsx';
import { EndWave } from '../desk/end-wave.tsx';
import styles from './order.module.css';
import { OrderCall } from './order-call.tsx';
import { OrderCustomer } from './order-customer.tsx';
import { OrderEdit } from './order-edit.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderGoods } from './order-goods.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderMoves } from './order-moves.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderSerials } from './order-serials.tsx';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { WaitingTime } from './waiting-time.tsx';

const EVERY_MS = 15_000;

/** Tells the server while this page is open that the order is open here. Returns who else has it open. */
function useOrderWatchers(orderId: number): readonly OrderWatcherWire[] {
	const { data } = useQuery({
		queryKey: ['order_watch', orderId],
		queryFn: () => change(`order_watch/${orderId}`),
		refetchInterval: EVERY_MS,
		staleTime: 0,
	});
	return data ?? [];
}

type Panel = (props: { orderId: number }) => ReactNode;

/** Components of other features, which the page shows for an order that was handed out. */
type Panels = { AfterSales: Panel; AfterHistory: Panel };

/** Shows one order with everything that staff need while the customer is on the phone. */
export function OrderPage({ AfterSales, AfterHistory }: Panels) {
	const { t, language } = useTexts(ordersTexts);
	const desk = useTexts(deskTexts).t;
	const id = Number(useParams().id);
	const [editing, setEditing] = useState(false);
	const query = useQuery({ queryKey: ['order', id], queryFn: () => read(`order/${id}`) });
	const watchers = useOrderWatchers(id);
	const order = query.data;
	const back = { to: '/orders', title: t('orders.title') };
	if (!order)
		return (
			<Page title={t('order.number')} back={back}>
				<Waiting error={query.error} retry={() => void query.refetch()} />
			</Page>
		);
	return (
		<Page
			title={`${t('order.number')} ${order.number}`}
			back={back}
			actions={
				<ButtonLink look="secondary" to={`/orders/print/picking?ids=${id}`}>
					<OfficeIcon name="print" size={20} />
					{t('print.action')}
				</ButtonLink>
			}
		>
			<div className={styles.state}>
				<OrderStatusBadge status={order.status} delivery={order.delivery} />
				{order.status === 'pending' && <WaitingTime since={pendingSince(order)} />}
				<span className={styles.quiet}>
					{formatDateTime(language, new Date(order.createdAt))}
					{order.channel !== 'site' && `, ${desk(`channel.${order.channel}`)}, ${order.enteredBy ?? ''}`}
				</span>
			</div>
			{watchers.length > 0 && (
				<p className={styles.others} role="status">
					<OfficeIcon name="eye" size={20} />
					{t('order.others', { names: watchers.map(({ name }) => name).join(', ') })}
				</p>
			)}
			{!editing && <OrderMoves order={order} onEdit={() => setEditing(true)} />}
			<div className={styles.columns}>
				<div className={styles.stack}>
					{editing ? (
						<OrderEdit order={order} onClose={() => setEditing(false)} />
					) : (
						<>
							<OrderGoods order={order} />
							<OrderSerials order={order} />
							<OrderFacts order={order} />
							{order.status === 'completed' && <AfterSales orderId={id} />}
						</>
					)}
				</div>
				<div className={styles.stack}>
					{order.status === 'pending' && <OrderCall order={order} />}
					<OrderCustomer customer={order.customer} />
					{order.status === 'pending' && order.customer.trust.degree === 'unconfirmed' && (
						<EndWave seed={{ orderId: id }} />
					)}
					<OrderNotes order={order} />
					<OrderHistory order={order} />
					{order.status === 'completed' && <AfterHistory orderId={id} />}
				</div>
			</div>
		</Page>
	);
}

/** Returns when the order last became pending: when it was placed, paid, revived or moved a step back. */
function pendingSince({ events, createdAt }: StaffOrderWire): string {
	return events.findLast(({ status }) => status === 'pending')?.at ?? createdAt;
}
