import { SHEET_COLUMNS } from '@dukan/domain/goods/products/product-columns.ts';
import { importsTexts } from '@dukan/i18n/texts/backoffice/imports-texts.ts';
import { sheetColumnTexts } from '@dukan/i18n/texts/backoffice/sheet-column-texts.ts';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import form from '../../ui/form.module.css';
import { Card, Page } from '../../ui/page.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { ExportCard } from './export-card.tsx';
import { ImportHistory } from './import-history.tsx';
import styles from './imports.module.css';
import { PriceListCard } from './price-list-card.tsx';
import { UploadCard } from './upload-card.tsx';

/**
 * Imports and exports sheets. The page /import/:id shows what a sheet would change before anything is
 * changed.
 */
export function Component() {
	const { t } = useTexts(importsTexts);
	const { may } = useMember();
	return (
		<Page title={t('title')}>
			<div className={styles.columns}>
				<UploadCard />
				<ExportCard />
				{may('receiveGoods') && <PriceListCard />}
			</div>
			<ImportHistory />
			<ColumnHelp />
		</Page>
	);
}

/** Lists the column titles that a sheet may have. */
function ColumnHelp() {
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
