import assert from 'node:assert/strict';
import { test } from 'node:test';
import { waiting } from './waiting.ts';

test('a customer waits soon too long after ten minutes, and too long after thirty', () => {
	const since = '2026-11-16T06:00:00.000Z';
	for (const [ms, minutes, late] of [
		[0, 0, undefined],
		[59_999, 0, undefined],
		[60_000, 1, undefined],
		[599_999, 9, undefined],
		[600_000, 10, 'soon'],
		[1_799_999, 29, 'soon'],
		[1_800_000, 30, 'now'],
		[-5000, 0, undefined],
	] as const)
		assert.deepEqual(waiting(since, Date.parse(since) + ms), { minutes, late }, String(ms));
});
