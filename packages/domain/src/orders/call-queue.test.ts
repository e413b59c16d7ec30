import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callDueAt, isCallBackTime, isCallOverdue } from './call-queue.ts';

const at = (time: string) => new Date(`2026-11-16T${time}Z`);
const fresh = { createdAt: at('10:00:00'), callBackAt: undefined };
const agreed = { createdAt: at('10:00:00'), callBackAt: at('15:00:00') };

test('DESK-03 a new order is due when it comes, one with a call-back time at that time', () => {
	assert.equal(callDueAt(fresh), fresh.createdAt);
	assert.equal(callDueAt(agreed), agreed.callBackAt);
});

test('DESK-03 a new order is overdue after the patience of the shop, a call back from its minute on', () => {
	assert.equal(isCallOverdue(fresh, at('10:14:59'), 15), false);
	assert.equal(isCallOverdue(fresh, at('10:15:00'), 15), true);
	assert.equal(isCallOverdue(agreed, at('14:59:59'), 15), false);
	assert.equal(isCallOverdue(agreed, at('15:00:00'), 15), true);
});

test('DESK-03 a call back lies ahead, and not further than a week', () => {
	const now = at('10:00:00');
	assert.equal(isCallBackTime(now, now), false);
	assert.equal(isCallBackTime(at('10:00:01'), now), true);
	assert.equal(isCallBackTime(new Date('2026-11-23T10:00:00Z'), now), true);
	assert.equal(isCallBackTime(new Date('2026-11-23T10:00:01Z'), now), false);
});
