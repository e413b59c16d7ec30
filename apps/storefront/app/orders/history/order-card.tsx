import type { OrderStatus } from '@dukan/domain/orders/order-status.ts';
import type { OrderWire } from '@dukan/domain/orders/orders.api.ts';
import { formatDateTime, formatDay } from '@dukan/i18n/format/date.ts';
import { formatManat } from '@dukan/i18n/format/number.ts';
import type { AccountTextKey } from '@dukan/i18n/translate.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useState } from 'react';
import { useAccountTexts } from '../../platform/texts.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import styles from './order-card.module.css';
import { useOrderAgain } from './use-order-again.ts';

const STATUS_TEXTS = {
	pending: 'order.status.pending',
	accepted: 'order.status.accepted',
	on_delivery: 'order.status.onDelivery',
	completed: 'order.status.completed',
	cancelled: 'order.status.cancelled',
} as const satisfies Record<OrderStatus, AccountTextKey>;

const STATUS_HINTS = {
	pending: 'order.statusHint.pending',
	accepted: 'order.statusHint.accepted',
	on_delivery: 'order.statusHint.onDelivery',
	completed: 'order.statusHint.completed',
	cancelled: 'order.statusHint.cancelled',
} as const satisfies Record<OrderStatus, AccountTextKey>;

/** ORDER-04: the way an order goes when all is well. */
const STEPS = ['pending', 'accepted', 'on_delivery', 'completed'] as const;

type Props = { order: OrderWire; token: string; onChange: (order: OrderWire) => void; open: boolean };

export function OrderCard({ order, token, onChange, open }: Props) {
	const { language, t } = useAccountTexts();
	const [cancelling, setCancelling] = useState(false);
	const again = useOrderAgain(order);
	const manat = (amount: number) => `${formatManat(language, amount)} ${t('currency.manat')}`;
	return (
		<article className={styles.order} aria-labelledby={`order-${order.id}`}>
			<header className={styles.head}>
				<h2 id={`order-${order.id}`} className={styles.title}>
					{t('order.number', { number: order.number })}
				</h2>
				<p className={styles.when}>{formatDateTime(language, new Date(order.created_at))}</p>
				<p className={styles.status} data-status={order.status} role="status">
					{t(STATUS_TEXTS[order.status])}
				</p>
			</header>
			<p>{t(STATUS_HINTS[order.status])}</p>
			<Timeline order={order} />
			<details className={styles.details} open={open}>
				<summary className={styles.summary}>
					{t('order.contents')}
					<strong>{manat(order.total)}</strong>
				</summary>
				<ul>
					{order.items.map((item) => (
						<li key={item.p_id} className={styles.item}>
							<span>
								{item[`p_name_${language}`]} × {item.quantity}
							</span>
							<span>{manat(item.sum)}</span>
						</li>
					))}
					<li className={styles.item}>
						<span>{t('delivery.cost')}</span>
						<span>{order.delivery_price === 0 ? t('common.free') : manat(order.delivery_price)}</span>
					</li>
				</ul>
				<p className={styles.place}>
					{order.delivery === 'pickup'
						? t('delivery.pickup')
						: [order.district?.[`name_${language}`], order.address].filter(Boolean).join(', ')}
					{order.slot &&
						` · ${formatDay(language, order.slot.date)}, ${t('delivery.slot', { from: order.slot.from, to: order.slot.to })}`}
				</p>
			</details>
			<div className={styles.actions}>
				<Button look="secondary" busy={again.busy} onClick={again.add}>
					{t('order.repeat')}
				</Button>
				{order.can_cancel && (
					<Button look="quiet" onClick={() => setCancelling(true)}>
						{t('order.cancel')}
					</Button>
				)}
			</div>
			{cancelling && (
				<CancelDialog order={order} token={token} onClose={() => setCancelling(false)} onChange={onChange} />
			)}
		</article>
	);
}

/** Each step with its time; a cancelled order shows where it ended. */
function Timeline({ order }: { order: OrderWire }) {
	const { language, t } = useAccountTexts();
	const timeOf = new Map(
		order.events.map(({ status, at }) => [status, formatDateTime(language, new Date(at))]),
	);
	const steps =
		order.status === 'cancelled' ? [...new Set(order.events.map(({ status }) => status))] : [...STEPS];
	return (
		<ol className={styles.timeline} aria-label={t('order.statusTitle')}>
			{steps.map((step) => (
				<li
					key={step}
					data-done={timeOf.has(step) || undefined}
					aria-current={step === order.status ? 'step' : undefined}
				>
					<span>{t(STATUS_TEXTS[step])}</span>
					{timeOf.has(step) && <time>{timeOf.get(step)}</time>}
				</li>
			))}
		</ol>
	);
}
