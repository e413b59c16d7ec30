import { CANCEL_REASONS, type CancelReason } from '@dukan/domain/base/orders/order-status.ts';
import type { OrderWire } from '@dukan/domain/selling/orders/orders.api.ts';
import type { AccountTextKey } from '@dukan/i18n/translate.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Choices } from '@dukan/ui/choices.tsx';
import { Dialog } from '@dukan/ui/dialog.tsx';
import { TextArea } from '@dukan/ui/field.tsx';
import { showToast } from '@dukan/ui/toast.tsx';
import { type FormEvent, useState } from 'react';
import { refusalText } from '../../people/accounts/refusal-text.ts';
import { postApi } from '../../platform/api-client.ts';
import { useAccountTexts } from '../../platform/texts.tsx';
import styles from './history.module.css';
import { cannotCancelTexts } from './order-texts.ts';

const REASON_TEXTS = {
	order_again: 'order.cancelReason.orderAgain',
	expensive: 'order.cancelReason.expensive',
	not_at_address: 'order.cancelReason.notAtAddress',
	other: 'order.cancelReason.other',
} as const satisfies Record<CancelReason, AccountTextKey>;

type Props = { order: OrderWire; token: string; onClose: () => void; onChange: (order: OrderWire) => void };

export function CancelDialog({ order, token, onClose, onChange }: Props) {
	const { t } = useAccountTexts();
	const [reason, setReason] = useState<CancelReason>();
	const [note, setNote] = useState('');
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string>();
	const [isTooLate, setTooLate] = useState(false);
	const cancel = async (event: FormEvent) => {
		event.preventDefault();
		if (!reason) return setProblem(t('order.cancelReasonLabel'));
		setBusy(true);
		const response = await postApi(`/api/order_cancel/${order.id}`, {
			body: { reason, note },
			token,
		});
		setBusy(false);
		if (response.body) {
			showToast(t('order.cancelled'));
			onChange(response.body);
			return onClose();
		}
		if (response.refusal.code === 'cannot_cancel') return setTooLate(true);
		setProblem(refusalText(t, response.refusal));
	};
	return (
		<Dialog open onClose={onClose} title={t('order.cancelTitle')}>
			<form className={styles.cancel} onSubmit={cancel}>
				<Choices
					legend={t('order.cancelReasonLabel')}
					name="reason"
					chosen={reason}
					onChoose={setReason}
					error={
						isTooLate
							? cannotCancelTexts(order)
									.map((key) => t(key))
									.join('. ')
							: problem
					}
					choices={CANCEL_REASONS.map((value) => ({ value, title: t(REASON_TEXTS[value]) }))}
				/>
				{reason === 'other' && (
					<TextArea
						label={t('order.cancelComment')}
						name="note"
						maxLength={500}
						value={note}
						onChange={(event) => setNote(event.target.value)}
					/>
				)}
				<Button type="submit" wide busy={busy}>
					{t('order.cancelYes')}
				</Button>
				<Button look="secondary" wide onClick={onClose}>
					{t('order.keep')}
				</Button>
			</form>
		</Dialog>
	);
}
