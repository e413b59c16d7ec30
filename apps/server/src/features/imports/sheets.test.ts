import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { decodeText, parseCsv } from './read-csv.ts';
import { readSheet } from './read-sheet.ts';
import { type OutCell, writeCsv, writeXlsx } from './write-sheet.ts';

async function bytesOf(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
	const all: Buffer[] = [];
	for await (const piece of pieces) all.push(piece);
	return Buffer.concat(all);
}

async function* oneChunk(rows: OutCell[][]): AsyncGenerator<OutCell[][]> {
	yield rows;
}

/** An archive that says of every file that it is one byte long. */
function zipOf(files: Record<string, string | { deflated: Buffer }>): Buffer {
	const locals: Buffer[] = [];
	const directory: Buffer[] = [];
	let offset = 0;
	for (const [name, content] of Object.entries(files)) {
		const body = typeof content === 'string' ? Buffer.from(content) : content.deflated;
		const fields = Buffer.alloc(26);
		fields.writeUInt16LE(typeof content === 'string' ? 0 : 8, 4);
		fields.writeUInt32LE(body.length, 14);
		fields.writeUInt32LE(1, 18);
		fields.writeUInt16LE(name.length, 22);
		const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), body]);
		const place = Buffer.alloc(14);
		place.writeUInt32LE(offset, 10);
		directory.push(
			Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, place, Buffer.from(name)]),
		);
		locals.push(local);
		offset += local.length;
	}
	const end = Buffer.alloc(22);
	end.write('PK\x05\x06', 'latin1');
	end.writeUInt16LE(directory.length, 10);
	end.writeUInt32LE(offset, 16);
	return Buffer.concat([...locals, ...directory, end]);
}

