import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import { guarded } from './read-sheet.ts';

/** Numbers stay numbers; text is text even where it looks like a formula. */
export type OutCell = string | number;

type Rows = AsyncIterable<readonly (readonly OutCell[])[]>;

/** With the mark by which Excel knows UTF-8, and as it writes here: semicolons part cells, a comma the decimals. */
export async function* writeCsv(titles: readonly string[], chunks: Rows): AsyncGenerator<Buffer> {
	yield Buffer.from(`\ufeff${titles.map(csvCell).join(';')}\r\n`);
	for await (const rows of chunks) {
		yield Buffer.from(rows.map((row) => `${row.map(csvCell).join(';')}\r\n`).join(''));
	}
}

function csvCell(cell: OutCell): string {
	if (typeof cell === 'number') return String(cell).replace('.', ',');
	const text = guarded(cell);
	return /[";\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
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

/** A workbook of one sheet, its rows packed and sent as they come. */
export async function* writeXlsx(titles: readonly string[], chunks: Rows): AsyncGenerator<Buffer> {
	const zip = new ZipWriter();
	for (const [name, content] of Object.entries(WORKBOOK_PARTS)) yield* zip.add(name, [Buffer.from(content)]);
	yield* zip.add('xl/worksheets/sheet1.xml', sheetXml(titles, chunks));
	yield zip.end();
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

const DEFLATED = 8;
const VERSION = 20;
/** Names are UTF-8; sizes come after the content, for they are not known before. */
const FLAGS = 0x0808;
/** 1 January 1980: the content alone tells two archives apart. */
const DATE = 0x0021;

type Sizes = { crc: number; packed: number; whole: number };

class ZipWriter {
	readonly #directory: Buffer[] = [];
	#offset = 0;

	async *add(name: string, pieces: Iterable<Buffer> | AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
		const start = this.#offset;
		yield this.#count(
			Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields(name, NO_SIZES), Buffer.from(name)]),
		);
		const sizes: Sizes = { ...NO_SIZES };
		async function* counted(): AsyncGenerator<Buffer> {
			for await (const piece of pieces) {
				sizes.crc = crc32(piece, sizes.crc);
				sizes.whole += piece.length;
				yield piece;
			}
		}
		const deflate = createDeflateRaw({ level: 4 });
		const feeding = pipeline(Readable.from(counted()), deflate);
		// Thrown below as well, by whoever reads.
		feeding.catch(() => {});
		for await (const packed of deflate) {
			sizes.packed += packed.length;
			yield this.#count(packed);
		}
		await feeding;
		const after = Buffer.alloc(12);
		after.writeUInt32LE(sizes.crc, 0);
		after.writeUInt32LE(sizes.packed, 4);
		after.writeUInt32LE(sizes.whole, 8);
		yield this.#count(Buffer.concat([Buffer.from('PK\x07\x08', 'latin1'), after]));
		const place = Buffer.alloc(14);
		place.writeUInt32LE(start, 10);
		const made = Buffer.from([VERSION, 0]);
		this.#directory.push(
			Buffer.concat([
				Buffer.from('PK\x01\x02', 'latin1'),
				made,
				fields(name, sizes),
				place,
				Buffer.from(name),
			]),
		);
	}

	end(): Buffer {
		const directory = Buffer.concat(this.#directory);
		const end = Buffer.alloc(22);
		end.write('PK\x05\x06', 'latin1');
		end.writeUInt16LE(this.#directory.length, 8);
		end.writeUInt16LE(this.#directory.length, 10);
		end.writeUInt32LE(directory.length, 12);
		end.writeUInt32LE(this.#offset, 16);
		return Buffer.concat([directory, end]);
	}

	#count(bytes: Buffer): Buffer {
		this.#offset += bytes.length;
		return bytes;
	}
}

const NO_SIZES: Sizes = { crc: 0, packed: 0, whole: 0 };

/** The part that an entry's own header and the directory have in common. */
function fields(name: string, { crc, packed, whole }: Sizes): Buffer {
	const bytes = Buffer.alloc(26);
	bytes.writeUInt16LE(VERSION, 0);
	bytes.writeUInt16LE(FLAGS, 2);
	bytes.writeUInt16LE(DEFLATED, 4);
	bytes.writeUInt16LE(DATE, 8);
	bytes.writeUInt32LE(crc, 10);
	bytes.writeUInt32LE(packed, 14);
	bytes.writeUInt32LE(whole, 18);
	bytes.writeUInt16LE(Buffer.byteLength(name), 22);
	return bytes;
}
