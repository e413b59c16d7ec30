import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findMovementProblems, type ManualMovement, signedPieces } from './stock-movements.ts';

const REASON = 'broken in the store';

const CASES: readonly [string, ManualMovement, string[]][] = [
	['a write-off takes what is there', { kind: 'write_off', quantity: 5, reason: REASON }, []],
	[
		'a write-off of more than there is',
		{ kind: 'write_off', quantity: 6, reason: REASON },
		['quantity maximum'],
	],
	['a write-off adds nothing', { kind: 'write_off', quantity: -1, reason: REASON }, ['quantity minimum']],
	['a correction adds', { kind: 'correction', quantity: 7, reason: REASON }, []],
	['a correction takes', { kind: 'correction', quantity: -5, reason: REASON }, []],
	['a correction below nothing', { kind: 'correction', quantity: -6, reason: REASON }, ['quantity maximum']],
	['a movement of no pieces', { kind: 'correction', quantity: 0, reason: REASON }, ['quantity required']],
	['a write-off of no pieces', { kind: 'write_off', quantity: 0, reason: REASON }, ['quantity required']],
	['three letters are a reason', { kind: 'correction', quantity: 1, reason: 'abc' }, []],
	['as much as a stock can hold', { kind: 'correction', quantity: 999_995, reason: REASON }, []],
	['two letters are no reason', { kind: 'correction', quantity: 1, reason: ' ab ' }, ['reason required']],
	[
		'more than a stock can hold',
		{ kind: 'correction', quantity: 999_996, reason: REASON },
		['quantity maximum'],
	],
];

for (const [title, movement, expected] of CASES)
	test(`STOCK-01 ${title}`, () => {
		const found = findMovementProblems(movement, 5);
		assert.deepEqual(
			found.map(({ field, code }) => `${field} ${code}`),
			expected,
		);
	});

test('STOCK-01 a write-off counts pieces that go, a correction has a sign', () => {
	assert.equal(signedPieces({ kind: 'write_off', quantity: 2 }), -2);
	assert.equal(signedPieces({ kind: 'correction', quantity: 2 }), 2);
	assert.equal(signedPieces({ kind: 'correction', quantity: -2 }), -2);
});
