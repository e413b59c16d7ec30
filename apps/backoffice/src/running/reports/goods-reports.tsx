import { localizedText } from '@dukan/domain/base/language/language.ts';
import { MARGIN_SUBJECTS, VALUE_SUBJECTS } from '@dukan/domain/running/reports/goods-reports.ts';
import { formatFullDay } from '@dukan/i18n/format/day.ts';
import { goodsReportsTexts } from '@dukan/i18n/texts/backoffice/goods-reports-texts.ts';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import type { PlotRow } from './measure.ts';
import { ProfitReport } from './profit-report.tsx';
import { ReportCard } from './report-card.tsx';
import styles from './reports.module.css';
import type { ChosenPeriod } from './use-period.ts';
import { useReport } from './use-report.ts';

const MOST_PLOTTED = 12;

type Named = { id: number; nameEn: string; nameRu: string; nameTm: string };

/** STOCK-05: reports on goods. Reports with costs are only for staff who may see costs. */
export function GoodsReports({ chosen }: { chosen: ChosenPeriod }) {
	const { may } = useMember();
	return (
		<>
			{may('seeCosts') && (
				<>
					<ProfitReport chosen={chosen} />
					<MarginReport chosen={chosen} />
					<ValueReport chosen={chosen} />
				</>
			)}
			<ReorderReport />
			<UnsoldReport />
		</>
	);
}

function useNames() {
	const { language } = useTexts(goodsReportsTexts);
	return ({ id, nameEn, nameRu, nameTm }: Named, isProduct: boolean) => {
		const name = localizedText({ en: nameEn, ru: nameRu, tm: nameTm }, language);
		return { label: isProduct ? `${name} (${id})` : name, short: name };
	};
}

function Subject<Value extends 'day' | 'category' | 'brand' | 'product'>({
	of,
	subjects,
	onChoose,
}: {
	of: Value;
	subjects: readonly Value[];
	onChoose: (of: string) => void;
}) {
	const { t } = useTexts(goodsReportsTexts);
	return (
		<div className={styles.tools}>
			<label className={styles.field}>
				<span>{t('of.label')}</span>
				<select value={of} onChange={({ target }) => onChoose(target.value)}>
					{subjects.map((one) => (
						<option key={one} value={one}>
							{t(`of.${one as 'day'}`)}
						</option>
					))}
				</select>
			</label>
		</div>
	);
}

function MarginReport({ chosen: { period, get, set } }: { chosen: ChosenPeriod }) {
	const { t, language } = useTexts(goodsReportsTexts);
	const names = useNames();
	const of = MARGIN_SUBJECTS.find((one) => one === get('margin')) ?? 'day';
	const { data, isOther, error, retry } = useReport('margin', { ...period, of });
	const rows = data?.map((row): PlotRow => {
		const margin = row.revenueTenge - row.costTenge;
		const date = row.day && formatFullDay(language, row.day);
		return {
			...(date
				? { label: date, short: `${row.day.slice(8)}.${row.day.slice(5, 7)}` }
				: names(row, of === 'product')),
			margin,
			revenue: row.revenueTenge,
			cost: row.costTenge,
			percent: row.revenueTenge > 0 ? (margin / row.revenueTenge) * 100 : null,
			unknown: row.unknownTenge,
		};
	});
	return (
		<ReportCard
			isOther={isOther}
			error={error}
			retry={retry}
			name={`margin-${of}-${period.from}-${period.to}`}
			title={t('margin.title')}
			note={t('margin.note')}
			rowTitle={t(`of.${of}`)}
			series={[
				{ key: 'margin', title: t('margin.margin'), unit: 'money' },
				{ key: 'revenue', title: t('margin.revenue'), unit: 'money', look: 'table' },
				{ key: 'cost', title: t('margin.cost'), unit: 'money', look: 'table' },
				{ key: 'percent', title: t('margin.percent'), unit: 'percent', look: 'table' },
				{ key: 'unknown', title: t('margin.unknown'), unit: 'money', look: 'table' },
			]}
			rows={rows}
			horizontalBars={of !== 'day'}
			{...(of !== 'day' && { mostPlotted: MOST_PLOTTED })}
			tools={<Subject of={of} subjects={MARGIN_SUBJECTS} onChoose={(margin) => set({ margin })} />}
		/>
	);
}

