import { localizedText } from '@dukan/domain/base/language/language.ts';
import type { SlotFillWire } from '@dukan/domain/running/reports/staff-reports.api.ts';
import { shortWeekdayName, weekdayName } from '@dukan/i18n/format/day.ts';
import { reportsTexts } from '@dukan/i18n/texts/backoffice/reports-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import type { PlotRow, Series } from './measure.ts';
import { ReportCard } from './report-card.tsx';
import type { ChosenPeriod } from './use-period.ts';
import { useReport } from './use-report.ts';

type Props = { chosen: ChosenPeriod };

const MOST_PLOTTED = 12;

export function CancelsReport({ chosen: { period } }: Props) {
	const { t } = useTexts(reportsTexts);
	const { data, isOther, error, retry } = useReport('cancels', period);
	const rows = data?.map(({ reason, count, before }): PlotRow => {
		const label = t(`cancels.${reason}`);
		return { label, short: label, count, before };
	});
	return (
		<ReportCard
			isOther={isOther}
			error={error}
			retry={retry}
			name={`cancel-reasons-${period.from}-${period.to}`}
			title={t('cancels.title')}
			rowTitle={t('plot.what')}
			series={[
				{ key: 'count', title: t('cancels.count'), unit: 'count' },
				{ key: 'before', title: t('plot.before'), unit: 'count', look: 'before' },
			]}
			rows={rows}
			horizontalBars
		/>
	);
}

/** PRICE-03: reports the discounts and the sales of promotions. */
export function PromotionsReport({ chosen: { period } }: Props) {
	const { t, language } = useTexts(reportsTexts);
	const { data, isOther, error, retry } = useReport('promotions', period);
	const rows = data?.map((row): PlotRow => {
		const name = localizedText({ en: row.nameEn, ru: row.nameRu, tm: row.nameTm }, language);
		return {
			label: `${name} (${row.id})`,
			short: name,
			orders: row.orders,
			before: row.before,
			codes: row.codes,
			discount: row.discountTenge,
			sales: row.salesTenge,
		};
	});
	return (
		<ReportCard
			isOther={isOther}
			error={error}
			retry={retry}
			name={`promotions-${period.from}-${period.to}`}
			title={t('promotions.title')}
			note={t('promotions.note')}
			rowTitle={t('promotions.name')}
			series={[
				{ key: 'orders', title: t('promotions.orders'), unit: 'count' },
				{ key: 'before', title: t('plot.before'), unit: 'count', look: 'before' },
				{ key: 'codes', title: t('promotions.codes'), unit: 'count', look: 'table' },
				{ key: 'discount', title: t('promotions.discount'), unit: 'money', look: 'table' },
				{ key: 'sales', title: t('promotions.sales'), unit: 'money', look: 'table' },
			]}
			rows={rows}
			mostPlotted={MOST_PLOTTED}
			horizontalBars
		/>
	);
}

/** Plots the orders of each weekday as a group of bars, with a colour for each delivery slot. */
export function SlotsReport({ chosen: { period } }: Props) {
	const { t, language } = useTexts(reportsTexts);
	const { data, isOther, error, retry } = useReport('slots', period);
	const slots = [...new Map(data?.map((slot) => [slot.slotId, slot])).values()];
	const series = slots.map(
		({ slotId, from, to }): Series => ({ key: `slot${slotId}`, title: `${from}–${to}`, unit: 'percent' }),
	);
	const weekdays = [...new Set(data?.map(({ weekday }) => weekday))];
	const rows = weekdays.map((weekday): PlotRow => {
		const fills = data?.filter((fill) => fill.weekday === weekday) ?? [];
		const label = weekdayName(language, weekday - 1);
		const share = ({ booked, capacity }: SlotFillWire) => (capacity > 0 ? (booked / capacity) * 100 : null);
		return {
			label,
			short: shortWeekdayName(language, weekday - 1),
			...Object.fromEntries(fills.map((fill) => [`slot${fill.slotId}`, share(fill)])),
		};
	});
	return (
		<ReportCard
			isOther={isOther}
			error={error}
			retry={retry}
			name={`slots-${period.from}-${period.to}`}
			title={t('slots.title')}
			note={t('slots.note')}
			rowTitle={t('slots.weekday')}
			series={series}
			rows={data && rows}
		/>
	);
}

export function SearchesReport({ chosen: { period } }: Props) {
	const { t, c } = useTexts(reportsTexts);
	const { data, isOther, error, retry } = useReport('searches', period);
	const rows = data?.map(
		({ words, language, count }): PlotRow => ({
			label: `${words} (${c(`language.${language}`)})`,
			short: words,
			count,
		}),
	);
	return (
		<ReportCard
			isOther={isOther}
			error={error}
			retry={retry}
			name={`searches-${period.from}-${period.to}`}
			title={t('searches.title')}
			note={t('searches.note')}
			rowTitle={t('searches.words')}
			series={[{ key: 'count', title: t('searches.count'), unit: 'count' }]}
			rows={rows}
			mostPlotted={MOST_PLOTTED}
			horizontalBars
		/>
	);
}

export function StockReport() {
	const { t, language } = useTexts(reportsTexts);
	const { data, isOther, error, retry } = useReport('stock');
	const rows = data?.map(({ id, nameEn, nameRu, nameTm, stock, sold30, daysLeft }): PlotRow => {
		const name = localizedText({ en: nameEn, ru: nameRu, tm: nameTm }, language);
		return { label: `${name} (${id})`, short: name, days: daysLeft, stock, sold: sold30 };
	});
	return (
		<ReportCard
			isOther={isOther}
			error={error}
			retry={retry}
			name="stock-running-out"
			title={t('stock.title')}
			note={t('stock.note')}
			rowTitle={t('top.product')}
			series={[
				{ key: 'days', title: t('stock.days'), unit: 'tenths' },
				{ key: 'stock', title: t('stock.stock'), unit: 'count', look: 'table' },
				{ key: 'sold', title: t('stock.sold'), unit: 'count', look: 'table' },
			]}
			rows={rows}
			plotted={({ days }) => Number(days) > 0}
			mostPlotted={MOST_PLOTTED}
			horizontalBars
		/>
	);
}

export function AcceptanceReport({ chosen: { period } }: Props) {
	const { t } = useTexts(reportsTexts);
	const { data, isOther, error, retry } = useReport('acceptance', period);
	const rows = data?.map(
		({ staffId, name, accepted, medianMinutes, p90Minutes }): PlotRow => ({
			label: `${name} (${staffId})`,
			short: name,
			median: medianMinutes,
			p90: p90Minutes,
			accepted,
		}),
	);
	return (
		<ReportCard
			isOther={isOther}
			error={error}
			retry={retry}
			name={`acceptance-${period.from}-${period.to}`}
			title={t('acceptance.title')}
			note={t('acceptance.note')}
			rowTitle={t('acceptance.who')}
			series={[
				{ key: 'median', title: t('acceptance.median'), unit: 'tenths' },
				{ key: 'p90', title: t('acceptance.p90'), unit: 'tenths' },
				{ key: 'accepted', title: t('acceptance.count'), unit: 'count', look: 'table' },
			]}
			rows={rows}
			plotted={({ median }) => median !== null}
			mostPlotted={MOST_PLOTTED}
			horizontalBars
		/>
	);
}
