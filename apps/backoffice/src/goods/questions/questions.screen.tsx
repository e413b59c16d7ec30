import { questionsTexts } from '@dukan/i18n/texts/backoffice/questions-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useList } from '../../platform/use-list.ts';
import { ModerationQueue } from '../reviews/moderation-queue.tsx';
import { QuestionCard } from './question-card.tsx';

/** CHOOSE-04: lists the questions and answers that moderators have to read. */
export function Component() {
	const { t } = useTexts(questionsTexts);
	return (
		<ModerationQueue
			title={t('title')}
			none={t('none')}
			list={useList('questions')}
			card={(post) => <QuestionCard key={post.id} post={post} />}
		/>
	);
}
