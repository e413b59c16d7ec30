import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { csvCell, guardFormula, unguardFormula } from './csv-cell.ts';

for (const [what, text, guarded] of [
	['a formula', '=1+1', "'=1+1"],
	['a plus in front', '+99361000000', "'+99361000000"],
	['a minus in front', '-5', "'-5"],
	['an at sign in front', '@SUM(A1)', "'@SUM(A1)"],
	['a tab in front', '\t=1', "'\t=1"],
	['a carriage return in front', '\r=1', "'\r=1"],
	['a line break in front', '\n=1', "'\n=1"],
	['a sign of an East Asian keyboard', '＝1+1', "'＝1+1"],
	['a formula that has an apostrophe already', "'=1", "''=1"],
	['a formula that has two', "''=1", "'''=1"],
] as const)
	test(`S8 ${what} gets an apostrophe, and reading takes exactly that one away`, () => {
		assert.equal(guardFormula(text), guarded);
		assert.equal(unguardFormula(guarded), text);
	});

for (const text of ['', 'Laptop', 'a=1', 'USB-C', 'mail@shop.example', "'plain", "don't", "x'=1", ' =1'])
	test(`S8 '${text}' begins with no formula: it is written and read as it is`, () => {
		assert.equal(guardFormula(text), text);
		assert.equal(unguardFormula(text), text);
	});

test('S8 what others typed without an apostrophe is read as it is', () => {
	for (const text of ['=1', '-5', '+1']) assert.equal(unguardFormula(text), text);
});

for (const [what, text, cell] of [
	['plain text', 'Laptop', 'Laptop'],
	['blanks between words', 'Gaming laptop 15', 'Gaming laptop 15'],
	['nothing', '', ''],
	['a comma', '1,5', '"1,5"'],
	['a semicolon', 'a;b', '"a;b"'],
	['a tab', 'a\tb', '"a\tb"'],
	['a line end', 'a\nb', '"a\nb"'],
	['a carriage return', 'a\rb', '"a\rb"'],
	['quotes', '15" "pro"', '"15"" ""pro"""'],
	['a blank in front', ' a', '" a"'],
	['a blank at the end', 'a ', '"a "'],
	['a formula', '=A1', "'=A1"],
	['a formula with quotes', '=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
] as const)
	test(`S8 a cell with ${what} is ${cell === text ? 'not quoted' : 'made safe'}`, () => {
		assert.equal(csvCell(text), cell);
	});

test('S8 no text becomes a formula in a cell, and all of it comes back', () => {
	const signs = fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '"', ';', 'a', ' ');
	fc.assert(
		fc.property(fc.string({ unit: signs, maxLength: 8 }), (text) => {
			const cell = csvCell(text);
			const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
			assert.doesNotMatch(read, /^[=+\-@\t\r]/);
			assert.equal(unguardFormula(read), text);
		}),
	);
});
