/** Reads and writes CSV and XLSX files. */
export const SHEET_FORMATS = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];
export const SHEET_TYPES: Readonly<Record<SheetFormat, string>> = {
	csv: 'text/csv; charset=utf-8',
	xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export const MAX_SHEET_BYTES = 20 * 1024 * 1024;
export const MAX_SHEET_ROWS = 100_000;

/** Reasons why a whole sheet cannot be read. */
export const SHEET_PROBLEMS = [
	'empty',
	'noId',
	/** The columns of a price list differ from the mapped columns. */
	'noHeading',
	'unknownColumns',
	'tooManyRows',
	'tooLarge',
	/** The .xls format of Excel before 2007. */
	'oldWorkbook',
	'broken',
	'failed',
] as const;
export type SheetProblem = (typeof SHEET_PROBLEMS)[number];

/** Names a column as spreadsheets do: A … Z, AA … */
export function columnLetter(at: number): string {
	const last = String.fromCharCode(65 + (at % 26));
	return at < 26 ? last : `${columnLetter(Math.floor(at / 26) - 1)}${last}`;
}
