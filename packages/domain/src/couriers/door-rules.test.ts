import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { paidForPiecesTenge } from '../returns/line-money.ts';
import { findDoorProblem, takenGoods } from './door-rules.ts';

const order = fc
	.uniqueArray(
		fc.record({
			productId: fc.integer({ min: 1, max: 9 }),
			quantity: fc.integer({ min: 1, max: 50 }),
			priceTenge: fc.integer({ min: 1, max: 1_000_000 }),
			refused: fc.nat({ max: 50 }),
		}),
		{ selector: ({ productId }) => productId, minLength: 1, maxLength: 5 },
	)
	.chain((products) => {
		const lines = products.map(({ productId, quantity, priceTenge }) => ({
			productId,
			quantity,
			sumTenge: quantity * priceTenge,
		}));
		const subtotal = lines.reduce((sum, { sumTenge }) => sum + sumTenge, 0);
		const taken = new Map(
			products.map(({ productId, quantity, refused }) => [productId, quantity - Math.min(refused, quantity)]),
		);
		return fc.record({
			goods: fc.record({ discountTenge: fc.nat({ max: subtotal }), lines: fc.constant(lines) }),
			taken: fc.constant(taken),
		});
	});

test('COUR-03 what is taken and what is refused together are the order, to the tenge; the discount is never more than the goods', () => {
	fc.assert(
		fc.property(order, ({ goods, taken }) => {
			const { subtotalTenge, discountTenge } = takenGoods(goods, taken);
			assert.ok(discountTenge >= 0 && discountTenge <= subtotalTenge);
			const refused = goods.lines.reduce(
				(sum, { productId, quantity }) =>
					sum +
					paidForPiecesTenge(goods, productId, quantity) -
					paidForPiecesTenge(goods, productId, taken.get(productId) ?? 0),
				0,
			);
			const all = goods.lines.reduce((sum, { sumTenge }) => sum + sumTenge, 0) - goods.discountTenge;
			assert.equal(subtotalTenge - discountTenge + refused, all);
		}),
	);
});

const goods = { discountTenge: 0, lines: [{ productId: 7, quantity: 2, sumTenge: 2000 }] };
for (const [name, taken, cashTenge, terminalTenge, problem] of [
	['all in cash', [[7, 2]], 2100, 0, undefined],
	['one piece, by both', [[7, 1]], 600, 500, undefined],
	['nothing', [[7, 0]], 100, 0, 'taken required'],
	['more than was brought', [[7, 3]], 3100, 0, 'taken maximum'],
	['what was not brought', [[8, 1]], 1100, 0, 'taken wrong'],
	['less money than it costs', [[7, 2]], 2000, 0, 'cashTenge wrong'],
] as const)
	test(`COUR-03 at the door: ${name} is ${problem ?? 'right'}`, () => {
		const found = findDoorProblem(goods, new Map(taken), {
			deliveryPriceTenge: 100,
			cashTenge,
			terminalTenge,
		});
		assert.equal(found && `${found.field} ${found.code}`, problem);
	});
