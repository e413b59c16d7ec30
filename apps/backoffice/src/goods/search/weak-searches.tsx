import type { WeakSearchWire } from '@dukan/domain/goods/search/staff-search.api.ts';
import { formatInteger } from '@dukan/i18n/format/number.ts';
import { catalogueTexts } from '@dukan/i18n/texts/backoffice/catalogue-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { postStaff } from '../../platform/call.ts';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { useSave } from '../../platform/use-save.ts';
import form from '../../ui/form.module.css';
import { Form } from '../../ui/form.tsx';
import { Card, Waiting } from '../../ui/page.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { TrySearch } from './try-search.tsx';
import styles from './weak-searches.module.css';

/**
 * FIND-05: lists searches that found nothing, and those whose results no one opened. A synonym can be added
 * beside each.
 */
export function WeakSearches() {
	const { t } = useTexts(catalogueTexts);
	const { data, error, refetch } = useRead('weak_searches');
	if (!data) return <Waiting error={error} retry={() => void refetch()} />;
	return (
		<>
			<p className={form.hint}>{t('weak.note')}</p>
			<SearchTable title={t('weak.notFound')} rows={data.notFound} />
			<SearchTable title={t('weak.notOpened')} rows={data.notOpened} />
			<TrySearch title={t('search.try')} />
		</>
	);
}

function SearchTable({ title, rows }: { title: string; rows: readonly WeakSearchWire[] }) {
	const { t, c, language } = useTexts(catalogueTexts);
	const { may } = useMember();
	const columns = [
		{
			key: 'words',
			title: t('weak.words'),
			cell: (row: WeakSearchWire) => (
				<>
					<strong>{row.words}</strong> <span className={form.hint}>{c(`language.${row.language}`)}</span>
				</>
			),
		},
		{
			key: 'count',
			title: t('weak.times'),
			align: 'end' as const,
			cell: ({ count }: WeakSearchWire) => formatInteger(language, count),
		},
		{
			key: 'meant',
			title: t('synonym.meant'),
			cell: ({ words }: WeakSearchWire) => <SynonymForm typed={words} />,
		},
	];
	return (
		<Card title={title}>
			{rows.length === 0 ? (
				<p>{t('weak.none')}</p>
			) : (
				<PlainTable
					label={title}
					rows={rows}
					rowKey={(row) => `${row.language} ${row.words}`}
					columns={may('editCatalogue') ? columns : columns.slice(0, 2)}
				/>
			)}
		</Card>
	);
}

function SynonymForm({ typed }: { typed: string }) {
	const { t, c } = useTexts(catalogueTexts);
	const [meant, setMeant] = useState('');
	const { save, busy, problem } = useSave({
		run: () => postStaff('synonyms_add', { typed, meant: meant.trim() }),
		changes: ['weak_searches', 'synonyms', 'search_try'],
	});
	return (
		<Form className={styles.form} onSubmit={() => save()}>
			<Field
				label={t('weak.meant', { words: typed })}
				value={meant}
				maxLength={60}
				required
				error={problem('meant') ?? problem('typed')}
				onChange={({ target }) => setMeant(target.value)}
			/>
			<Button type="submit" look="secondary" busy={busy} aria-label={`${c('common.add')}: ${typed}`}>
				{c('common.add')}
			</Button>
		</Form>
	);
}