function ValueReport({ chosen: { get, set } }: { chosen: ChosenPeriod }) {
	const { t } = useTexts(goodsReportsTexts);
	const names = useNames();
	const of = VALUE_SUBJECTS.find((one) => one === get('value')) ?? 'category';
	const { data, isOther, error, retry } = useReport('value', { of });
	const rows = data?.map(
		(row): PlotRow => ({
			...names(row, of === 'product'),
			cost: row.costTenge,
			price: row.priceTenge,
			pieces: row.pieces,
			unknown: row.unknown,
		}),
	);
	return (
		<ReportCard
			isOther={isOther}
			error={error}
			retry={retry}
			name={`stock-value-${of}`}
			title={t('value.title')}
			note={t('value.note')}
			rowTitle={t(`of.${of}`)}
			series={[
				{ key: 'cost', title: t('value.cost'), unit: 'money' },
				{ key: 'price', title: t('value.price'), unit: 'money' },
				{ key: 'pieces', title: t('value.pieces'), unit: 'count', look: 'table' },
				{ key: 'unknown', title: t('value.unknown'), unit: 'count', look: 'table' },
			]}
			rows={rows}
			mostPlotted={MOST_PLOTTED}
			horizontalBars
			tools={<Subject of={of} subjects={VALUE_SUBJECTS} onChoose={(value) => set({ value })} />}
		/>
	);
}

function ReorderReport() {
	const { t } = useTexts(goodsReportsTexts);
	const names = useNames();
	const { data, isOther, error, retry } = useReport('reorder');
	const rows = data?.map(
		(row): PlotRow => ({
			...names(row, true),
			order: row.order,
			stock: row.stock,
			minimum: row.minimum,
			waiting: row.waiting,
			perDay: row.perDay,
			days: row.daysLeft,
		}),
	);
	return (
		<ReportCard
			isOther={isOther}
			error={error}
			retry={retry}
			name="reorder"
			title={t('reorder.title')}
			note={t('reorder.note')}
			rowTitle={t('of.product')}
			series={[
				{ key: 'order', title: t('reorder.order'), unit: 'count' },
				{ key: 'stock', title: t('reorder.stock'), unit: 'count' },
				{ key: 'minimum', title: t('reorder.minimum'), unit: 'count', look: 'table' },
				{ key: 'waiting', title: t('reorder.waiting'), unit: 'count', look: 'table' },
				{ key: 'perDay', title: t('reorder.perDay'), unit: 'tenths', look: 'table' },
				{ key: 'days', title: t('reorder.days'), unit: 'tenths', look: 'table' },
			]}
			rows={rows}
			mostPlotted={MOST_PLOTTED}
			horizontalBars
		/>
	);
}

function UnsoldReport() {
	const { t, language } = useTexts(goodsReportsTexts);
	const { may } = useMember();
	const names = useNames();
	const { data, isOther, error, retry } = useReport('unsold');
	const rows = data?.map(
		(row): PlotRow => ({
			...names(row, true),
			cost: row.costTenge,
			stock: row.stock,
			last: row.lastSold && formatFullDay(language, row.lastSold),
		}),
	);
	const money = { key: 'cost', title: t('unsold.cost'), unit: 'money' } as const;
	const stock = { key: 'stock', title: t('unsold.stock'), unit: 'count' } as const;
	return (
		<ReportCard
			isOther={isOther}
			error={error}
			retry={retry}
			name="unsold"
			title={t('unsold.title')}
			note={t('unsold.note')}
			rowTitle={t('of.product')}
			series={[
				...(may('seeCosts') ? [money, { ...stock, look: 'table' as const }] : [stock]),
				{ key: 'last', title: t('unsold.last'), unit: 'count', look: 'table' },
			]}
			rows={rows}
			mostPlotted={MOST_PLOTTED}
			horizontalBars
		/>
	);
}
