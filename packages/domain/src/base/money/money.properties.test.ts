import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { displayedPriceTenge, manatFromTenge, salePercent, tengeFromManat } from './money.ts';

/**
 * No order costs more than 100 lines of 1000 pieces at the highest price of the table; this sum is far
 * larger.
 */
const MOST_TENGE = 2_147_483_647 * 1000;
const tenge = fc.integer({ min: 0, max: MOST_TENGE });

test('GEN-04 any sum goes to manat and back without loss, and shows at most two decimals', () => {
	fc.assert(
		fc.property(tenge, (amount) => {
			assert.equal(tengeFromManat(manatFromTenge(amount)), amount);
			assert.match(String(manatFromTenge(amount)), /^\d+(\.\d{1,2})?$/);
			assert.equal(tengeFromManat(JSON.parse(JSON.stringify(manatFromTenge(amount)))), amount);
		}),
		{ numRuns: 1000 },
	);
});

test('GEN-04 sums of manat from the wire are exact once they are tenge', () => {
	fc.assert(
		fc.property(fc.array(fc.integer({ min: 0, max: 10_000_000 }), { maxLength: 100 }), (amounts) => {
			const sum = amounts.reduce((total, amount) => total + tengeFromManat(manatFromTenge(amount)), 0);
			assert.equal(
				BigInt(sum),
				amounts.reduce((total, amount) => total + BigInt(amount), 0n),
			);
		}),
	);
});

test('GEN-04 GEN-05 a displayed price is a whole number of tenge; a discount lies between 0 and 100 %', () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), fc.constantFrom(1, 4, 10, 100), (price, unit) =>
			assert.equal(BigInt(displayedPriceTenge(price, unit)), BigInt(price) * BigInt(unit)),
		),
	);
	fc.assert(
		fc.property(tenge, tenge, (a, b) => {
			const percent = salePercent(Math.max(a, b), Math.min(a, b));
			assert.ok(Number.isInteger(percent) && percent >= 0 && percent <= 100);
		}),
	);
});
