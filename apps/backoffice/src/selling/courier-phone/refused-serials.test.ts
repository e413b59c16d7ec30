import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namedSerials } from './refused-serials.ts';

const lines = [
	{ productId: 1, quantity: 3, serials: ['A1', 'A2', 'A3'] },
	{ productId: 2, quantity: 2, serials: [] },
	// An older version of the page stored lines without `serials`.
	{ productId: 3, quantity: 2 },
];

test('COUR-03 RET-02 of a line that is taken in part, as many numbers are named as pieces are refused', () => {
	const all = new Map([
		[1, 3],
		[2, 2],
		[3, 2],
	]);
	assert.deepEqual(namedSerials(lines, all, new Set(['A1'])), [], 'nothing is refused');
	const part = new Map(all).set(1, 2).set(2, 1).set(3, 1);
	assert.equal(namedSerials(lines, part, new Set()), undefined);
	assert.equal(namedSerials(lines, part, new Set(['A1', 'A2'])), undefined);
	assert.deepEqual(namedSerials(lines, part, new Set(['A2'])), ['A2']);
	const none = new Map(all).set(1, 0);
	assert.deepEqual(namedSerials(lines, none, new Set()), [], 'all of its pieces go back');
});
