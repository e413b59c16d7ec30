import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { decimal, product, rounded } from './rounding.ts';

describe('GEN-04 fractions of whole numbers', () => {
	test('a number is what people write, whatever its binary form', () => {
		assert.deepEqual(decimal(1.15), { over: 115n, under: 100n });
		assert.deepEqual(decimal(0.0001), { over: 1n, under: 10_000n });
		assert.deepEqual(decimal(20), { over: 20n, under: 1n });
		assert.deepEqual(decimal(0), { over: 0n, under: 1n });
		assert.deepEqual(decimal(-2.5), { over: -25n, under: 10n });
		assert.deepEqual(decimal(1e21), { over: 10n ** 21n, under: 1n });
	});

	test('every number comes back from its fraction', () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 10 ** 12 }), fc.integer({ min: 0, max: 6 }), (whole, places) => {
				const { over, under } = decimal(whole / 10 ** places);
				assert.equal(over * 10n ** BigInt(places), BigInt(whole) * under);
			}),
		);
	});

	test('products, to a step: halves up, or up, or down; nothing below nothing', () => {
		const exact = product(decimal(1.5), decimal(2.5));
		assert.deepEqual(exact, { over: 375n, under: 100n });
		const to = (direction: 'nearest' | 'up' | 'down', stepTenge = 1) =>
			rounded(exact, { stepTenge, direction });
		assert.deepEqual([to('nearest'), to('up'), to('down')], [4, 4, 3]);
		assert.deepEqual([to('nearest', 10), to('up', 10), to('down', 10)], [0, 10, 0]);
		assert.equal(rounded(decimal(2.5), { stepTenge: 5, direction: 'nearest' }), 5);
		assert.equal(rounded(decimal(-2.5), { stepTenge: 1, direction: 'up' }), 0);
	});
});
