import { periodBefore, periodDays } from '@dukan/domain/running/reports/periods.ts';
import type { SalesStep } from '@dukan/domain/running/reports/report-kinds.ts';
import type { SalesPointWire, SalesTotalsWire } from '@dukan/domain/running/reports/staff-reports.api.ts';
import { formatFullDay } from '@dukan/i18n/format/day.ts';
import { reportsTexts } from '@dukan/i18n/texts/backoffice/reports-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import { Waiting } from '../../ui/page.tsx';
import { formatMeasure, type PlotRow, type Series } from './measure.ts';
import { ReportCard } from './report-card.tsx';
import styles from './reports.module.css';
import type { ChosenPeriod } from './use-period.ts';
import { useReport } from './use-report.ts';

const average = ({ orders, revenueTenge }: SalesTotalsWire) => (orders > 0 ? revenueTenge / orders : 0);

/** Shows the sums of the period beside those of the previous one. */
export function SalesSums({ chosen: { period, step } }: { chosen: ChosenPeriod }) {
	const { t, language } = useTexts(reportsTexts);
	const { data, error, retry } = useReport('sales', { ...period, step });
	if (!data) return <Waiting error={error} retry={retry} />;
	const days = periodDays(period);
	const sums = [
		['ordered', 'money', data.totals.revenueTenge, data.before.revenueTenge],
		['completed', 'money', data.totals.completedTenge, data.before.completedTenge],
		['received', 'money', data.totals.receivedTenge, data.before.receivedTenge],
		['returned', 'money', data.totals.returnedTenge, data.before.returnedTenge],
		['orders', 'count', data.totals.orders, data.before.orders],
		['average', 'money', average(data.totals), average(data.before)],
		['cancelled', 'count', data.totals.cancelled, data.before.cancelled],
	] as const;
	const change = (now: number, before: number) => {
		const percent = Math.round(((now - before) / before) * 100);
		return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${formatMeasure(language, 'percent', Math.abs(percent))}`;
	};
	return (
		<dl className={styles.sums}>
			{sums.map(([key, unit, now, before]) => (
				<div key={key} className={styles.sum}>
					<dt>{t(`sum.${key}`)}</dt>
					<dd className={styles.figure}>
						{formatMeasure(language, unit, unit === 'money' ? Math.round(now / 100) * 100 : now)}
					</dd>
					<dd className={styles.change}>
						{before > 0
							? t('sum.change', { change: change(now, before), days })
							: t('sum.noBefore', { days })}
					</dd>
				</div>
			))}
		</dl>
	);
}

const MEASURES = [
	['ordered', 'money', ({ revenueTenge }: SalesTotalsWire) => revenueTenge],
	['orders', 'count', ({ orders }: SalesTotalsWire) => orders],
	['average', 'money', average],
] as const;

/** Plots sales by day, week or month. The previous period runs alongside, point by point. */
export function SalesPlots({ chosen: { period, step: chosenStep } }: { chosen: ChosenPeriod }) {
	const { t, language } = useTexts(reportsTexts);
	const now = useReport('sales', { ...period, step: chosenStep });
	const before = useReport('sales', { ...periodBefore(period), step: chosenStep });
	const step = (now.asked?.step ?? chosenStep) as SalesStep;
	const label = ({ start }: SalesPointWire) => {
		const date = formatFullDay(language, start);
		return step === 'week' ? t('step.weekOf', { date }) : step === 'month' ? monthOf(start) : date;
	};
	return MEASURES.map(([key, unit, measure]) => {
		const series: Series[] = [
			{ key, title: t(`sales.${key}`), unit },
			...(key === 'ordered'
				? [
						{ key: 'completed', title: t('sum.completed'), unit, look: 'table' } as const,
						{ key: 'received', title: t('sum.received'), unit } as const,
						{ key: 'returned', title: t('sum.returned'), unit, look: 'table' } as const,
					]
				: []),
			...(key === 'orders' ? [{ key: 'cancelled', title: t('sum.cancelled'), unit } as const] : []),
			{ key: 'before', title: t('plot.before'), unit, look: 'dashes' },
		];
		const rows = now.data?.points.map((point, index): PlotRow => {
			const was = before.asked?.step === step ? before.data?.points[index] : undefined;
			return {
				label: label(point),
				short: shortDate(point.start, step),
				[key]: measure(point),
				cancelled: point.cancelled,
				completed: point.completedTenge,
				received: point.receivedTenge,
				returned: point.returnedTenge,
				before: was ? measure(was) : null,
			};
		});
		return (
			<ReportCard
				key={key}
				name={`${key === 'ordered' ? 'money' : key}-${period.from}-${period.to}`}
				title={t(key === 'ordered' ? 'sales.money' : `sales.${key}`)}
				rowTitle={t('plot.when')}
				series={series}
				rows={rows}
				isOther={now.isOther || before.isOther}
				error={now.error}
				retry={now.retry}
			/>
		);
	});
}

function monthOf(start: string): string {
	return `${start.slice(5, 7)}.${start.slice(0, 4)}`;
}

function shortDate(start: string, step: SalesStep): string {
	return step === 'month' ? monthOf(start) : `${start.slice(8)}.${start.slice(5, 7)}`;
}
