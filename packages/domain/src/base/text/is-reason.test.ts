import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isReason } from './is-reason.ts';

test('a reason has three letters; blanks around it are none', () => {
	for (const [typed, expected] of [
		['', false],
		['ab', false],
		[' ab ', false],
		['abc', true],
		[' abc ', true],
	] as const)
		assert.equal(isReason(typed), expected, JSON.stringify(typed));
});
