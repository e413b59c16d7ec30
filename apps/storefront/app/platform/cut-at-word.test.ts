import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cutAtWord } from './cut-at-word.ts';

test('a description ends at a word, without the comma before the cut', () => {
	for (const [text, cut] of [
		['one two', 'one two'],
		['one two three', 'one two…'],
		['one two, three', 'one two…'],
		['one two — three', 'one two…'],
		['one twothree', 'one…'],
	] as const)
		assert.equal(cutAtWord(text, 10), cut);
});
