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
		[firstTitle, ...series.map(({ title }) => title)].map(cell),
		...rows.map((row) => [
			cell(row.label),
			...series.map(({ key, unit }) => {
				const value = row[key];
				return typeof value === 'number' ? plainMeasure(language, unit, value) : cell(value ?? '');
			}),
		]),
	];
	return `\ufeff${lines.map((line) => line.join(sign)).join('\r\n')}\r\n`;

	/** Words of shoppers and names of goods: what would be a formula stays text. */
	function cell(text: string): string {
		const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
		return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
	}
}

export function saveFile(name: string, content: string): void {
	const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
	const link = document.createElement('a');
	link.href = url;
	link.download = name;
	link.click();
	URL.revokeObjectURL(url);
}
