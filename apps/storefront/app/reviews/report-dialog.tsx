import { REPORT_REASONS, type ReportReason } from '@dukan/domain/reviews/review-rules.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Choices } from '@dukan/ui/choices.tsx';
import { Dialog } from '@dukan/ui/dialog.tsx';
import { showToast } from '@dukan/ui/toast.tsx';
import { type FormEvent, useState } from 'react';
import { refusalText } from '../auth/refusal-text.ts';
import { postApi } from '../platform/api-client.ts';
import { useAccountTexts } from '../platform/texts.tsx';
import styles from './review-form.module.css';

type Props = { reviewId: number; token: string; onClose: () => void };

export function ReportDialog({ reviewId, token, onClose }: Props) {
	const { t } = useAccountTexts();
	const [reason, setReason] = useState<ReportReason>();
	const [problem, setProblem] = useState<string>();
	const [busy, setBusy] = useState(false);
	const send = async (event: FormEvent) => {
		event.preventDefault();
		if (!reason) return setProblem(t('review.reportReason'));
		setBusy(true);
		const { refusal } = await postApi(`/api/review_report/${reviewId}`, { body: { reason }, token });
		setBusy(false);
		if (refusal) return setProblem(refusalText(t, refusal));
		showToast(t('review.reported'));
		onClose();
	};
	return (
		<Dialog open onClose={onClose} title={t('review.reportTitle')}>
			<form className={styles.form} onSubmit={send}>
				<Choices
					legend={t('review.reportReason')}
					name="reason"
					chosen={reason}
					onChoose={setReason}
					error={problem}
					choices={REPORT_REASONS.map((value) => ({ value, title: t(`review.reason.${value}`) }))}
				/>
				<Button type="submit" wide busy={busy}>
					{t('review.reportSend')}
				</Button>
			</form>
		</Dialog>
	);
}
