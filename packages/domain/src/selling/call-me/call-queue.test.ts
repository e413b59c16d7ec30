import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCallBackTime } from './call-queue.ts';

const at = (time: string) => new Date(`2026-11-16T${time}Z`);

test('DESK-03 a call back lies ahead, and not further than a week', () => {
	const now = at('10:00:00');
	assert.equal(isCallBackTime(now, now), false);
	assert.equal(isCallBackTime(at('10:00:01'), now), true);
	assert.equal(isCallBackTime(new Date('2026-11-23T10:00:00Z'), now), true);
	assert.equal(isCallBackTime(new Date('2026-11-23T10:00:01Z'), now), false);
});
