import { formatDateTime } from '@dukan/i18n/format/date.ts';
import { formatInteger } from '@dukan/i18n/format/number.ts';
import { importsTexts } from '@dukan/i18n/texts/backoffice/imports-texts.ts';
import { Link } from 'react-router';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { Card, Waiting } from '../../ui/page.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import styles from './imports.module.css';

export function ImportHistory() {
	const { t, c, language } = useTexts(importsTexts);
	const { data, error, refetch } = useRead('imports');
	if (!data) return <Waiting error={error} retry={() => void refetch()} />;
	const count = (value: number) => formatInteger(language, value);
	return (
		<Card title={t('history.title')}>
			{data.length === 0 ? (
				<p>{t('history.none')}</p>
			) : (
				<PlainTable
					label={t('history.title')}
					rows={data}
					rowKey={({ id }) => id}
					columns={[
						{
							key: 'file',
							title: t('history.file'),
							cell: ({ id, fileName }) => (
								<Link className={styles.link} to={`/import/${id}`}>
									{fileName}
								</Link>
							),
						},
						{ key: 'kind', title: t('kind.title'), cell: ({ kind }) => t(`kind.${kind}`) },
						{
							key: 'date',
							title: c('common.date'),
							cell: ({ madeAt }) => formatDateTime(language, new Date(madeAt)),
						},
						{ key: 'who', title: t('history.who'), cell: ({ by }) => by },
						{
							key: 'result',
							title: t('history.result'),
							cell: ({ state, added, changed }) =>
								`${t(`state.${state}`)} · ${t('count.added')}: ${count(added)} · ${t('count.changed')}: ${count(changed)}`,
						},
					]}
				/>
			)}
		</Card>
	);
}
