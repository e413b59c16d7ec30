import { posix } from 'node:path';
import { findAttribute, readXml } from './read-xml.ts';
import { SheetError } from './sheet-error.ts';
import { WorkbookArchive } from './workbook-archive.ts';

/** Excel has no more rows and columns. */
const MAX_ROW = 1_048_576;
const MAX_COLUMN = 16_384;
/**
 * This is enough for 100,000 rows of 100 columns. The limit is needed because a few bytes can name a cell far
 * to the right, and every gap before it takes memory.
 */
const MAX_CELLS = 10_000_000;

/** At most this many sheets are searched for the wanted one. */
const MAX_SHEETS = 12;

/**
 * Reads the first sheet of a workbook as text, or the first one that `isWanted` accepts, because a price list
 * may stand behind a cover. Formulas give their last result; nothing is calculated.
 */
export async function readXlsx(
	bytes: Buffer,
	writeNumber = plainNumber,
	isWanted?: (rows: string[][]) => boolean,
): Promise<string[][]> {
	const archive = await WorkbookArchive.open(bytes);
	const paths = await findSheets(archive);
	const [first] = paths;
	if (first === undefined || !archive.has(first)) throw new SheetError('broken');
	const shared = await readSharedStrings(archive);
	const read = (path: string) => readRows(archive.read(path), { shared, writeNumber });
	const rows = await read(first);
	if (!isWanted || isWanted(rows)) return rows;
	for (const path of paths.slice(1, MAX_SHEETS)) {
		const other = archive.has(path) ? await read(path) : [];
		if (isWanted(other)) return other;
	}
	return rows;
}

/** Finds the sheets' files: the workbook names the sheets, and its relationships say where they are. */
async function findSheets(archive: WorkbookArchive): Promise<string[]> {
	const ids: string[] = [];
	await readXml(orEmpty(archive, 'xl/workbook.xml'), {
		open: (name, attributes) => {
			const id = name === 'sheet' ? findAttribute(attributes, 'id') : undefined;
			if (id !== undefined) ids.push(id);
		},
		...IGNORE_CONTENT,
	});
	const targets = new Map<string, string>();
	await readXml(orEmpty(archive, 'xl/_rels/workbook.xml.rels'), {
		open: (name, attributes) => {
			const { Id, Target } = attributes;
			if (name === 'Relationship' && Id !== undefined && Target !== undefined && !targets.has(Id))
				targets.set(Id, Target);
		},
		...IGNORE_CONTENT,
	});
	const found = ids.map((id) => targets.get(id)).filter((target) => target !== undefined);
	if (ids[0] === undefined || targets.get(ids[0]) === undefined) return ['xl/worksheets/sheet1.xml'];
	return found.map((target) => posix.resolve('/xl', target).slice(1));
}

const IGNORE_CONTENT = { text: () => {}, close: () => {} };

/** Reads a part that a workbook may leave out; a missing part reads as one without content. */
async function* orEmpty(archive: WorkbookArchive, name: string): AsyncGenerator<string> {
	if (archive.has(name)) yield* archive.read(name);
	else yield '<empty/>';
}

async function readSharedStrings(archive: WorkbookArchive): Promise<string[]> {
	const strings: string[] = [];
	const collector = new TextCollector();
	await readXml(orEmpty(archive, 'xl/sharedStrings.xml'), {
		open: (name) => {
			if (name === 'si') collector.take();
			else collector.open(name);
		},
		text: (text) => collector.add(text),
		close: (name) => {
			if (name !== 'si') return collector.close(name);
			if (strings.length === MAX_CELLS) throw new SheetError('tooLarge');
			strings.push(unescaped(collector.take()));
		},
	});
	return strings;
}

type Meanings = { shared: readonly string[]; writeNumber: (value: string) => string };

async function readRows(sheet: AsyncIterable<string>, meanings: Meanings): Promise<string[][]> {
	const rows: string[][] = [];
	const collector = new TextCollector();
	let cells: string[] = [];
	let column = 0;
	let type: string | undefined;
	let cellCount = 0;
	await readXml(sheet, {
		open: (name, attributes) => {
			if (name === 'row') {
				// A file may leave out empty rows. They are added, so that row numbers in messages are right.
				const number = Number(attributes.r) || rows.length + 1;
				if (number > MAX_ROW || number <= rows.length) throw new SheetError('broken');
				while (rows.length < number - 1) rows.push([]);
				cells = [];
				column = -1;
				rows.push(cells);
			} else if (name === 'c') {
				column = attributes.r === undefined ? column + 1 : columnOf(attributes.r);
				if (column >= MAX_COLUMN) throw new SheetError('broken');
				type = attributes.t;
				collector.take();
			} else collector.open(name);
		},
		text: (text) => collector.add(text),
		close: (name) => {
			if (name !== 'c') return collector.close(name);
			const text = cellText(type, unescaped(collector.take()), meanings);
			cellCount += Math.max(column + 1 - cells.length, 0);
			if (cellCount > MAX_CELLS) throw new SheetError('tooLarge');
			while (cells.length < column) cells.push('');
			cells[column] = text;
		},
	});
	return rows;
}

/** Collects the text in 'v' and 't' elements, but not the pronunciation of Japanese words. */
class TextCollector {
	#text = '';
	#isCollecting = false;
	#phoneticDepth = 0;

	open(name: string): void {
		if (name === 'rPh') this.#phoneticDepth += 1;
		this.#isCollecting = (name === 'v' || name === 't') && this.#phoneticDepth === 0;
	}

	add(text: string): void {
		if (this.#isCollecting) this.#text += text;
	}

	close(name: string): void {
		if (name === 'rPh') this.#phoneticDepth -= 1;
		this.#isCollecting = false;
	}

	/** Returns the collected text and starts with an empty one. */
	take(): string {
		const text = this.#text;
		this.#text = '';
		this.#isCollecting = false;
		return text;
	}
}

function cellText(type: string | undefined, value: string, { shared, writeNumber }: Meanings): string {
	if (type === 's') return shared[Number(value)] ?? '';
	if (type === 'b') return value === '1' ? 'yes' : 'no';
	if (type === 'inlineStr' || type === 'str' || type === 'e' || value === '') return value;
	return writeNumber(value);
}

/**
 * Rounds a number as a workbook stores it (0.1 + 0.2 is 0.30000000000000004 there), and writes it without an
 * exponent (1.5E+3).
 */
function plainNumber(value: string): string {
	const number = Number(value);
	return Number.isFinite(number) ? String(Math.round(number * 1e6) / 1e6) : value;
}

/**
 * STOCK-06: adds a zero to a number with three decimals, so that they are not taken for thousands after a
 * separator.
 */
export function exactNumber(value: string): string {
	return plainNumber(value).replace(/\.\d{3}$/, '$&0');
}

/** Restores line ends and other characters that XML would lose, which workbooks write as _x000D_. */
function unescaped(text: string): string {
	return text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Returns the number of a cell's column, counted from 0: 'C7' is in column 2. */
function columnOf(reference: string): number {
	const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A';
	return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
