import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import { localizedText } from '@dukan/domain/base/language/language.ts';
import { isMasked, telephoneLink } from '@dukan/domain/base/text/phone.ts';
import type { StaffOrderRowWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { formatMoment } from '@dukan/i18n/format/date.ts';
import { formatNearDay } from '@dukan/i18n/format/day.ts';
import { formatTenge } from '@dukan/i18n/format/number.ts';
import { deskTexts } from '@dukan/i18n/texts/backoffice/desk-texts.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { Link } from 'react-router';
import { useTexts } from '../../platform/texts.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { OrderStatusBadge } from './order-status-badge.tsx';
import styles from './orders.module.css';
import { WaitingTime } from './waiting-time.tsx';

type OrderColumn = Column<StaffOrderRowWire>;

/**
 * Returns the columns for a list of orders in this status. Orders that wait for a call, are packed or are on
 * their way have different columns.
 */
export function useOrderColumns(status: string): OrderColumn[] {
	const { t, c, language } = useTexts(ordersTexts);
	const queue = useTexts(deskTexts).t;
	const callBackTime = (at: string) => formatMoment(language, new Date(at), new Date());
	const number: OrderColumn = {
		key: 'number',
		title: t('order.number'),
		cell: ({ id, number: own }) => (
			<Link to={`/orders/${id}`} className={styles.number}>
				{own}
			</Link>
		),
	};
	const waits: OrderColumn = {
		key: 'time',
		title: status === 'pending' ? queue('queue.due') : t('order.placed'),
		sort: status === 'pending' ? 'due' : 'created',
		cell: ({ createdAt, pendingSince, status: own, call }) => {
			if (own !== 'pending') return formatMoment(language, new Date(createdAt), new Date());
			if (!call.callBackAt) return <WaitingTime since={pendingSince ?? createdAt} />;
			const isDue = new Date(call.callBackAt).getTime() <= Date.now();
			return (
				<span data-due={isDue || undefined} className={styles.callBack}>
					{queue('queue.callBack', { time: callBackTime(call.callBackAt) })}
				</span>
			);
		},
	};
	const customer: OrderColumn = {
		key: 'customer',
		title: t('order.customer'),
		cell: ({ name, phone, paymentState }) => (
			<span className={styles.person}>
				{name}
				{paymentState && <Badge look="quiet">{t(`order.paymentState.${paymentState}`)}</Badge>}
				{isMasked(phone) ? <span>{phone}</span> : <a href={telephoneLink(phone)}>{phone}</a>}
			</span>
		),
	};
	const place: OrderColumn = {
		key: 'place',
		title: t('order.place'),
		cell: ({ delivery, district }) =>
			[t(`order.delivery.${delivery}`), district && localizedText(district, language)]
				.filter(Boolean)
				.join(', '),
	};
	const when: OrderColumn = {
		key: 'when',
		title: t('order.when'),
		sort: 'delivery',
		cell: ({ deliveryDate, slotFrom, slotTo }) => (
			<>
				{formatNearDay(language, deliveryDate, ashgabatTime(new Date()).date)}
				{slotFrom && (
					<>
						,{' '}
						<span className={styles.hours}>
							{slotFrom}–{slotTo}
						</span>
					</>
				)}
			</>
		),
	};
	const total: OrderColumn = {
		key: 'total',
		title: t('order.total'),
		sort: 'total',
		align: 'end',
		cell: ({ totalTenge }) => formatTenge(language, totalTenge),
	};
	if (status === 'pending')
		return [
			number,
			waits,
			customer,
			place,
			{ key: 'who', title: queue('queue.who'), cell: ({ call }) => call.takenBy?.name ?? '' },
			{
				key: 'attempts',
				title: queue('queue.attempts'),
				align: 'end',
				cell: ({ call }) => (call.attempts > 0 ? call.attempts : ''),
			},
			total,
		];
	return [
		number,
		waits,
		customer,
		place,
		when,
		{ key: 'pieces', title: t('order.pieces'), align: 'end', wideOnly: true, cell: ({ pieces }) => pieces },
		total,
		{
			key: 'status',
			title: c('common.status'),
			cell: ({ status: own, delivery }) => <OrderStatusBadge status={own} delivery={delivery} />,
		},
	];
}
