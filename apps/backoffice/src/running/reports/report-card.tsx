import { reportsTexts } from '@dukan/i18n/texts/backoffice/reports-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { saveFile } from '../../platform/csv-file.ts';
import { useTexts } from '../../platform/texts.tsx';
import form from '../../ui/form.module.css';
import { Card, Waiting } from '../../ui/page.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { makeCsv } from './csv.ts';
import { formatMeasure, type PlotRow, type Series } from './measure.ts';
import { Plot } from './plot.tsx';
import styles from './reports.module.css';

type Props = {
	/** The first part of the exported file's name. */
	name: string;
	title: string;
	note?: string;
	/** The title of the first column, which holds the rows' names. */
	rowTitle: string;
	series: readonly Series[];
	rows: readonly PlotRow[] | undefined;
	/**
	 * True while the rows belong to another period than the chosen one, after which the file would be named.
	 */
	isOther: boolean;
	error: unknown;
	retry: () => void;
	horizontalBars?: boolean;
	/** The most rows that the plot shows. The table shows all of them. */
	mostPlotted?: number;
	/** Returns true for a row that the plot shows. All are shown by default. */
	plotted?: (row: PlotRow) => boolean;
	tools?: ReactNode;
};

/** Shows one report as a plot, as a table and as a file, all with the same rows. */
export function ReportCard(props: Props) {
	const {
		name,
		title,
		note,
		rowTitle,
		series,
		rows,
		isOther,
		error,
		retry,
		horizontalBars,
		mostPlotted,
		plotted,
		tools,
	} = props;
	const { t, language } = useTexts(reportsTexts);
	const [view, setView] = useState<'plot' | 'table'>('plot');
	const shownOf = (all: readonly PlotRow[]) => {
		const worth = plotted ? all.filter(plotted) : all;
		return worth.length > 0 ? worth : all;
	};
	return (
		<Card
			title={title}
			actions={
				<>
					<fieldset className={styles.views} aria-label={t('plot.view', { title })}>
						{(['plot', 'table'] as const).map((one) => (
							<button
								key={one}
								type="button"
								className={styles.view}
								aria-pressed={view === one}
								onClick={() => setView(one)}
							>
								{t(`plot.${one}`)}
							</button>
						))}
					</fieldset>
					<Button
						look="quiet"
						disabled={!rows || rows.length === 0 || isOther}
						aria-label={t('plot.csvOf', { title })}
						onClick={() => rows && saveFile(`${name}.csv`, makeCsv(language, rowTitle, series, rows))}
					>
						{t('plot.csv')}
					</Button>
				</>
			}
		>
			{note && <p className={form.hint}>{note}</p>}
			{tools}
			{!rows ? (
				<Waiting error={error} retry={retry} />
			) : rows.length === 0 ? (
				<p className={styles.empty}>{t('plot.empty')}</p>
			) : view === 'plot' ? (
				<Plot
					title={title}
					series={series}
					rows={shownOf(rows).slice(0, mostPlotted)}
					horizontalBars={horizontalBars ?? false}
				/>
			) : (
				<div className={styles.table}>
					<PlainTable
						label={title}
						rows={rows}
						rowKey={({ label }) => label}
						columns={[
							{ key: 'label', title: rowTitle, cell: ({ label }) => label },
							...series.map(({ key, title: column, unit }) => ({
								key,
								title: column,
								align: 'end' as const,
								cell: (row: PlotRow) => {
									const value = row[key];
									return typeof value === 'number' ? formatMeasure(language, unit, value) : (value ?? '—');
								},
							})),
						]}
					/>
				</div>
			)}
		</Card>
	);
}