describe('sheets', () => {
	test('CSV is read with commas, semicolons and tabs, quotes, line ends inside cells, and no end at the end', () => {
		const rows = [
			['id', 'name'],
			['1', 'Кабель, "2 м"\nчёрный'],
			['2', ''],
		];
		for (const delimiter of [',', ';', '\t'])
			for (const end of ['\n', '\r\n'])
				assert.deepEqual(
					parseCsv(['id\0name', '1\0"Кабель, ""2 м""\nчёрный"', '2\0'].join(end).replaceAll('\0', delimiter)),
					rows,
				);
		assert.deepEqual(parseCsv('a,b\r\n1,2\r\n'), [
			['a', 'b'],
			['1', '2'],
		]);
		assert.deepEqual(parseCsv('a;b\n"x'), [['a', 'b'], ['x']]);
	});

	test('text is UTF-8 with or without its mark, else windows-1251', () => {
		assert.equal(decodeText(Buffer.from('\ufeffЦена;Bahasy ş')), 'Цена;Bahasy ş');
		assert.equal(decodeText(Buffer.from('Цена')), 'Цена');
		assert.equal(decodeText(Buffer.from([0xd6, 0xe5, 0xed, 0xe0])), 'Цена');
	});

	const rows: OutCell[][] = [
		[1, 'Plain', 1234.5],
		[2, '=HYPERLINK("http://evil")', 0.1],
		[3, '+1', -5],
		[4, "'=already guarded", ''],
		[5, '@x; "quoted"\nsecond line', 7],
		[6, "'plain apostrophe", 1e6],
		[7, ' spaces & <tags> _x0041_ \r\n', 3],
	];
	const asText = rows.map((row) => row.map(String));

	test('S8 in CSV what a spreadsheet would calculate is guarded, numbers stay numbers, and reading gives all back', async () => {
		const csv = await bytesOf(writeCsv(['id', 'name', 'price'], oneChunk(rows)));
		const text = csv.toString('utf8');
		for (const line of text.split('\r\n')) assert.doesNotMatch(line, /(^|;)"?[=@+]/);
		assert.match(text, /^3;'\+1;-5\r$/m);
		assert.match(text, /^1;Plain;1234,5\r$/m);
		assert.deepEqual(
			readSheet(csv).rows.map(({ cells }) => cells),
			asText.map((row) => row.map((cell, index) => (index === 2 ? cell.replace('.', ',') : cell))),
		);
	});

	test('a workbook gives all back, its text never a formula', async () => {
		const xlsx = await bytesOf(writeXlsx(['id', 'name', 'price'], oneChunk(rows)));
		const { titles, rows: read } = readSheet(xlsx);
		assert.deepEqual(titles, ['id', 'name', 'price']);
		assert.deepEqual(
			read.map(({ cells }) => cells),
			asText,
		);
		assert.deepEqual(
			read.map(({ number }) => number),
			[2, 3, 4, 5, 6, 7, 8],
		);
	});

	test('workbooks as Excel writes them: shared text, rich text, formulas, flags, gaps, prefixes', () => {
		const sheet = `<x:worksheet><x:sheetData><x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="C1" t="s"><x:v>1</x:v></x:c></x:row>
			<x:row r="4"><x:c r="A4"><x:v>12</x:v></x:c><x:c r="B4" t="b"><x:v>1</x:v></x:c><x:c r="C4"><x:f>1+2</x:f><x:v>0.30000000000000004</x:v></x:c>
			<x:c r="AA4" t="str"><x:f>A1</x:f><x:v>a &amp; b</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
		const { titles, rows } = readSheet(
			zipOf({
				'xl/workbook.xml':
					'<workbook><sheets><sheet name="One" sheetId="3" r:id="rId7"/></sheets></workbook>',
				'xl/_rels/workbook.xml.rels':
					'<Relationships><Relationship Id="rId7" Target="/xl/worksheets/mine.xml"/></Relationships>',
				'xl/sharedStrings.xml':
					'<sst><si><t>id</t></si><si><r><t>pri</t></r><r><rPr/><t>ce</t></r><rPh><t>no</t></rPh></si></sst>',
				'xl/worksheets/mine.xml': sheet,
			}),
		);
		assert.deepEqual(titles, ['id', '', 'price']);
		assert.equal(rows.length, 1);
		assert.equal(rows[0]?.number, 4);
		assert.deepEqual(rows[0]?.cells.slice(0, 3), ['12', 'yes', '0.3']);
		assert.equal(rows[0]?.cells[26], 'a & b');
	});

	test('S13 a workbook that unfolds without end is refused before it does', () => {
		const bomb = deflateRawSync(Buffer.alloc(200 * 1024 * 1024));
		assert.ok(bomb.length < 300_000);
		assert.throws(() => readSheet(zipOf({ 'xl/worksheets/sheet1.xml': { deflated: bomb } })), {
			message: 'tooLarge',
		});
	});

	test('text may come packed, within the same limit', () => {
		assert.deepEqual(readSheet(gzipSync('id;price\n1;2')).rows[0]?.cells, ['1', '2']);
		assert.throws(() => readSheet(gzipSync(Buffer.alloc(200 * 1024 * 1024, 65))), { message: 'tooLarge' });
	});

	test('what is no sheet is called broken or empty, never a defect', () => {
		const problem = (bytes: Buffer) => {
			try {
				readSheet(bytes);
				return 'read';
			} catch (error) {
				return (error as Error).message;
			}
		};
		assert.equal(problem(Buffer.from('PK\x03\x04nothing')), 'broken');
		assert.equal(problem(zipOf({ 'readme.txt': 'no sheet' })), 'broken');
		assert.equal(problem(zipOf({ 'xl/worksheets/sheet1.xml': { deflated: Buffer.from('xx') } })), 'broken');
		assert.equal(problem(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2])), 'broken');
		assert.equal(problem(Buffer.from([0x1f, 0x8b, 1, 2, 3])), 'broken');
		assert.equal(problem(Buffer.from('')), 'empty');
		assert.equal(problem(Buffer.from('id;price\n;\n')), 'empty');
	});
});
