import { REVIEW_STATES } from '@dukan/domain/reviews/review-rules.ts';
import { questionsTexts } from '@dukan/i18n/texts/backoffice/questions-texts.ts';
import { reviewsTexts } from '@dukan/i18n/texts/backoffice/reviews-texts.ts';
import { useEffect } from 'react';
import { useTexts } from '../platform/texts.tsx';
import { useList } from '../platform/use-list.ts';
import { Pager } from '../ui/data-table.tsx';
import { ChoiceFilter, ListTools } from '../ui/list-tools.tsx';
import { Page, Waiting } from '../ui/page.tsx';
import { ModerationTabs } from './moderation-tabs.tsx';
import { QuestionCard } from './question-card.tsx';

const STATES = [...REVIEW_STATES, 'reported'] as const;

/** CHOOSE-04: the queue of questions and answers, beside that of reviews. */
export function Component() {
	const { t } = useTexts(questionsTexts);
	const { t: moderation } = useTexts(reviewsTexts);
	const list = useList('questions');
	const { set, isFiltered } = list;
	// Opened from the menu it shows what waits.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens; afterwards the filter is the person's.
	useEffect(() => {
		if (!isFiltered) set({ state: 'waiting' });
	}, []);
	const { rows } = list;
	return (
		<Page title={t('title')}>
			<ModerationTabs />
			<ListTools list={list}>
				<ChoiceFilter
					list={list}
					name="state"
					label={moderation('state')}
					choices={STATES.map((value) => ({ value, title: moderation(`state.${value}`) }))}
				/>
			</ListTools>
			{!rows ? (
				<Waiting error={list.error} retry={list.retry} />
			) : rows.length === 0 ? (
				<p role="status">{t('none')}</p>
			) : (
				rows.map((post) => <QuestionCard key={post.id} post={post} />)
			)}
			<Pager list={list} />
		</Page>
	);
}
