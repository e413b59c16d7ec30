import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSheetDate } from './sheet-date.ts';

test('R13 dates of sheets are read by the clock of Ashgabat, the day first where dots stand', () => {
	for (const [text, instant] of [
		['2023-06-05', '2023-06-04T19:00:00.000Z'],
		['05.06.2023', '2023-06-04T19:00:00.000Z'],
		['5.6.2023', '2023-06-04T19:00:00.000Z'],
		['05.06.2023 23:30', '2023-06-05T18:30:00.000Z'],
		['05.06.2023, 9:05:59', '2023-06-05T04:05:00.000Z'],
		['2023-06-05 23:30:01', '2023-06-05T18:30:00.000Z'],
		['2023-06-05T23:30', '2023-06-05T18:30:00.000Z'],
		['2023-06-05T18:30:00Z', '2023-06-05T18:30:00.000Z'],
		['2023-06-05T23:30:00.000+05:00', '2023-06-05T18:30:00.000Z'],
		['45082', '2023-06-04T19:00:00.000Z'],
		['45082.979166666664', '2023-06-05T18:30:00.000Z'],
	] as const)
		assert.equal(readSheetDate(text)?.toISOString(), instant, text);
});

test('what is no date, or may be two, is not guessed', () => {
	for (const text of [
		'',
		'05/06/2023',
		'06-05-2023',
		'31.06.2023',
		'2023-13-01',
		'5.6.23',
		'2023',
		'6 May 2023',
	])
		assert.equal(readSheetDate(text), undefined, text);
	for (const text of ['05.06.2023 25:00', '2023-06-05 10:61', '2023-06-05T25:00:00Z', '2023-06-05x'])
		assert.equal(readSheetDate(text), undefined, text);
});
