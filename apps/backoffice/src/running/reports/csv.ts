import type { Language } from '@dukan/domain/base/language/language.ts';
import { csvCell } from '@dukan/domain/base/sheets/csv-cell.ts';
import { joinCsv } from '../../platform/csv-file.ts';
import { type PlotRow, plainMeasure, type Series } from './measure.ts';

/** Returns a report as CSV. In Russian and Turkmen, spreadsheets expect decimal commas. */
export function makeCsv(
	language: Language,
	firstTitle: string,
	series: readonly Series[],
	rows: readonly PlotRow[],
): string {
	const lines = [
		[firstTitle, ...series.map(({ title }) => title)].map(csvCell),
		...rows.map((row) => [
			csvCell(row.label),
			...series.map(({ key, unit }) => {
				const value = row[key];
				return typeof value === 'number' ? plainMeasure(language, unit, value) : csvCell(value ?? '');
			}),
		]),
	];
	return joinCsv(language, lines);
}
