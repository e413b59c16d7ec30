import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rememberLast } from './remember-last.ts';

describe('rememberLast', () => {
	const listOf = rememberLast((language, ...parts: object[]) => [language, ...parts]);
	const [one, other] = [{}, {}];

	test('the very same parts make the very same thing', () => {
		assert.equal(listOf('ru', one, other), listOf('ru', one, other));
	});

	test('another part, or one more, makes another thing', () => {
		const before = listOf('ru', one, one);
		assert.deepEqual(listOf('ru', one, other), ['ru', one, other]);
		assert.notEqual(listOf('ru', one, one), before);
		assert.deepEqual(listOf('ru', one, one, one), ['ru', one, one, one]);
	});

	test('each language has its own', () => {
		const before = listOf('ru', one);
		assert.deepEqual(listOf('tm', one), ['tm', one]);
		assert.equal(listOf('ru', one), before);
	});
});
