import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { lineRefundTenge, type PaidLine, paidTenge } from './line-refund.ts';
import { MAX_QUANTITY } from './quote.ts';

const line: fc.Arbitrary<PaidLine> = fc
	.record({
		pieceTenge: fc.integer({ min: 1, max: 2_147_483_647 }),
		quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
		share: fc.double({ min: 0, max: 1, noNaN: true }),
	})
	.map(({ pieceTenge, quantity, share }) => ({
		pieceTenge,
		quantity,
		discountTenge: Math.floor(pieceTenge * quantity * share),
	}));

test('PRICE-03 RET-01 three pieces of 10.00 with 1.00 off give back 9.66, 9.67 and 9.67', () => {
	const paid = { pieceTenge: 1000, quantity: 3, discountTenge: 100 };
	assert.deepEqual(
		[0, 1, 2].map((returned) => lineRefundTenge(paid, returned, 1)),
		[966, 967, 967],
	);
	assert.equal(lineRefundTenge(paid, 0, 3), 2900);
	assert.equal(lineRefundTenge(paid, 1, 0), 0);
});

test('PRICE-03 a gift gives nothing back, goods without a discount their price', () => {
	assert.equal(lineRefundTenge({ pieceTenge: 1999, quantity: 1, discountTenge: 1999 }, 0, 1), 0);
	assert.equal(lineRefundTenge({ pieceTenge: 1999, quantity: 5, discountTenge: 0 }, 3, 2), 3998);
});

test('PRICE-03 RET-01 more pieces than the line has, parts of pieces and negative numbers are refused', () => {
	const paid = { pieceTenge: 1000, quantity: 2, discountTenge: 0 };
	for (const [returned, pieces] of [
		[1, 2],
		[0, 3],
		[-1, 1],
		[0, -1],
		[0.5, 1],
	] as const)
		assert.throws(() => lineRefundTenge(paid, returned, pieces), RangeError);
});

test('PRICE-03 RET-01 given back in whatever steps, all pieces sum exactly to what was paid, none below zero or above its price', () => {
	fc.assert(
		fc.property(line, fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 40 }), (paid, steps) => {
			let returned = 0;
			let sum = 0;
			for (const step of [...steps, MAX_QUANTITY]) {
				const pieces = Math.min(step, paid.quantity - returned);
				const refund = lineRefundTenge(paid, returned, pieces);
				assert.ok(refund >= 0 && refund <= paid.pieceTenge * pieces);
				returned += pieces;
				sum += refund;
			}
			assert.equal(returned, paid.quantity);
			assert.equal(sum, paidTenge(paid));
		}),
	);
});
