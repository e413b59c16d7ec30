import { reviewsTexts } from '@dukan/i18n/texts/backoffice/reviews-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useList } from '../../platform/use-list.ts';
import { ModerationQueue } from './moderation-queue.tsx';
import { ReviewCard } from './review-card.tsx';

/** CHOOSE-03: lists the reviews to check, each with all that a decision needs. */
export function Component() {
	const { t } = useTexts(reviewsTexts);
	return (
		<ModerationQueue
			title={t('title')}
			none={t('none')}
			list={useList('reviews')}
			card={(review) => <ReviewCard key={review.id} review={review} />}
		/>
	);
}
