import { REVIEW_STATES } from '@dukan/domain/goods/reviews/review-rules.ts';
import { questionsTexts } from '@dukan/i18n/texts/backoffice/questions-texts.ts';
import { reviewsTexts } from '@dukan/i18n/texts/backoffice/reviews-texts.ts';
import { type ReactNode, useEffect } from 'react';
import { useTexts } from '../../platform/texts.tsx';
import type { List } from '../../platform/use-list.ts';
import { Pager } from '../../ui/data-table.tsx';
import { SectionTabs } from '../../ui/editor/section-tabs.tsx';
import { ChoiceFilter, ListTools } from '../../ui/list-tools.tsx';
import { Page, Waiting } from '../../ui/page.tsx';

const STATES = [...REVIEW_STATES, 'reported'] as const;

type Props<Row> = {
	title: string;
	list: List<Row>;
	/** The text shown when the list is empty. */
	none: string;
	card: (row: Row) => ReactNode;
};

/** Lists what moderators read, filtered by state. When the menu opens the page, it shows what is waiting. */
export function ModerationQueue<Row>({ title, list, none, card }: Props<Row>) {
	const { t } = useTexts(reviewsTexts);
	const { rows, set, isFiltered } = list;
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the page opens. After that, the moderator sets the filter.
	useEffect(() => {
		if (!isFiltered) set({ state: 'waiting' });
	}, []);
	return (
		<Page title={title}>
			<ModerationTabs />
			<ListTools list={list}>
				<ChoiceFilter
					list={list}
					name="state"
					label={t('state')}
					choices={STATES.map((value) => ({ value, title: t(`state.${value}`) }))}
				/>
			</ListTools>
			{!rows && <Waiting error={list.error} retry={list.retry} />}
			{rows?.length === 0 && <p role="status">{none}</p>}
			{rows?.map(card)}
			<Pager list={list} />
		</Page>
	);
}

/** The moderators' page has two tabs: reviews, and questions with their answers. */
function ModerationTabs() {
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
