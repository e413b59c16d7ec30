import { localizedText } from '@dukan/domain/base/language/language.ts';
import { TOP_MEASURES, TOP_SUBJECTS } from '@dukan/domain/running/reports/report-kinds.ts';
import { reportsTexts } from '@dukan/i18n/texts/backoffice/reports-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import type { PlotRow } from './measure.ts';
import { ReportCard } from './report-card.tsx';
import styles from './reports.module.css';
import type { ChosenPeriod } from './use-period.ts';
import { useReport } from './use-report.ts';

const MOST_PLOTTED = 10;

export function TopReport({ chosen: { period, get, set } }: { chosen: ChosenPeriod }) {
	const { t, language } = useTexts(reportsTexts);
	const of = TOP_SUBJECTS.find((one) => one === get('of')) ?? 'product';
	const by = TOP_MEASURES.find((one) => one === get('by')) ?? 'revenue';
	const { data, isOther, error, retry } = useReport('top', { ...period, of, by });
	const unit = by === 'revenue' ? 'money' : 'count';
	const other = by === 'revenue' ? 'pieces' : 'revenue';
	const rows = data?.map((row): PlotRow => {
		const name = localizedText({ en: row.nameEn, ru: row.nameRu, tm: row.nameTm }, language);
		return {
			label: of === 'product' ? `${name} (${row.id})` : name,
			short: name,
			revenue: row.revenueTenge,
			pieces: row.pieces,
			before: by === 'revenue' ? row.beforeRevenueTenge : row.beforePieces,
		};
	});
	const choice = <Value extends string>(name: 'of' | 'by', values: readonly Value[], chosen: Value) => (
		<label className={styles.field}>
			<span>{t(`top.${name}`)}</span>
			<select value={chosen} onChange={(event) => set({ [name]: event.target.value })}>
				{values.map((value) => (
					<option key={value} value={value}>
						{t(`top.${value as 'product'}`)}
					</option>
				))}
			</select>
		</label>
	);
	return (
		<ReportCard
			name={`top-${of}-${by}-${period.from}-${period.to}`}
			title={t('top.title')}
			note={t('top.note')}
			rowTitle={t(`top.${of}`)}
			series={[
				{ key: by, title: t(`top.${by}`), unit },
				{ key: 'before', title: t('plot.before'), unit, look: 'before' },
				{
					key: other,
					title: t(`top.${other}`),
					unit: other === 'revenue' ? 'money' : 'count',
					look: 'table',
				},
			]}
			rows={rows}
			isOther={isOther}
			error={error}
			retry={retry}
			mostPlotted={MOST_PLOTTED}
			horizontalBars
			tools={
				<div className={styles.tools}>
					{choice('of', TOP_SUBJECTS, of)}
					{choice('by', TOP_MEASURES, by)}
				</div>
			}
		/>
	);
}
