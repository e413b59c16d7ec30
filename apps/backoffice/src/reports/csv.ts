import { csvCell } from '@dukan/domain/imports/csv-cell.ts';
import type { Language } from '@dukan/domain/language/language.ts';
import { type PlotRow, plainMeasure, type Series } from './measure.ts';

/** Spreadsheets in Russian and Turkmen split at semicolons and write 1,5. The first sign tells them it is UTF-8. */
export function makeCsv(
	language: Language,
	firstTitle: string,
	series: readonly Series[],
	rows: readonly PlotRow[],
): string {
	const sign = language === 'en' ? ',' : ';';
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
	return `\ufeff${lines.map((line) => line.join(sign)).join('\r\n')}\r\n`;
}

export function saveFile(name: string, content: string): void {
	const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
	const link = document.createElement('a');
	link.href = url;
	link.download = name;
	link.click();
	URL.revokeObjectURL(url);
}
