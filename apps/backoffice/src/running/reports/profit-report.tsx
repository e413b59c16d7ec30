import { localizedText } from '@dukan/domain/base/language/language.ts';
import { PROFIT_PART_NAMES, PROFIT_SUBJECTS, profitTenge } from '@dukan/domain/running/reports/profit.ts';
import { formatFullDay } from '@dukan/i18n/format/day.ts';
import { profitTexts } from '@dukan/i18n/texts/backoffice/profit-texts.ts';
import { buttonClass } from '@dukan/ui/button.tsx';
import { staffAddress } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import type { PlotRow } from './measure.ts';
import { ReportCard } from './report-card.tsx';
import styles from './reports.module.css';
import type { ChosenPeriod } from './use-period.ts';
import { useReport } from './use-report.ts';

const MOST_PLOTTED = 31;

/** BOOK-04: shows the profit that is left of the sales, with all that is subtracted from them. */
export function ProfitReport({ chosen: { period, get, set } }: { chosen: ChosenPeriod }) {
	const { t, language } = useTexts(profitTexts);
	const of = PROFIT_SUBJECTS.find((one) => one === get('profit')) ?? 'day';
	const { data, isOther, error, retry } = useReport('profit', { ...period, of });
	const isTime = of === 'day' || of === 'month';
	const rows = data?.map((row): PlotRow => {
		const { day, nameEn, nameRu, nameTm } = row;
		const name = localizedText({ en: nameEn, ru: nameRu, tm: nameTm }, language) || t('nobody');
		const month = `${day.slice(5, 7)}.${day.slice(0, 4)}`;
		const time = of === 'month' ? month : formatFullDay(language, day);
		const short = of === 'month' ? month : `${day.slice(8)}.${day.slice(5, 7)}`;
		return {
			...(isTime ? { label: time, short } : { label: name, short: name }),
			profit: profitTenge(row),
			...Object.fromEntries(PROFIT_PART_NAMES.map((part) => [part, row[`${part}Tenge`]])),
			unknown: row.unknownTenge,
		};
	});
	return (
		<ReportCard
			isOther={isOther}
			error={error}
			retry={retry}
			name={`profit-${of}-${period.from}-${period.to}`}
			title={t('title')}
			note={t('note')}
			rowTitle={t(`of.${of}`)}
			series={[
				{ key: 'profit', title: t('profit'), unit: 'money' },
				...PROFIT_PART_NAMES.map(
					(part) => ({ key: part, title: t(`part.${part}`), unit: 'money', look: 'table' }) as const,
				),
				{ key: 'unknown', title: t('unknown'), unit: 'money', look: 'table' },
			]}
			rows={rows}
			horizontalBars={!isTime}
			mostPlotted={MOST_PLOTTED}
			tools={
				<div className={styles.tools}>
					<label className={styles.field}>
						<span>{t('of.label')}</span>
						<select value={of} onChange={({ target }) => set({ profit: target.value })}>
							{PROFIT_SUBJECTS.map((one) => (
								<option key={one} value={one}>
									{t(`of.${one}`)}
								</option>
							))}
						</select>
					</label>
					<a
						className={buttonClass({ look: 'quiet' })}
						href={staffAddress('profit_export', { ...period, of, language, format: 'xlsx' })}
						download
					>
						{t('xlsx')}
					</a>
				</div>
			}
		/>
	);
}
