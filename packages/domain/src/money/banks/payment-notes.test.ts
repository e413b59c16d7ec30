import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ACTION_CODES, findActionCode } from './payment-notes.ts';

test('PAY-03 what the bank’s processing says is put in words where there are some', () => {
	for (const code of ACTION_CODES) assert.equal(findActionCode(Number(code)), code);
	for (const code of [null, 1, 2007]) assert.equal(findActionCode(code), undefined);
});
