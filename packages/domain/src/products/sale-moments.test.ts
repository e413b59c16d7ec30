import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMoment, writtenMoment } from './sale-moments.ts';

test('PRICE-02 moments in sheets are those of the clock of Ashgabat', () => {
	assert.equal(writtenMoment('2026-11-20T20:30:00.000Z'), '2026-11-21 01:30');
	for (const [text, iso] of [
		['2026-11-21 01:30', '2026-11-20T20:30:00.000Z'],
		['2026-11-21T01:30', '2026-11-20T20:30:00.000Z'],
		['21.11.2026 1:30', '2026-11-20T20:30:00.000Z'],
		['1.2.2026', '2026-01-31T19:00:00.000Z'],
		[' 2026-11-21\u00a000:00 ', '2026-11-20T19:00:00.000Z'],
	] as const)
		assert.equal(readMoment(text), iso, text);
	for (const text of [
		'',
		'tomorrow',
		'2026-02-30',
		'2026-13-01',
		'21.11.2026 24:30',
		'21.11.2026 12:60',
		'46347.5',
	])
		assert.equal(readMoment(text), undefined, text);
});
