import assert from 'node:assert/strict';
import { test } from 'node:test';
import { piecesOf } from './pieces.ts';

test('RET-04 no more pieces are asked back than there are, and never none', () => {
	for (const [typed, most, expected] of [
		['2', 3, 2],
		['3', 3, 3],
		['12', 3, 3],
		['3', 1, 1],
		['', 3, 1],
		['0', 3, 1],
		['-2', 3, 1],
		['1.9', 3, 1],
		['x', 3, 1],
	] as const)
		assert.equal(piecesOf(typed, most), expected, `'${typed}' of ${most}`);
});
