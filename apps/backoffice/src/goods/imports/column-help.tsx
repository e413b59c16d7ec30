import { SHEET_COLUMNS } from '@dukan/domain/goods/products/product-columns.ts';
import { importsTexts } from '@dukan/i18n/texts/backoffice/imports-texts.ts';
import { sheetColumnTexts } from '@dukan/i18n/texts/backoffice/sheet-column-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import form from '../../ui/form.module.css';
import { Card } from '../../ui/page.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import styles from './imports.module.css';

/** Which titles a sheet may have. */
export function ColumnHelp() {
	const { t } = useTexts(importsTexts);
	const { t: columns } = useTexts(sheetColumnTexts);
	return (
		<Card title={t('columns.title')}>
			<p className={form.hint}>{t('columns.hint')}</p>
			<details>
				<summary className={styles.summary}>{t('columns.show')}</summary>
				<PlainTable
					label={t('columns.title')}
					rows={SHEET_COLUMNS}
					rowKey={(column) => column}
					columns={[
						{ key: 'name', title: t('columns.name'), cell: (column) => <code>{column}</code> },
						{ key: 'meaning', title: t('columns.meaning'), cell: (column) => columns(column) },
					]}
				/>
			</details>
		</Card>
	);
}
