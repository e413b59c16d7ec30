import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findFormResult, findStopResult, isNoticeTime } from './notice-rules.ts';

test('CHOOSE-05 messages leave from nine to nine by the clock of Ashgabat', () => {
	for (const [at, isTime] of [
		['2026-11-15T03:59:59Z', false],
		['2026-11-15T04:00:00Z', true],
		['2026-11-15T15:59:59Z', true],
		['2026-11-15T16:00:00Z', false],
		['2026-11-15T20:00:00Z', false],
	] as const)
		assert.equal(isNoticeTime(new Date(at)), isTime, at);
});

test('CHOOSE-05 what the address of a form says, and what means nothing', () => {
	assert.equal(findFormResult('saved'), 'saved');
	assert.equal(findFormResult('stopped'), undefined);
	assert.equal(findFormResult(null), undefined);
	assert.equal(findStopResult('stopped'), 'stopped');
	assert.equal(findStopResult('<b>'), undefined);
});
