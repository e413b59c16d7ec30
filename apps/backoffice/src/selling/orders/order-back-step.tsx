import type { StaffOrderWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { TextArea } from '@dukan/ui/field.tsx';
import { useEffect, useState } from 'react';
import { change } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import styles from './order.module.css';
import { statusKey } from './order-text-keys.ts';

/**
 * DESK-06: takes one's own last move back while its SMS is not sent yet. Later it moves the order one step
 * back, with a reason.
 */
export function OrderBackStep({ order }: { order: StaffOrderWire }) {
	const { t } = useTexts(ordersTexts);
	const [asking, setAsking] = useState(false);
	const [reason, setReason] = useState('');
	const { save, busy, problem } = useSave({
		run: () => change(`order_back/${order.id}`, { from: order.status, reason }),
		changes: ['order', 'orders', 'order_counts'],
		said: null,
		onDone: () => setAsking(false),
	});
	const seconds = useSecondsUntil(order.backStep?.until ?? null);
	if (!order.backStep) return null;
	if (order.backStep.until !== null)
		return seconds > 0 ? (
			<span className={styles.undo}>
				<Button look="secondary" busy={busy} onClick={() => save()}>
					{t('order.undo')}
				</Button>
				<small>{t('order.undoHint', { seconds })}</small>
			</span>
		) : null;
	return (
		<>
			<Button look="quiet" onClick={() => setAsking(true)}>
				{t('order.stepBack')}
			</Button>
			<ConfirmDialog
				open={asking}
				title={t('order.stepBackTitle', {
					number: order.number,
					status: t(statusKey(order.backStep.to, order.delivery)),
				})}
				action={t('order.stepBack')}
				busy={busy}
				onConfirm={() => save()}
				onClose={() => setAsking(false)}
			>
				<TextArea
					label={t('order.stepBackReason')}
					value={reason}
					maxLength={500}
					error={problem('reason')}
					onChange={(event) => setReason(event.target.value)}
				/>
			</ConfirmDialog>
		</>
	);
}

function useSecondsUntil(moment: string | null): number {
	const left = () => (moment === null ? 0 : Math.ceil((Date.parse(moment) - Date.now()) / 1000));
	const [seconds, setSeconds] = useState(left);
	// biome-ignore lint/correctness/useExhaustiveDependencies: `left` depends only on `moment`.
	useEffect(() => {
		setSeconds(left());
		if (moment === null) return;
		const timer = setInterval(() => setSeconds(left()), 1000);
		return () => clearInterval(timer);
	}, [moment]);
	return seconds;
}
