import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { CASH_KINDS, canReverse, findClosingProblem, handOverEntries } from './cash-rules.ts';

const tenge = fc.integer({ min: 0, max: 1_000_000_000 });

test('COUR-04 after a hand-over the courier has nothing, the till what was counted, the shop the difference', () => {
	fc.assert(
		fc.property(fc.integer({ min: -1_000_000, max: 1_000_000_000 }), tenge, (expectedTenge, countedTenge) => {
			const entries = handOverEntries({ courierId: 7, expectedTenge, countedTenge });
			const sumOf = (holderId: number | null) =>
				entries.reduce((sum, one) => sum + (one.holderId === holderId ? one.amountTenge : 0), 0);
			assert.equal(expectedTenge + sumOf(7), 0);
			assert.equal(sumOf(null), countedTenge);
			assert.equal(sumOf(7) + sumOf(null), countedTenge - expectedTenge);
			assert.ok(entries.every(({ amountTenge }) => amountTenge !== 0));
		}),
	);
});

test('COUR-04 what is handed over leaves the courier and reaches the till; a shortage is a difference, and none is written where there is none', () => {
	assert.deepEqual(handOverEntries({ courierId: 7, expectedTenge: 500, countedTenge: 480 }), [
		{ holderId: 7, kind: 'hand_over', amountTenge: -480 },
		{ holderId: null, kind: 'hand_over', amountTenge: 480 },
		{ holderId: 7, kind: 'difference', amountTenge: -20 },
	]);
	assert.deepEqual(
		handOverEntries({ courierId: 7, expectedTenge: 500, countedTenge: 500 }).map(({ kind }) => kind),
		['hand_over', 'hand_over'],
	);
});

for (const [name, part, problem] of [
	['today', {}, undefined],
	['tomorrow', { day: '2026-11-18' }, 'day maximum'],
	['a day that is closed', { day: '2026-11-15' }, 'day minimum'],
	['with a difference and no reason', { countedTenge: 99 }, 'reason required'],
	['with a difference and two letters', { countedTenge: 99, reason: ' ab ' }, 'reason required'],
	['with a difference and three letters', { countedTenge: 99, reason: 'abc' }, undefined],
] as const)
	test(`COUR-04 closing a day: ${name} is ${problem ?? 'right'}`, () => {
		const closing = { day: '2026-11-17', expectedTenge: 100, countedTenge: 100, reason: '', ...part };
		const found = findClosingProblem(closing, { today: '2026-11-17', lastClosed: '2026-11-15' });
		assert.equal(found && `${found.field} ${found.code}`, problem);
	});

test('COUR-04 the first day of a shop can be closed', () => {
	const closing = { day: '2026-11-17', expectedTenge: 0, countedTenge: 0, reason: '' };
	assert.equal(findClosingProblem(closing, { today: '2026-11-17', lastClosed: null }), undefined);
});

test('COUR-04 staff reverse hand-overs, differences and other entries, each once', () => {
	const fresh = { isReversal: false, isReversed: false };
	assert.deepEqual(
		CASH_KINDS.filter((kind) => canReverse({ kind, ...fresh })),
		['hand_over', 'difference', 'other'],
	);
	assert.equal(canReverse({ kind: 'other', isReversal: true, isReversed: false }), false);
	assert.equal(canReverse({ kind: 'other', isReversal: false, isReversed: true }), false);
});
