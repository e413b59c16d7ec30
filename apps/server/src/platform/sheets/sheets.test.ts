import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { listAmount } from '@dukan/domain/goods/imports/price-list.ts';
import fc from 'fast-check';
import { zipOf } from '../../testing/zip-of.ts';
import { decodeText, parseCsv } from './read-csv.ts';
import { readListRows, readSheet } from './read-sheet.ts';
import { type OutCell, writeCsv, writeXlsx } from './write-sheet.ts';

async function bytesOf(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
	const all: Buffer[] = [];
	for await (const piece of pieces) all.push(piece);
	return Buffer.concat(all);
}

async function* oneChunk(rows: OutCell[][]): AsyncGenerator<OutCell[][]> {
	yield rows;
}

const SHEET_START = '<worksheet><sheetData>';
const SHEET_END = '</sheetData></worksheet>';
const workbook = (sheet: { deflated: Buffer }) => zipOf({ 'xl/worksheets/sheet1.xml': sheet });

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
		assert.deepEqual(parseCsv('a;b\r\n5" pipe;2\n\n"x"y;4\r'), [
			['a', 'b'],
			['5" pipe', '2'],
			[''],
			['xy', '4'],
		]);
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
			(await readSheet(csv)).rows.map(({ cells }) => cells),
			asText.map((row) => row.map((cell, index) => (index === 2 ? cell.replace('.', ',') : cell))),
		);
	});

	test('a workbook gives all back, its text never a formula', async () => {
		const xlsx = await bytesOf(writeXlsx(['id', 'name', 'price'], oneChunk(rows)));
		const { titles, rows: read } = await readSheet(xlsx);
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

	test('STOCK-06 a number of a price list is told from text whose separator is unclear', async () => {
		const priced = [[1.255, '1.255', 1250, 0.125]];
		const [, cells = []] = await readListRows(await bytesOf(writeXlsx(['price'], oneChunk(priced))));
		assert.deepEqual(cells, ['1.2550', '1.255', '1250', '0.1250']);
		assert.deepEqual(cells.map(listAmount), [1.255, undefined, 1250, 0.125]);
	});

	test('workbooks as Excel writes them: shared text, rich text, formulas, flags, gaps, prefixes', async () => {
		const sheet = `<x:worksheet><x:sheetData><x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="C1" t="s"><x:v>1</x:v></x:c></x:row>
			<x:row r="4"><x:c r="A4"><x:v>12</x:v></x:c><x:c r="B4" t="b"><x:v>1</x:v></x:c><x:c r="C4"><x:f>1+2</x:f><x:v>0.30000000000000004</x:v></x:c>
			<x:c r="AA4" t="str"><x:f>A1</x:f><x:v>a &amp; b</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
		const { titles, rows } = await readSheet(
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

	test('S13 a workbook that unpacks without end is refused before it does', async () => {
		const bomb = deflateRawSync(Buffer.alloc(200 * 1024 * 1024, ' '));
		assert.ok(bomb.length < 300_000);
		await assert.rejects(readSheet(workbook({ deflated: bomb })), { message: 'tooLarge' });
	});

	// Each of these took hours, or all memory, when regular expressions read the XML.
	for (const [what, xml, problem] of [
		['two million rows that are never closed', () => `${SHEET_START}${'<row>'.repeat(2e6)}`, 'broken'],
		['1.1 million closed rows', () => `${SHEET_START}${'<row></row>'.repeat(1.1e6)}${SHEET_END}`, 'broken'],
		[
			'a million cells that are never closed',
			() => `${SHEET_START}<row>${'<c r="A1">'.repeat(1e6)}</row>${SHEET_END}`,
			'broken',
		],
		['a cell of 20 MB that is never closed', () => `${SHEET_START}<row><c><v>${'1'.repeat(2e7)}`, 'broken'],
		['a tag that is never closed', () => `${SHEET_START}<row ${'a '.repeat(1e6)}`, 'broken'],
		[
			'many rows with one cell at the far right',
			() => `${SHEET_START}${'<row><c r="XFD1"><v>1</v></c></row>'.repeat(1e5)}${SHEET_END}`,
			'tooLarge',
		],
		[
			'an entity of entities',
			() =>
				`<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${SHEET_START}<row><c t="str"><v>&b;</v></c></row>${SHEET_END}`,
			'broken',
		],
	] as const)
		test(`S13 S25 a small workbook with ${what} is refused soon`, async () => {
			const file = workbook({ deflated: deflateRawSync(xml()) });
			assert.ok(file.length < 100_000, `${file.length} bytes`);
			await assert.rejects(readSheet(file), { message: problem });
		});

	test('text may come packed, within the same limit', async () => {
		assert.deepEqual((await readSheet(gzipSync('id;price\n1;2'))).rows[0]?.cells, ['1', '2']);
		await assert.rejects(readSheet(gzipSync(Buffer.alloc(200 * 1024 * 1024, 65))), { message: 'tooLarge' });
	});

	test('what is no sheet is called broken or empty, never a defect', async () => {
		const problem = (bytes: Buffer) =>
			readSheet(bytes).then(
				() => 'read',
				(error: Error) => error.message,
			);
		assert.equal(await problem(Buffer.from('PK\x03\x04nothing')), 'broken');
		assert.equal(await problem(zipOf({ 'readme.txt': 'no sheet' })), 'broken');
		assert.equal(await problem(workbook({ deflated: Buffer.from('xx') })), 'broken');
		assert.equal(await problem(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2])), 'broken');
		assert.equal(await problem(Buffer.from([0x1f, 0x8b, 1, 2, 3])), 'broken');
		assert.equal(await problem(Buffer.from('')), 'empty');
		assert.equal(await problem(Buffer.from('id;price\n;\n')), 'empty');
	});

	test('a sheet whose rows cannot be read ends with that error, and one that is not wanted any more ends its rows', async () => {
		for (const write of [writeCsv, writeXlsx]) {
			async function* failing(): AsyncGenerator<OutCell[][]> {
				yield rows;
				throw new Error('no rows');
			}
			await assert.rejects(bytesOf(write(['id'], failing())), { message: 'no rows' });

			const end = Promise.withResolvers<void>();
			let hasBegun = false;
			async function* endless(): AsyncGenerator<OutCell[][]> {
				hasBegun = true;
				try {
					for (;;) yield rows;
				} finally {
					end.resolve();
				}
			}
			for await (const _ of write(['id'], endless())) if (hasBegun) break;
			await end.promise;
		}
	});

	test('S8 any text in cells is read back as it was written', async () => {
		const text = fc.string({ unit: 'grapheme' }).map((value) => value.replaceAll(/[^\P{Cc}\t\r\n]/gu, ''));
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.array(text, { minLength: 3, maxLength: 3 }), { minLength: 1 }),
				async (cells) => {
					const written = cells.map((row, index) => [index + 1, ...row]);
					for (const write of [writeCsv, writeXlsx]) {
						const read = await readSheet(await bytesOf(write(['id', 'a', 'b', 'c'], oneChunk(written))));
						assert.deepEqual(
							read.rows.map((row) => [0, 1, 2, 3].map((column) => row.cells[column] ?? '')),
							written.map((row) => row.map(String)),
						);
					}
				},
			),
			{ numRuns: 60 },
		);
	});
});
