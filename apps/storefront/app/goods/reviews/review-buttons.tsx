import { Button } from '@dukan/ui/button.tsx';
import { showToast } from '@dukan/ui/toast.tsx';
import { useState } from 'react';
import { openAuthDialog } from '../../people/accounts/auth-dialog-state.ts';
import { findSession } from '../../people/accounts/session-store.ts';
import { postApi } from '../../platform/api-client.ts';
import { lazyPart } from '../../platform/lazy-part.tsx';
import { useTexts } from '../../platform/texts.tsx';
import type { ReviewData, ReviewsData } from './reviews-data.ts';
import styles from './reviews-section.module.css';

const ReportDialog = lazyPart(async (account) => {
	const [{ ReportDialog }] = await Promise.all([import('./report-dialog.tsx'), account()]);
	return ReportDialog;
});

type Props = { review: ReviewData; reviews: ReviewsData; address: string };

/**
 * Votes and reports need a sign-in. People who are not signed in do that first and then return to this page.
 */
export function ReviewButtons({ review, reviews, address }: Props) {
	const { t } = useTexts();
	const [reporting, setReporting] = useState<string>();
	const withToken = async (work: (token: string) => unknown) => {
		const session = await findSession();
		if (session) await work(session.token);
		else openAuthDialog({ next: address });
	};
	const vote = async (token: string) => {
		const { body, refusal } = await postApi(`/api/review_helpful/${review.id}`, { token });
		if (body) return showToast(reviews.thanks);
		if (refusal.status === 401) return openAuthDialog({ next: address });
		showToast(refusal.code === 'own_review' ? reviews.ownReview : t('error.load'), 'problem');
	};
	return (
		<div className={styles.buttons}>
			<Button look="secondary" onClick={() => void withToken(vote)}>
				{review.helpful}
			</Button>
			<Button look="quiet" onClick={() => void withToken(setReporting)}>
				{reviews.report}
			</Button>
			{reporting !== undefined && (
				<ReportDialog
					title={reviews.reportTitle}
					send={(reason) =>
						postApi(`/api/review_report/${review.id}`, { body: { reason }, token: reporting })
					}
					onClose={() => setReporting(undefined)}
					onFailed={() => setReporting(undefined)}
				/>
			)}
		</div>
	);
}
