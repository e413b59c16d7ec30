import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCsv } from './csv.ts';

test('a report for a spreadsheet: manat, the decimal sign of the language, and no formula from what shoppers typed', () => {
	const series = [
		{ key: 'money', title: 'Выручка', unit: 'money' },
		{ key: 'count', title: 'Заказы', unit: 'count' },
	] as const;
	const rows = [
		{ label: '=HYPERLINK("http://evil")', short: '', money: 123_450, count: 3 },
		{ label: 'a; "b"', short: '', money: 100, count: 0 },
	];
	assert.equal(
		makeCsv('ru', 'Что', series, rows),
		`\ufeffЧто;Выручка;Заказы\r\n"'=HYPERLINK(""http://evil"")";1234,5;3\r\n"a; ""b""";1;0\r\n`,
	);
	assert.match(makeCsv('en', 'What', series, rows), /1234\.5,3/);
});
