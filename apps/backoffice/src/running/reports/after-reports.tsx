import { localizedText } from '@dukan/domain/base/language/language.ts';
import { claimsTexts } from '@dukan/i18n/texts/backoffice/claims-texts.ts';
import { returnsTexts } from '@dukan/i18n/texts/backoffice/returns-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import type { PlotRow } from './measure.ts';
import { ReportCard } from './report-card.tsx';
import type { ChosenPeriod } from './use-period.ts';
import { useReport } from './use-report.ts';

const MOST_PLOTTED = 12;

/** RET-01, RET-03: reports returned goods by product and reason, and claims. */
export function AfterReports({ chosen }: { chosen: ChosenPeriod }) {
	return (
		<>
			<ReturnsReport chosen={chosen} />
			<ClaimsReport chosen={chosen} />
		</>
	);
}

function ReturnsReport({ chosen: { period } }: { chosen: ChosenPeriod }) {
	const { t, language } = useTexts(claimsTexts);
	const reasons = useTexts(returnsTexts).t;
	const { data, isOther, error, retry } = useReport('returns', { ...period });
	const rows = data?.map(({ productId, names, reason, pieces, amountTenge, sold }): PlotRow => {
		const name = `${localizedText(names, language)}, ${reasons(`reason.${reason}`)}`;
		return { label: `${name} (${productId})`, short: name, pieces, amount: amountTenge, sold };
	});
	return (
		<ReportCard
			isOther={isOther}
			error={error}
			retry={retry}
			name={`returns-${period.from}-${period.to}`}
			title={t('report.returns')}
			rowTitle={t('report.productReason')}
			series={[
				{ key: 'pieces', title: t('report.pieces'), unit: 'count' },
				{ key: 'amount', title: t('report.amount'), unit: 'money', look: 'table' },
				{ key: 'sold', title: t('report.sold'), unit: 'count', look: 'table' },
			]}
			rows={rows}
			mostPlotted={MOST_PLOTTED}
			horizontalBars
		/>
	);
}

function ClaimsReport({ chosen: { period } }: { chosen: ChosenPeriod }) {
	const { t, language } = useTexts(claimsTexts);
	const { data, isOther, error, retry } = useReport('claims', { ...period });
	const rows = data?.map(({ productId, names, ...figures }): PlotRow => {
		const name = localizedText(names, language);
		return { label: `${name} (${productId})`, short: name, ...figures };
	});
	return (
		<ReportCard
			isOther={isOther}
			error={error}
			retry={retry}
			name={`claims-${period.from}-${period.to}`}
			title={t('report.claims')}
			rowTitle={t('claim.product')}
			series={[
				{ key: 'claims', title: t('report.claimsCount'), unit: 'count' },
				{ key: 'open', title: t('claim.open'), unit: 'count', look: 'table' },
				{ key: 'repaired', title: t('state.repaired'), unit: 'count', look: 'table' },
				{ key: 'replaced', title: t('state.replaced'), unit: 'count', look: 'table' },
				{ key: 'refused', title: t('state.refused'), unit: 'count', look: 'table' },
				{ key: 'sold', title: t('report.sold'), unit: 'count', look: 'table' },
			]}
			rows={rows}
			mostPlotted={MOST_PLOTTED}
			horizontalBars
		/>
	);
}
