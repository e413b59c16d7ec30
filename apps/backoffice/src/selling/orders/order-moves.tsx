import { isOpenOrder, nextStatuses, type StaffStatus } from '@dukan/domain/base/orders/order-status.ts';
import { dueTenge } from '@dukan/domain/selling/orders/order-due.ts';
import { isBrought } from '@dukan/domain/selling/orders/quote.ts';
import type { StaffOrderWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { formatTenge } from '@dukan/i18n/format/number.ts';
import { doorTexts } from '@dukan/i18n/texts/backoffice/door-texts.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useEffect, useRef, useState } from 'react';
import { change } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DoorDialog } from '../couriers/door-dialog.tsx';
import { CancelOrderDialog } from './cancel-order-dialog.tsx';
import styles from './order.module.css';
import { OrderBackStep } from './order-back-step.tsx';
import { moveKey } from './order-text-keys.ts';
import { useOrderDue } from './use-order-due.ts';

type Props = { order: StaffOrderWire; onEdit: () => void };

/**
 * DESK-06: the next move's button appears in the place of the last one, so it ignores clicks for this long.
 */
const GRACE_MS = 1500;

/** ORDER-04: offers only the moves that are allowed in this status. */
export function OrderMoves({ order, onEdit }: Props) {
	const { t, language } = useTexts(ordersTexts);
	const door = useTexts(doorTexts).t;
	const due = useOrderDue();
	const [asking, setAsking] = useState<'cancel' | 'complete' | 'door'>();
	const moves = nextStatuses(order.status, 'shop');
	const resting = useGrace(order.status);
	const place = useRef<HTMLDivElement>(null);
	const movedFrom = useRef<StaffOrderWire['status']>(undefined);
	const { save, busy } = useSave({
		run: (to: StaffStatus) => {
			movedFrom.current = order.status;
			return change(`order_move/${order.id}`, { to, from: order.status, reason: 'other', note: '' });
		},
		changes: ['order', 'orders', 'order_counts'],
		said: null,
		onDone: () => setAsking(undefined),
		onRefused: () => {
			movedFrom.current = undefined;
		},
	});
	// The clicked button is gone, so the focus moves to this element, or to the page if no move is left. The
	// new status may be shown before the response arrives, because the event stream sends it to every open
	// page.
	useEffect(() => {
		if (movedFrom.current === undefined || asking) return;
		(place.current ?? document.querySelector('main'))?.focus();
		if (movedFrom.current !== order.status) movedFrom.current = undefined;
	}, [asking, order.status]);
	const canEdit = isOpenOrder(order.status);
	if (moves.length === 0 && !order.backStep) return null;
	return (
		<div className={styles.moves} ref={place} tabIndex={-1}>
			{moves.map((to) =>
				to === 'cancelled' ? (
					<Button key={to} look="secondary" onClick={() => setAsking('cancel')}>
						{t('order.move.cancelled')}
					</Button>
				) : (
					<Button
						key={to}
						busy={busy}
						disabled={resting}
						onClick={() => (to === 'completed' ? setAsking('complete') : save(to))}
					>
						{t(moveKey(to, order.delivery))}
					</Button>
				),
			)}
			{canEdit && (
				<Button look="secondary" onClick={onEdit}>
					{t('order.edit')}
				</Button>
			)}
			{order.status === 'on_delivery' && isBrought(order.delivery) && (
				<Button look="secondary" onClick={() => setAsking('door')}>
					{door('door.action')}
				</Button>
			)}
			<OrderBackStep order={order} />
			{asking === 'door' && <DoorDialog order={order} onClose={() => setAsking(undefined)} />}
			{asking === 'cancel' && <CancelOrderDialog order={order} onClose={() => setAsking(undefined)} />}
			<ConfirmDialog
				open={asking === 'complete'}
				title={t(!isBrought(order.delivery) ? 'order.handOverTitle' : 'order.completeTitle', {
					number: order.number,
				})}
				action={t(moveKey('completed', order.delivery))}
				busy={busy}
				onConfirm={() => save('completed')}
				onClose={() => setAsking(undefined)}
			>
				<p>
					{t('order.completeHint', {
						sum: formatTenge(language, Math.max(0, dueTenge(order))),
					})}
				</p>
				{due(order).map((text) => (
					<p key={text}>
						<strong>{text}</strong>
					</p>
				))}
			</ConfirmDialog>
		</div>
	);
}

/** Returns true for a moment after each change of the value. */
function useGrace(value: string): boolean {
	const first = useRef(true);
	const [resting, setResting] = useState(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each change of the value starts the pause.
	useEffect(() => {
		if (first.current) {
			first.current = false;
			return;
		}
		setResting(true);
		const timer = setTimeout(() => setResting(false), GRACE_MS);
		return () => clearTimeout(timer);
	}, [value]);
	return resting;
}
