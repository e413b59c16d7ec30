import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { averageCost, averageCostWithout, marginPercent } from './receipts.ts';

test('STOCK-03 the average weighs what lay there and what came', () => {
	assert.equal(averageCost({ quantity: 10, costTenge: 100 }, { quantity: 10, costTenge: 200 }), 150);
	assert.equal(averageCost({ quantity: 1, costTenge: 100 }, { quantity: 2, costTenge: 101 }), 101);
	assert.equal(averageCost({ quantity: 10, costTenge: null }, { quantity: 1, costTenge: 200 }), 200);
	assert.equal(averageCost({ quantity: 0, costTenge: 100 }, { quantity: 1, costTenge: 200 }), 200);
	assert.equal(
		averageCost({ quantity: -1, costTenge: 100 }, { quantity: 3, costTenge: 200 }),
		200,
		'sold before it came',
	);
});

test('STOCK-03 where a reversal leaves no piece, or one fewer than none, the cost stays as it was', () => {
	const gone = { quantity: 5, costTenge: 300 };
	assert.equal(averageCostWithout({ quantity: 5, costTenge: 200 }, gone), 200);
	assert.equal(averageCostWithout({ quantity: 4, costTenge: 200 }, gone), 200);
	assert.equal(averageCostWithout({ quantity: 6, costTenge: 200 }, gone), 0, 'never below nothing');
});

test('STOCK-03 what is reversed leaves the average of before, to a tenge a piece', () => {
	const pieces = fc.record({ quantity: fc.integer({ min: 1, max: 1000 }), costTenge: fc.nat(1_000_000) });
	fc.assert(
		fc.property(pieces, pieces, (stock, come) => {
			const costTenge = averageCost(stock, come);
			const quantity = stock.quantity + come.quantity;
			const back = averageCostWithout({ quantity, costTenge }, come);
			// Half a tenge of rounding for each piece that was there, shared by those that are left, and half a tenge more.
			return Math.abs(back - stock.costTenge) <= quantity / 2 / stock.quantity + 1;
		}),
	);
});

test('STOCK-03 an average lies between the costs it is made of', () => {
	const pieces = fc.record({ quantity: fc.integer({ min: 1, max: 1000 }), costTenge: fc.nat(1_000_000) });
	fc.assert(
		fc.property(pieces, pieces, (stock, come) => {
			const cost = averageCost(stock, come);
			const [least, most] = [stock.costTenge, come.costTenge].toSorted((a, b) => a - b);
			return cost >= (least ?? 0) && cost <= (most ?? 0);
		}),
	);
});

test('STOCK-03 the margin is a share of the price', () => {
	assert.equal(marginPercent(200, 150), 25);
	assert.equal(marginPercent(100, 130), -30);
	assert.equal(marginPercent(100, null), null);
	assert.equal(marginPercent(0, 10), null);
});
