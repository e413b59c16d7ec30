import type { CallResult } from '@dukan/api-client/send-call.ts';
import { REPORT_REASONS, type ReportReason } from '@dukan/domain/goods/reviews/review-rules.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Choices } from '@dukan/ui/choices.tsx';
import { Dialog } from '@dukan/ui/dialog.tsx';
import { showToast } from '@dukan/ui/toast.tsx';
import { type FormEvent, useState } from 'react';
import { refusalText } from '../../people/accounts/refusal-text.ts';
import { useAccountTexts } from '../../platform/texts.tsx';
import styles from './review-form.module.css';

type Props = {
	title: string;
	send: (reason: ReportReason) => Promise<CallResult<undefined>>;
	onClose: () => void;
};

/** Asks the shopper why a moderator should look at a text. */
export function ReportDialog({ title, send: report, onClose }: Props) {
	const { t } = useAccountTexts();
	const [reason, setReason] = useState<ReportReason>();
	const [problem, setProblem] = useState<string>();
	const [busy, setBusy] = useState(false);
	const send = async (event: FormEvent) => {
		event.preventDefault();
		if (!reason) return setProblem(t('review.reportReason'));
		setBusy(true);
		const { refusal } = await report(reason);
		setBusy(false);
		if (refusal) return setProblem(refusalText(t, refusal));
		showToast(t('review.reported'));
		onClose();
	};
	return (
		<Dialog open onClose={onClose} title={title}>
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
