import { type Language, localizedText } from '@dukan/domain/base/language/language.ts';
import type { CountWire } from '@dukan/domain/goods/stock/stock-counts.api.ts';
import { COUNT_STATES } from '@dukan/domain/goods/stock/stock-counts.ts';
import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { formatInteger } from '@dukan/i18n/format/number.ts';
import { countsTexts } from '@dukan/i18n/texts/backoffice/counts-texts.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { Button } from '@dukan/ui/button.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useList } from '../../platform/use-list.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { ChoiceFilter, ListTools } from '../../ui/list-tools.tsx';
import { Page } from '../../ui/page.tsx';
import { AddCount } from './add-count.tsx';
import styles from './stock.module.css';

/** STOCK-04: lists stock counts. */
export function Component() {
	const { t, c, language } = useTexts(countsTexts);
	const { may } = useMember();
	const list = useList('counts');
	const [adding, setAdding] = useState(false);
	return (
		<Page title={c('nav.counts')}>
			<ListTools list={list}>
				<ChoiceFilter
					list={list}
					name="state"
					label={t('counts.state')}
					choices={COUNT_STATES.map((value) => ({ value, title: t(`state.${value}`) }))}
				/>
				{may('editStock') && <Button onClick={() => setAdding(true)}>{t('counts.add')}</Button>}
			</ListTools>
			<DataTable
				label={c('nav.counts')}
				list={list}
				rowKey={({ id }) => id}
				columns={[
					{
						key: 'id',
						title: t('counts.sheet'),
						cell: ({ id }) => (
							<Link className={styles.link} to={`/counts/${id}`}>
								{t('count.title', { id })}
							</Link>
						),
					},
					{ key: 'scope', title: t('counts.scope'), cell: (count) => scopeOf(count, language) },
					{ key: 'note', title: t('counts.note'), cell: ({ note }) => note },
					{
						key: 'date',
						title: t('counts.date'),
						cell: ({ createdAt }) => formatDateTime(language, new Date(createdAt)),
					},
					{
						key: 'state',
						title: t('counts.state'),
						cell: ({ state }) => (
							<Badge look={state === 'open' ? 'new' : 'quiet'}>{t(`state.${state}`)}</Badge>
						),
					},
					{
						key: 'progress',
						title: t('counts.progress'),
						align: 'end',
						cell: ({ counted, lines }) =>
							t('count.of', {
								counted: formatInteger(language, counted),
								lines: formatInteger(language, lines),
							}),
					},
				]}
			/>
			{adding && <AddCount onClose={() => setAdding(false)} />}
		</Page>
	);
}

/** Returns what is counted, such as 'Phones · Samsung'. */
export function scopeOf(
	{ category, brand }: Pick<CountWire, 'category' | 'brand'>,
	language: Language,
): string {
	return [localizedText(category, language), brand].filter(Boolean).join(' · ');
}
