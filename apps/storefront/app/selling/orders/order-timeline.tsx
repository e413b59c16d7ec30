import type { OrderStatus } from '@dukan/domain/base/orders/order-status.ts';
import type { OrderWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { useAccountTexts } from '../../platform/texts.tsx';
import { statusText } from './order-texts.ts';
import styles from './order-timeline.module.css';

/** ORDER-04: the statuses of an order when nothing goes wrong. */
const STEPS = ['pending', 'accepted', 'on_delivery', 'completed'] as const;

/** Shows each step with its time. A cancelled order ends with its cancellation. */
export function OrderTimeline({ order }: { order: OrderWire }) {
	const { language, t } = useAccountTexts();
	const timeOf = new Map(
		order.events.map(({ status, at }) => [status, formatDateTime(language, new Date(at))]),
	);
	const steps: OrderStatus[] =
		order.status === 'cancelled' ? [...new Set(order.events.map(({ status }) => status))] : [...STEPS];
	// The shop may have moved the order back. Later steps then have a time, but are not done.
	const isDone = (step: OrderStatus) =>
		timeOf.has(step) && steps.indexOf(step) <= steps.indexOf(order.status);
	return (
		<ol className={styles.timeline} aria-label={t('order.statusTitle')}>
			{steps.map((step) => (
				<li
					key={step}
					data-done={isDone(step) || undefined}
					aria-current={step === order.status ? 'step' : undefined}
				>
					<span>{t(statusText({ status: step, delivery: order.delivery }))}</span>
					{isDone(step) && <time>{timeOf.get(step)}</time>}
				</li>
			))}
		</ol>
	);
}
