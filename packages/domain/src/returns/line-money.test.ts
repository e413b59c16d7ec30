import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type PaidGoods, paidForPiecesTenge, refundTenge } from './line-money.ts';

const goods: fc.Arbitrary<PaidGoods> = fc
	.uniqueArray(
		fc.record({
			productId: fc.integer({ min: 1, max: 20 }),
			quantity: fc.integer({ min: 1, max: 1000 }),
			priceTenge: fc.integer({ min: 1, max: 100_000_000 }),
		}),
		{ selector: ({ productId }) => productId, minLength: 1, maxLength: 8 },
	)
	.chain((products) => {
		const lines = products.map(({ productId, quantity, priceTenge }) => ({
			productId,
			quantity,
			sumTenge: priceTenge * quantity,
		}));
		const subtotal = lines.reduce((sum, { sumTenge }) => sum + sumTenge, 0);
		return fc.record({ discountTenge: fc.integer({ min: 0, max: subtotal }), lines: fc.constant(lines) });
	});

test('RET-01 all pieces of all lines together are given back for exactly what was paid for them', () => {
	fc.assert(
		fc.property(goods, (order) => {
			const paid = order.lines.reduce((sum, { sumTenge }) => sum + sumTenge, 0) - order.discountTenge;
			const back = order.lines.reduce(
				(sum, { productId, quantity }) => sum + paidForPiecesTenge(order, productId, quantity),
				0,
			);
			assert.equal(back, paid);
		}),
	);
});

test('RET-01 a line given back in any portions brings what it brings at once, and no portion less than nothing', () => {
	fc.assert(
		fc.property(goods, fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 20 }), (order, portions) => {
			for (const { productId, quantity } of order.lines) {
				let returned = 0;
				let back = 0;
				for (const asked of [...portions, quantity]) {
					const pieces = Math.min(asked, quantity - returned);
					const portion = refundTenge(order, productId, { returned, pieces });
					assert.ok(portion >= 0);
					back += portion;
					returned += pieces;
				}
				assert.equal(back, paidForPiecesTenge(order, productId, quantity));
			}
		}),
	);
});

test('RET-01 a discount of 1 manat on three pieces at 10 manat comes off each of them, to the tenge', () => {
	const order = { discountTenge: 100, lines: [{ productId: 7, quantity: 3, sumTenge: 3000 }] };
	const portions = [0, 1, 2].map((returned) => refundTenge(order, 7, { returned, pieces: 1 }));
	assert.deepEqual(portions, [966, 967, 967]);
	assert.equal(refundTenge(order, 8, { returned: 0, pieces: 1 }), 0);
});
