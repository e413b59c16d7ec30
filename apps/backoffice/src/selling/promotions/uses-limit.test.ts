import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readUsesLimit } from './uses-limit.ts';

test('PRICE-03 only an empty field makes a code without a limit', () => {
	assert.equal(readUsesLimit(' '), null);
	assert.equal(readUsesLimit('1'), 1);
	assert.equal(readUsesLimit('10 000'), 10_000);
	for (const typed of ['1О', 'ten', '1.5']) assert.equal(readUsesLimit(typed), undefined);
});
