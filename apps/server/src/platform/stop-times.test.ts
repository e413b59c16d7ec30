import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STOP_MS } from './stop-times.ts';

test('R9 jobs and messages that hang leave requests two seconds before the process is cut off', () => {
	assert.ok(STOP_MS.jobs + STOP_MS.statements + STOP_MS.sms + 2000 <= STOP_MS.process);
});
