import { test } from 'node:test';
import fc from 'fast-check';
import { compareRandomly } from './testing/compare-randomly.ts';

test('CAT-02 SEARCH-03 CHOOSE-01 CHOOSE-03 lists, counts, orders, ratings, searches and families are those of a plain recount, after any change', () => {
	fc.assert(
		fc.property(fc.integer({ min: 0 }), (seed) =>
			compareRandomly(seed, { products: 1000, rounds: 3, changes: 60, requests: 15 }),
		),
		{ numRuns: 4, endOnFailure: true },
	);
});

test('CAT-02 a catalogue that begins empty fills up', () => {
	compareRandomly(1, { products: 1, rounds: 6, changes: 40, requests: 10 });
});
