import { reportsTexts } from '@dukan/i18n/texts/backoffice/reports-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import form from '../../ui/form.module.css';
import { Page } from '../../ui/page.tsx';
import { AfterReports } from './after-reports.tsx';
import { GoodsReports } from './goods-reports.tsx';
import {
	AcceptanceReport,
	CancelsReport,
	PromotionsReport,
	SearchesReport,
	SlotsReport,
	StockReport,
} from './other-reports.tsx';
import { PeriodPicker } from './period-picker.tsx';
import styles from './reports.module.css';
import { SalesPlots, SalesSums } from './sales-report.tsx';
import { TopReport } from './top-report.tsx';
import { usePeriod } from './use-period.ts';

/** Shows reports on how the shop does, compared with an earlier period. */
export function Component() {
	const { t } = useTexts(reportsTexts);
	const chosen = usePeriod();
	return (
		<Page title={t('title')}>
			<PeriodPicker chosen={chosen} />
			<SalesSums chosen={chosen} />
			<p className={form.hint}>{t('sum.note')}</p>
			<div className={styles.grid}>
				<SalesPlots chosen={chosen} />
				<SlotsReport chosen={chosen} />
				<TopReport chosen={chosen} />
				<StockReport />
				<GoodsReports chosen={chosen} />
				<PromotionsReport chosen={chosen} />
				<AfterReports chosen={chosen} />
				<CancelsReport chosen={chosen} />
				<AcceptanceReport chosen={chosen} />
				<SearchesReport chosen={chosen} />
			</div>
		</Page>
	);
}
