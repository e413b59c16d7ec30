import { questionsTexts } from '@dukan/i18n/texts/backoffice/questions-texts.ts';
import { reviewsTexts } from '@dukan/i18n/texts/backoffice/reviews-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import { SectionTabs } from '../../ui/editor/section-tabs.tsx';

/** What moderators read: reviews, and questions with their answers. */
export function ModerationTabs() {
	const { t: reviews } = useTexts(reviewsTexts);
	const { t } = useTexts(questionsTexts);
	return (
		<SectionTabs
			label={t('tabs')}
			tabs={[
				{ to: '/reviews', title: reviews('title') },
				{ to: '/reviews/questions', title: t('title') },
			]}
		/>
	);
}
