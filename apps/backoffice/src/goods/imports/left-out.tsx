import type { ImportWire } from '@dukan/domain/goods/imports/staff-imports.api.ts';
import { importsTexts } from '@dukan/i18n/texts/backoffice/imports-texts.ts';
import { pricesTexts } from '@dukan/i18n/texts/backoffice/prices-texts.ts';
import { sheetColumnTexts } from '@dukan/i18n/texts/backoffice/sheet-column-texts.ts';
import { Link } from 'react-router';
import { useTexts } from '../../platform/texts.tsx';
import form from '../../ui/form.module.css';
import { Card } from '../../ui/page.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import styles from './imports.module.css';

/**
 * PRICE-01: lists the products that the rule cannot price, and what each lacks. The rows have the products'
 * ids.
 */
export function LeftOut({ view: { errors, bad } }: { view: ImportWire }) {
	const { t } = useTexts(importsTexts);
	const { t: columns } = useTexts(sheetColumnTexts);
	const { t: prices } = useTexts(pricesTexts);
	const columnName = (column: string) => {
		if (column === 'cost') return prices('lacks.cost');
		return column === 'dollar_price' || column === 'sale_price' ? columns(column) : columns('price');
	};
	return (
		<Card title={prices('lacks.title')}>
			{bad > errors.length && <p className={form.hint}>{t('errors.more', { count: errors.length })}</p>}
			<PlainTable
				label={prices('lacks.title')}
				rows={errors}
				rowKey={({ row, column, code }) => `${row} ${column} ${code}`}
				columns={[
					{
						key: 'id',
						title: columns('id'),
						cell: ({ row }) => (
							<Link className={styles.link} to={`/products/${row}`}>
								{row}
							</Link>
						),
					},
					{ key: 'column', title: prices('lacks.what'), cell: ({ column }) => columnName(column) },
					{ key: 'reason', title: t('errors.reason'), cell: ({ code }) => t(`error.${code}`) },
				]}
			/>
		</Card>
	);
}
