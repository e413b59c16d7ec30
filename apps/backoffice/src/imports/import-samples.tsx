import type { ImportWire } from '@dukan/domain/imports/staff-imports.api.ts';
import { importsTexts } from '@dukan/i18n/texts/backoffice/imports-texts.ts';
import { useTexts } from '../platform/texts.tsx';
import form from '../ui/form.module.css';
import { Card } from '../ui/page.tsx';
import { PlainTable } from '../ui/plain-table.tsx';
import styles from './imports.module.css';

/** Some of the changes, with what is there now. */
export function ImportSamples({ view }: { view: ImportWire }) {
	const { t } = useTexts(importsTexts);
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
						title: t(view.kind === 'reprice' ? 'column.id' : 'errors.row'),
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
										<code>{column}</code>: {was !== '' && <del>{was}</del>} <ins>{now}</ins>
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
