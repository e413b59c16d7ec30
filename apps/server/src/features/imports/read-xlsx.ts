import { posix } from 'node:path';
import { SheetError } from './sheet-error.ts';
import { ZipFile } from './unzip.ts';

/** The first sheet of a workbook as text. Of a formula its last result counts; nothing is ever calculated. */
export function readXlsx(bytes: Buffer): string[][] {
	const zip = new ZipFile(bytes);
	const part = (name: string) => zip.read(name)?.toString('utf8');
	const sheet = part(firstSheetPath(part));
	if (sheet === undefined) throw new SheetError('broken');
	const shared = sharedStrings(part('xl/sharedStrings.xml') ?? '');
	const rows: string[][] = [];
	for (const [, attributes = '', body = ''] of sheet.matchAll(ROW)) {
		// Empty rows may be left out of the file; row numbers in messages must still be right.
		const number = Number(attribute(attributes, 'r')) || rows.length + 1;
		if (number > MAX_ROW || number <= rows.length) throw new SheetError('broken');
		while (rows.length < number - 1) rows.push([]);
		rows.push(readCells(body, shared));
	}
	return rows;
}

/** Excel has no more. */
const MAX_ROW = 1_048_576;
const MAX_COLUMN = 16_384;

// Names of parts may have a prefix ('x:row'). Nothing between '<' and '>' repeats, so these take time in proportion.
const ROW = /<(?:\w+:)?row\b([^>]*?)(?:\/>|>(.*?)<\/(?:\w+:)?row>)/gs;
const CELL = /<(?:\w+:)?c\b([^>]*?)(?:\/>|>(.*?)<\/(?:\w+:)?c>)/gs;
const VALUE = /<(?:\w+:)?v\b[^>]*>(.*?)<\/(?:\w+:)?v>/s;
const TEXT = /<(?:\w+:)?t\b[^>]*?(?:\/>|>(.*?)<\/(?:\w+:)?t>)/gs;
const STRING_ITEM = /<(?:\w+:)?si\b[^>]*?(?:\/>|>(.*?)<\/(?:\w+:)?si>)/gs;
/** How a Japanese word is read out: no part of it. */
const PHONETIC = /<(?:\w+:)?rPh\b.*?<\/(?:\w+:)?rPh>/gs;

function readCells(body: string, shared: readonly string[]): string[] {
	const cells: string[] = [];
	for (const [, attributes = '', content = ''] of body.matchAll(CELL)) {
		const reference = attribute(attributes, 'r');
		const column = reference ? columnOf(reference) : cells.length;
		if (column >= MAX_COLUMN) throw new SheetError('broken');
		while (cells.length < column) cells.push('');
		cells[column] = cellText(attribute(attributes, 't'), content, shared);
	}
	return cells;
}

function cellText(type: string | undefined, content: string, shared: readonly string[]): string {
	if (type === 'inlineStr') return textOf(content);
	const value = unescaped(VALUE.exec(content)?.[1] ?? '');
	if (type === 's') return shared[Number(value)] ?? '';
	if (type === 'b') return value === '1' ? 'yes' : 'no';
	if (type === 'str' || type === 'e' || value === '') return value;
	return plainNumber(value);
}

/** 0.1 + 0.2 of a spreadsheet is 0.30000000000000004, and large numbers come as 1.5E+3. */
function plainNumber(value: string): string {
	const number = Number(value);
	return Number.isFinite(number) ? String(Math.round(number * 1e6) / 1e6) : value;
}

function sharedStrings(xml: string): string[] {
	return Array.from(xml.matchAll(STRING_ITEM), ([, item = '']) => textOf(item));
}

function textOf(xml: string): string {
	return Array.from(xml.replaceAll(PHONETIC, '').matchAll(TEXT), ([, text = '']) => unescaped(text)).join('');
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function unescaped(text: string): string {
	const plain = text.includes('&')
		? text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
				if (name) return ENTITIES[name] ?? whole;
				const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
				return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
			})
		: text;
	// Line ends and other signs that XML would lose.
	return plain.replaceAll(/_x([0-9a-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function attribute(attributes: string, name: string): string | undefined {
	return new RegExp(`(?:^|\\s)(?:\\w+:)?${name}="([^"]*)"`).exec(attributes)?.[1];
}

/** 'C7' is column 2. */
function columnOf(reference: string): number {
	const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A';
	return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The workbook names its sheets, its relations say where they are. */
function firstSheetPath(part: (name: string) => string | undefined): string {
	const first = /<(?:\w+:)?sheet\b([^>]*)>/.exec(part('xl/workbook.xml') ?? '')?.[1] ?? '';
	const id = attribute(first, 'id');
	for (const [, attributes = ''] of (part('xl/_rels/workbook.xml.rels') ?? '').matchAll(
		/<Relationship\b([^>]*)>/g,
	))
		if (attribute(attributes, 'Id') === id && id !== undefined)
			return posix.resolve('/xl', unescaped(attribute(attributes, 'Target') ?? '')).slice(1);
	return 'xl/worksheets/sheet1.xml';
}
