import type { Language } from '@dukan/domain/base/language/language.ts';
import { csvCell } from '@dukan/domain/base/sheets/csv-cell.ts';

/**
 * Returns a CSV file. In Russian and Turkmen, spreadsheets expect semicolons between the cells. The first
 * character marks the file as UTF-8.
 */
export function csvText(language: Language, lines: readonly (readonly string[])[]): string {
	return joinCsv(
		language,
		lines.map((line) => line.map(csvCell)),
	);
}

/** Joins cells that are already escaped for CSV. */
export function joinCsv(language: Language, lines: readonly (readonly string[])[]): string {
	const sign = language === 'en' ? ',' : ';';
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
