import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMoment, writtenMoment } from './sale-moments.ts';

test('PRICE-02 moments in sheets are those of the clock of Ashgabat', () => {
	assert.equal(writtenMoment('2026-11-20T20:30:00.000Z'), '2026-11-21 01:30');
	for (const [text, iso] of [
		['2026-11-21 01:30', '2026-11-20T20:30:00.000Z'],
		['2026-11-21T01:30', '2026-11-20T20:30:00.000Z'],
		['21.11.2026 1:30', '2026-11-20T20:30:00.000Z'],
		['21.11.2026 01:30', '2026-11-20T20:30:00.000Z'],
		['21.11.2026 18:00', '2026-11-21T13:00:00.000Z'],
		['2026-11-21', '2026-11-20T19:00:00.000Z'],
		['1.2.2026', '2026-01-31T19:00:00.000Z'],
		['2026-11-21  \u00a0 01:30', '2026-11-20T20:30:00.000Z'],
		[' 2026-11-21\u00a000:00 ', '2026-11-20T19:00:00.000Z'],
		['2026-11-21 01:30:00', '2026-11-20T20:30:00.000Z'],
		// A workbook stores a typed date as such a number.
		['46347', '2026-11-20T19:00:00.000Z'],
		['46347.0625', '2026-11-20T20:30:00.000Z'],
		['46347.999306', '2026-11-21T18:59:00.000Z'],
	] as const)
		assert.equal(readMoment(text), iso, text);
	for (const text of [
		'',
		'tomorrow',
		'2026-02-30',
		'2026-13-01',
		'21.11.2026 24:30',
		'21.11.2026 12:60',
		'12500',
		'463475',
	])
		assert.equal(readMoment(text), undefined, text);
});

test('PRICE-02 a cell that holds more than one moment, or a part of one, is no moment', () => {
	for (const text of [
		'from 2026-11-21',
		'2026-11-21 18:00:30',
		'2026-11-21 18:00 Uhr',
		'2026-11-21 18',
		'2026-11-21 - 2026-11-25',
		'12026-11-21',
		'с 1.2.2026',
		'1.2.2026 18:00 утра',
		'1.2.2026 - 5.2.2026',
		'1.2.2026 1800',
		'321.11.2026',
	])
		assert.equal(readMoment(text), undefined, text);
});
