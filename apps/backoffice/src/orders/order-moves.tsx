import { nextStatuses, type StaffStatus } from '@dukan/domain/orders/order-status.ts';
import type { StaffOrderWire } from '@dukan/domain/orders/staff-orders.api.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useState } from 'react';
import { change } from '../platform/call.ts';
import { useTexts } from '../platform/texts.tsx';
import { useSave } from '../platform/use-save.ts';
import { CancelOrderDialog } from './cancel-order-dialog.tsx';
import styles from './order.module.css';

type Props = { order: StaffOrderWire; onEdit: () => void };

/** Only the moves that are allowed from here (ORDER-04); what somebody else did first is told. */
export function OrderMoves({ order, onEdit }: Props) {
	const { t } = useTexts(ordersTexts);
	const [cancelling, setCancelling] = useState(false);
	const moves = nextStatuses(order.status, 'shop');
	const { save, busy } = useSave({
		run: (to: StaffStatus) => change(`order_move/${order.id}`, { to, reason: 'other', note: '' }),
		changes: ['order', 'orders', 'order_counts'],
		said: null,
	});
	const canEdit = order.status === 'pending' || order.status === 'accepted';
	if (moves.length === 0) return null;
	return (
		<div className={styles.moves}>
			{moves.map((to) =>
				to === 'cancelled' ? (
					<Button key={to} look="secondary" onClick={() => setCancelling(true)}>
						{t('order.move.cancelled')}
					</Button>
				) : (
					<Button key={to} busy={busy} onClick={() => save(to)}>
						{t(`order.move.${to}`)}
					</Button>
				),
			)}
			{canEdit && (
				<Button look="secondary" onClick={onEdit}>
					{t('order.edit')}
				</Button>
			)}
			{cancelling && <CancelOrderDialog order={order} onClose={() => setCancelling(false)} />}
		</div>
	);
}
