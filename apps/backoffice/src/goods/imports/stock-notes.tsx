import type { ImportWire } from '@dukan/domain/goods/imports/staff-imports.api.ts';
import { formatInteger } from '@dukan/i18n/format/number.ts';
import { importsTexts } from '@dukan/i18n/texts/backoffice/imports-texts.ts';
import { Link } from 'react-router';
import { useTexts } from '../../platform/texts.tsx';
import form from '../../ui/form.module.css';
import { Card } from '../../ui/page.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import styles from './imports.module.css';

/** GOODS-03: lists the rows of a stock sheet whose result differs, or will differ, from the preview. */
export function StockNotes({ view: { stockNotes } }: { view: ImportWire }) {
	const { t, language } = useTexts(importsTexts);
	const number = (value: number) => formatInteger(language, value);
	return (
		<Card title={t('stock.notes')}>
			<p className={form.hint}>{t('stock.notesHint')}</p>
			<PlainTable
				label={t('stock.notes')}
				rows={stockNotes}
				rowKey={({ row }) => row}
				columns={[
					{ key: 'row', title: t('errors.row'), cell: ({ row }) => row },
					{
						key: 'product',
						title: t('samples.product'),
						cell: ({ id, name }) => (
							<Link className={styles.link} to={`/products/${id}/stock`}>
								{name} ({id})
							</Link>
						),
					},
					{
						key: 'previewed',
						title: t('stock.previewed'),
						align: 'end',
						cell: ({ previewed }) => number(previewed),
					},
					{ key: 'found', title: t('stock.found'), align: 'end', cell: ({ found }) => number(found) },
					{ key: 'left', title: t('stock.left'), align: 'end', cell: ({ left }) => number(left) },
					{
						key: 'missing',
						title: t('stock.missing'),
						align: 'end',
						cell: ({ missing }) => (missing > 0 ? <strong>{number(missing)}</strong> : ''),
					},
				]}
			/>
		</Card>
	);
}
