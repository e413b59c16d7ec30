import type { OrdersAcceptedWire } from '@dukan/domain/selling/desk/batch-orders.api.ts';
import type { StaffOrderRowWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { deskTexts } from '@dukan/i18n/texts/backoffice/desk-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { change } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { OfficeIcon } from '../../ui/office-icon.tsx';
import { CourierChoice } from '../couriers/courier-choice.tsx';
import styles from './batch-bar.module.css';
import { OrderStatusBadge } from './order-status-badge.tsx';

type Props = {
	chosen: ReadonlySet<number>;
	rows: readonly StaffOrderRowWire[];
	onClear: () => void;
	onAccepted: (outcome: OrdersAcceptedWire) => void;
};

/**
 * DESK-08: acts on all selected orders at once. An order that has left the list meanwhile is sent too, and
 * its result says why it failed.
 */
export function BatchBar({ chosen, rows, onClear, onAccepted }: Props) {
	const { t, c } = useTexts(deskTexts);
	const settled = new Set(rows.filter(({ status }) => status !== 'pending').map(({ id }) => id));
	const waiting = [...chosen].filter((id) => !settled.has(id));
	const { save, busy } = useSave({
		run: () => change('orders_accept', { ids: waiting }),
		changes: ['order', 'orders', 'order_counts'],
		said: null,
		onDone: onAccepted,
	});
	return (
		<section className={styles.bar} aria-label={t('batch.title')}>
			<strong>{c('common.selected', { count: chosen.size })}</strong>
			{waiting.length > 0 && (
				<Button busy={busy} onClick={() => save()}>
					{t('batch.accept', { count: waiting.length })}
				</Button>
			)}
			<CourierChoice ids={[...chosen]} onDone={onClear} />
			<ButtonLink look="secondary" to={`/orders/print/picking?ids=${[...chosen].join(',')}`}>
				<OfficeIcon name="print" size={20} />
				{t('batch.print')}
			</ButtonLink>
			<Button look="quiet" onClick={onClear}>
				{t('batch.clear')}
			</Button>
		</section>
	);
}

/** Shows the result for each order. Orders that were not accepted come first, because they need attention. */
export function BatchOutcome({ outcome, onClose }: { outcome: OrdersAcceptedWire; onClose: () => void }) {
	const { t, c } = useTexts(deskTexts);
	const section = useRef<HTMLElement>(null);
	// The bar with the clicked button is gone, so the focus moves to this section.
	// biome-ignore lint/correctness/useExhaustiveDependencies: every outcome takes the focus.
	useEffect(() => section.current?.focus(), [outcome]);
	const sorted = outcome.outcomes.toSorted((a, b) => Number(a.accepted) - Number(b.accepted));
	const accepted = sorted.filter((one) => one.accepted).length;
	return (
		<section className={styles.outcome} ref={section} tabIndex={-1} aria-label={t('batch.outcome')}>
			<p role="status">
				{t('batch.accepted', { count: accepted })}
				{accepted < sorted.length && ` ${t('batch.notAccepted', { count: sorted.length - accepted })}`}
			</p>
			<ul className={styles.outcomes}>
				{sorted.map(({ id, number, accepted: isAccepted, status }) => (
					<li key={id}>
						<Link to={`/orders/${id}`}>{number}</Link>
						{isAccepted ? (
							<OrderStatusBadge status="accepted" delivery="courier" />
						) : (
							<span className={styles.refused}>{t(`batch.was.${status}`)}</span>
						)}
					</li>
				))}
			</ul>
			<Button look="secondary" onClick={onClose}>
				{c('common.close')}
			</Button>
		</section>
	);
}
