import type { ImportWire } from '@dukan/domain/goods/imports/staff-imports.api.ts';
import { importsTexts } from '@dukan/i18n/texts/backoffice/imports-texts.ts';
import { sheetColumnTexts } from '@dukan/i18n/texts/backoffice/sheet-column-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import form from '../../ui/form.module.css';
import { Card } from '../../ui/page.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import styles from './imports.module.css';
import { useCellWords } from './use-cell-words.ts';

/** Shows some of the changes beside the present values. */
export function ImportSamples({ view }: { view: ImportWire }) {
	const { t } = useTexts(importsTexts);
	const { t: columns } = useTexts(sheetColumnTexts);
	const { titleOf, wordOf } = useCellWords();
	const { samples, state } = view;
	return (
		<Card title={t(state === 'checked' || state === 'checking' ? 'samples.title' : 'samples.done')}>
			{view.added + view.changed > samples.length && (
				<p className={form.hint}>{t('samples.more', { count: samples.length })}</p>
			)}
			<PlainTable
				label={t('samples.title')}
				rows={samples}
				rowKey={({ row }) => row}
				columns={[
					{
						key: 'row',
						title: view.kind === 'reprice' ? columns('id') : t('errors.row'),
						cell: ({ row }) => row,
					},
					{
						key: 'product',
						title: t('samples.product'),
						cell: ({ id, name }) => `${name} (${id ?? t('samples.new')})`,
					},
					{
						key: 'changes',
						title: t('samples.changes'),
						cell: ({ changes }) => (
							<ul className={styles.changes}>
								{changes.map(({ column, was, now }) => (
									<li key={column}>
										{titleOf(column)}: {was !== '' && <del>{wordOf(column, was)}</del>}{' '}
										<ins>{wordOf(column, now)}</ins>
									</li>
								))}
							</ul>
						),
					},
				]}
			/>
		</Card>
	);
}
