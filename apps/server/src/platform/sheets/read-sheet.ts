import { gunzipSync } from 'node:zlib';
import { unguardFormula } from '@dukan/domain/base/sheets/csv-cell.ts';
import { MAX_SHEET_ROWS } from '@dukan/domain/base/sheets/sheets.ts';
import { decodeText, parseCsv, usualDelimiter } from './read-csv.ts';
import { exactNumber, readXlsx } from './read-xlsx.ts';
import { SheetError } from './sheet-error.ts';

/** `number` is the row's number in the file, where the titles are row 1. */
export type SheetRow = { number: number; cells: string[] };
export type Sheet = { titles: string[]; rows: SheetRow[] };

const ZIP_SIGNATURE = 'PK\x03\x04';
/**
 * The first bytes of a gzip file. Browsers compress text before they send it: over a slow connection a tenth
 * arrives in time where the whole would not.
 */
const GZIP = [0x1f, 0x8b];
/** The first bytes of a file by Excel before 2007. */
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0];
const MAX_TEXT_BYTES = 160 * 1024 * 1024;

/** Reads a sheet with the titles in its first row and the goods below. */
export async function readSheet(sent: Buffer): Promise<Sheet> {
	const [titles = [], ...rest] = await readRows(sent, parseCsv);
	const rows = rest
		.map((cells, index) => ({ number: index + 2, cells: cells.map(readable) }))
		.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
	if (titles.every((title) => title.trim() === '') || rows.length === 0) throw new SheetError('empty');
	if (rows.length > MAX_SHEET_ROWS) throw new SheetError('tooManyRows');
	return { titles, rows };
}

/** STOCK-06: returns all rows unchanged, including those above the headings. */
export async function readListRows(
	sent: Buffer,
	isList?: (rows: string[][]) => boolean,
): Promise<string[][]> {
	const all = await readRows(sent, (text) => parseCsv(text, usualDelimiter(text)), exactNumber, isList);
	if (all.every((cells) => cells.every((cell) => cell.trim() === ''))) throw new SheetError('empty');
	if (all.length > MAX_SHEET_ROWS) throw new SheetError('tooManyRows');
	return all.map((cells) => cells.map(readable));
}

/** Tells the kind of file by its content: a workbook is a zip archive, everything else is text. */
async function readRows(
	sent: Buffer,
	readText: (text: string) => string[][],
	writeNumber?: (value: string) => string,
	isWanted?: (rows: string[][]) => boolean,
): Promise<string[][]> {
	const bytes = sent[0] === GZIP[0] && sent[1] === GZIP[1] ? unpacked(sent) : sent;
	if (OLD_WORKBOOK.every((byte, index) => bytes[index] === byte)) throw new SheetError('oldWorkbook');
	const isWorkbook = bytes.toString('latin1', 0, 4) === ZIP_SIGNATURE;
	if (!isWorkbook && bytes.includes(0)) throw new SheetError('broken');
	if (isWorkbook) return readXlsx(bytes, writeNumber, isWanted);
	return readText(decodeText(bytes)).map((cells) => cells.map(unguardFormula));
}

function unpacked(bytes: Buffer): Buffer {
	try {
		return gunzipSync(bytes, { maxOutputLength: MAX_TEXT_BYTES });
	} catch (error) {
		const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
		throw new SheetError(isTooLarge ? 'tooLarge' : 'broken');
	}
}

/** Drops control characters, which no one types and PostgreSQL does not accept. */
function readable(text: string): string {
	return text.toWellFormed().replaceAll(/[^\P{Cc}\t\r\n]/gu, '');
}
