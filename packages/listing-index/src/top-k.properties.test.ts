import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { topK } from './top-k.ts';

test('CAT-02 the first of a list are those of the whole list in order, however deep the page and however many keys are equal', () => {
	fc.assert(
		fc.property(
			fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 2000 }),
			fc.integer({ min: 1, max: 2100 }),
			fc.integer({ min: 1, max: 1_000_003 }),
			(numbers, amount, step) => {
				const keys = Float64Array.from(numbers);
				// Returns each id once, in an order that looks random.
				const idAt = (at: number) => (at * step) % 1_000_033;
				const places = numbers.map((_, at) => at);
				const sorted = places.toSorted((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || idAt(a) - idAt(b));
				assert.deepEqual(topK(keys, idAt, amount), sorted.slice(0, amount).map(idAt));
			},
		),
		{ numRuns: 60 },
	);
});
