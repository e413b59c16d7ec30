import assert from 'node:assert/strict';
import { test } from 'node:test';
import { postingOf } from './stock-counts.ts';

const CASES = [
	['everything is there', { counted: 5, expected: 5 }, 5, [0, 0, 0]],
	['two are lost', { counted: 3, expected: 5 }, 5, [-2, -2, 0]],
	['one is found', { counted: 6, expected: 5 }, 5, [1, 1, 0]],
	['two are lost, one is sold after the count', { counted: 3, expected: 5 }, 4, [-2, -2, 0]],
	['two are lost, ten come after the count', { counted: 3, expected: 5 }, 15, [-2, -2, 0]],
	['two are lost, four of five are sold after the count', { counted: 3, expected: 5 }, 1, [-2, -1, 1]],
	['none is there, all are sold after the count', { counted: 0, expected: 5 }, 0, [-5, 0, 5]],
] as const;

for (const [title, line, stock, [difference, moved, missing]] of CASES)
	test(`STOCK-04 posting a count: ${title}`, () => {
		assert.deepEqual(postingOf(line, stock), { difference, moved, missing });
	});
