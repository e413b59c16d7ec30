import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { spreadSum } from './spread-sum.ts';

test('PRICE-03 parts of a sum add up to it exactly; none is negative, larger than its weight, or a tenge off its share', () => {
	const weights = fc.array(fc.integer({ min: 0, max: 2_147_483_647_000 }), { minLength: 1, maxLength: 100 });
	fc.assert(
		fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (of, share) => {
			const total = of.reduce((sum, weight) => sum + weight, 0);
			const sum = Math.floor(total * share);
			const parts = spreadSum(sum, of);
			assert.equal(
				parts.reduce((all, part) => all + part, 0),
				sum,
			);
			for (const [index, part] of parts.entries()) {
				const weight = of[index] ?? 0;
				assert.ok(part >= 0 && part <= weight);
				const exact = (BigInt(sum) * BigInt(weight)) / BigInt(Math.max(total, 1));
				assert.ok(Math.abs(part - Number(exact)) <= 1);
			}
		}),
	);
});

test('PRICE-03 nothing is spread over nothing', () => {
	assert.deepEqual(spreadSum(0, []), []);
	assert.deepEqual(spreadSum(0, [0, 0]), [0, 0]);
});
