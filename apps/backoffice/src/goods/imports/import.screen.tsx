import { importsTexts } from '@dukan/i18n/texts/backoffice/imports-texts.ts';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { Page } from '../../ui/page.tsx';
import { ColumnHelp } from './column-help.tsx';
import { ExportCard } from './export-card.tsx';
import { ImportHistory } from './import-history.tsx';
import styles from './imports.module.css';
import { PriceListCard } from './price-list-card.tsx';
import { UploadCard } from './upload-card.tsx';

/** Sheets in and out. What a sheet would do is shown at /import/:id before anything is done. */
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
