import { PassThrough, Readable } from 'node:stream';
import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import { csvCell } from '@dukan/domain/base/sheets/csv-cell.ts';
import { ZipFile } from 'yazl';

/** Numbers stay numbers. Text stays text, even if it looks like a formula. */
export type OutCell = string | number;

/** Formats a moment in the shop's time zone: '2026-11-18 00:30' in Ashgabat. */
export function sheetMoment(iso: string): string {
	const { date, time } = ashgabatTime(new Date(iso));
	return `${date} ${time}`;
}

type Rows = AsyncIterable<readonly (readonly OutCell[])[]>;

/**
 * Writes CSV in the form that Excel uses in this region: a UTF-8 mark, semicolons between cells, decimal
 * commas.
 */
export function writeCsv(titles: readonly string[], chunks: Rows): Readable {
	return Readable.from(csvText(titles, chunks), { objectMode: false });
}

async function* csvText(titles: readonly string[], chunks: Rows): AsyncGenerator<Buffer> {
	yield Buffer.from(`\ufeff${csvLine(titles)}`);
	for await (const rows of chunks) yield Buffer.from(rows.map(csvLine).join(''));
}

function csvLine(row: readonly OutCell[]): string {
	const cells = row.map((cell) =>
		typeof cell === 'number' ? String(cell).replace('.', ',') : csvCell(cell),
	);
	return `${cells.join(';')}\r\n`;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const WORKBOOK_PARTS: Readonly<Record<string, string>> = {
	'[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
	'_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
	'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Dukan" sheetId="1" r:id="rId1"/></sheets></workbook>`,
	'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** The date is fixed, so that two archives with the same content are equal. */
const ENTRY = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, compressionLevel: 4 };

/** Writes a workbook of one sheet, whose rows are compressed and sent as they arrive. */
export function writeXlsx(titles: readonly string[], chunks: Rows): Readable {
	const zip = new ZipFile();
	const output = new PassThrough();
	const sheet = Readable.from(sheetXml(titles, chunks));
	for (const [name, content] of Object.entries(WORKBOOK_PARTS))
		zip.addBuffer(Buffer.from(content), name, ENTRY);
	zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', ENTRY);
	zip.end();
	const fail = (error: Error) => output.destroy(error);
	sheet.on('error', fail);
	zip.on('error', fail);
	output.on('close', () => sheet.destroy());
	zip.outputStream.pipe(output);
	return output;
}

async function* sheetXml(titles: readonly string[], chunks: Rows): AsyncGenerator<Buffer> {
	yield Buffer.from(`${XML}<worksheet xmlns="${MAIN}"><sheetData>${rowXml(titles)}`);
	for await (const rows of chunks) yield Buffer.from(rows.map(rowXml).join(''));
	yield Buffer.from('</sheetData></worksheet>');
}

function rowXml(row: readonly OutCell[]): string {
	return `<row>${row.map(cellXml).join('')}</row>`;
}

function cellXml(cell: OutCell): string {
	if (cell === '') return '<c/>';
	if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
	return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

function escaped(text: string): string {
	return text
		.replaceAll(/_x(?=[0-9a-f]{4}_)/gi, '_x005F_x')
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('\r', '_x000D_');
}
