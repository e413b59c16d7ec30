import assert from 'node:assert/strict';
import { test } from 'node:test';
import { letterDistance } from './letter-distance.ts';

test('FIND-06 letters added, left out and replaced are counted', () => {
	for (const [one, other, distance] of [
		['', '', 0],
		['монитор', 'монитор', 0],
		['мнитор', 'монитор', 1],
		['мнитор', 'манитор', 1],
		['mcbook', 'macbook', 1],
		['mcbook', 'makbuk', 4],
		['', 'мышь', 4],
		['мышь', '', 4],
		['принетр', 'принтер', 1],
	] as const)
		assert.equal(letterDistance(one, other), distance, `${one} ${other}`);
});

test('FIND-06 counting ends where it is more than was asked for', () => {
	assert.equal(letterDistance('ноутбук', 'монитор', 2), 3);
	assert.equal(letterDistance('a', 'abcde', 1), 2);
	assert.equal(letterDistance('ноудбук', 'ноутбук', 1), 1);
});
