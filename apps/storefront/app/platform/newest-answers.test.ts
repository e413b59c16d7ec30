import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newestAnswers } from './newest-answers.ts';

test('ORDER-06 of several answers about an order, the one asked for last counts, whichever comes last', () => {
	const { ask, isNewest } = newestAnswers();
	const [first, second, third] = [ask(), ask(), ask()];
	assert.equal(isNewest(1, first), true, 'shown until something newer comes');
	assert.equal(isNewest(1, third), true);
	assert.equal(isNewest(1, second), false, 'it was overtaken');
	assert.equal(isNewest(1, third), true, 'an answer may name an order twice');
	assert.equal(isNewest(2, second), true, 'another order is another matter');
});
