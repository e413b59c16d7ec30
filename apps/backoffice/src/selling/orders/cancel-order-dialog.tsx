import { STAFF_CANCEL_REASONS, type StaffCancelReason } from '@dukan/domain/base/orders/order-status.ts';
import type { StaffOrderWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { Choices } from '@dukan/ui/choices.tsx';
import { TextArea } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { change } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import form from '../../ui/form.module.css';

export function CancelOrderDialog({ order, onClose }: { order: StaffOrderWire; onClose: () => void }) {
	const { t } = useTexts(ordersTexts);
	const [reason, setReason] = useState<StaffCancelReason>();
	const [tried, setTried] = useState(false);
	const [note, setNote] = useState('');
	const { save, busy, problem } = useSave({
		run: (chosen: StaffCancelReason) =>
			change(`order_move/${order.id}`, { to: 'cancelled', from: order.status, reason: chosen, note }),
		changes: ['order', 'orders', 'order_counts'],
		said: t('order.moved', { number: order.number, status: t('order.status.cancelled') }),
		onDone: onClose,
	});
	return (
		<ConfirmDialog
			open
			title={t('order.cancelTitle', { number: order.number })}
			action={t('order.move.cancelled')}
			keep={t('order.keep')}
			busy={busy}
			onConfirm={() => (reason ? save(reason) : setTried(true))}
			onClose={onClose}
		>
			<div className={form.form}>
				<Choices
					legend={t('order.cancelReason')}
					name="reason"
					chosen={reason}
					error={tried && !reason ? t('order.reasonRequired') : undefined}
					onChoose={setReason}
					choices={STAFF_CANCEL_REASONS.map((value) => ({ value, title: t(`order.reason.${value}`) }))}
				/>
				<TextArea
					label={t('order.cancelNote')}
					value={note}
					maxLength={500}
					error={problem('note')}
					onChange={(event) => setNote(event.target.value)}
				/>
			</div>
		</ConfirmDialog>
	);
}
