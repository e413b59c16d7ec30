import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { lineRefundTenge, paidTenge } from '../orders/line-refund.ts';
import { findDoorProblem, takenGoods } from './door-rules.ts';

const order = fc
	.uniqueArray(
		fc.record({
			productId: fc.integer({ min: 1, max: 9 }),
			quantity: fc.integer({ min: 1, max: 50 }),
			pieceTenge: fc.integer({ min: 1, max: 1_000_000 }),
			share: fc.double({ min: 0, max: 1, noNaN: true }),
			refused: fc.nat({ max: 50 }),
		}),
		{ selector: ({ productId }) => productId, minLength: 1, maxLength: 5 },
	)
	.map((products) => ({
		brought: products.map(({ productId, quantity, pieceTenge, share }) => ({
			productId,
			quantity,
			pieceTenge,
			discountTenge: Math.floor(quantity * pieceTenge * share),
		})),
		taken: new Map(
			products.map(({ productId, quantity, refused }) => [productId, quantity - Math.min(refused, quantity)]),
		),
	}));

test('COUR-03 what is taken and what is refused together are the order, to the tenge; the discount is never more than the goods', () => {
	fc.assert(
		fc.property(order, ({ brought, taken }) => {
			const { subtotalTenge, discountTenge, lines } = takenGoods(brought, taken);
			assert.ok(discountTenge >= 0 && discountTenge <= subtotalTenge);
			assert.equal(
				lines.reduce((sum, line) => sum + line.discountTenge, 0),
				discountTenge,
			);
			const refused = brought.reduce((sum, line) => {
				const pieces = taken.get(line.productId) ?? 0;
				return sum + lineRefundTenge(line, pieces, line.quantity - pieces);
			}, 0);
			const all = brought.reduce((sum, line) => sum + paidTenge(line), 0);
			assert.equal(subtotalTenge - discountTenge + refused, all);
		}),
	);
});

const brought = [{ productId: 7, quantity: 2, pieceTenge: 1000, discountTenge: 0 }];
for (const [name, taken, cashTenge, terminalTenge, problem] of [
	['all in cash', [[7, 2]], 2100, 0, undefined],
	['one piece, by both', [[7, 1]], 600, 500, undefined],
	['nothing', [[7, 0]], 100, 0, 'taken required'],
	['more than was brought', [[7, 3]], 3100, 0, 'taken maximum'],
	['what was not brought', [[8, 1]], 1100, 0, 'taken wrong'],
	['less money than it costs', [[7, 2]], 2000, 0, 'cashTenge wrong'],
] as const)
	test(`COUR-03 at the door: ${name} is ${problem ?? 'right'}`, () => {
		const found = findDoorProblem(brought, new Map(taken), {
			deliveryPriceTenge: 100,
			cashTenge,
			terminalTenge,
		});
		assert.equal(found && `${found.field} ${found.code}`, problem);
	});

const discounted = [{ productId: 7, quantity: 2, pieceTenge: 1000, discountTenge: 200 }];
for (const [name, cardTenge, cashTenge, problem] of [
	['the discount is off the sum', 0, 1900, undefined],
	['without it the sum is wrong', 0, 2300, 'cashTenge wrong'],
	['what was paid by card is off the sum', 1500, 400, undefined],
	['nothing is due where more was paid by card', 2500, 0, undefined],
	['nothing more is taken then', 2500, 1, 'cashTenge wrong'],
] as const)
	test(`COUR-03 at the door: ${name}`, () => {
		const payment = { deliveryPriceTenge: 100, cashTenge, terminalTenge: 0, cardTenge };
		const found = findDoorProblem(discounted, new Map([[7, 2]]), payment);
		assert.equal(found && `${found.field} ${found.code}`, problem);
	});

test('COUR-03 PRICE-03 a gift alone is not taken: what it came with is refused', () => {
	const laptop = { productId: 7, quantity: 1, pieceTenge: 1000, discountTenge: 0 };
	const mouse = { productId: 8, quantity: 1, pieceTenge: 200, discountTenge: 200 };
	const problem = (taken: [number, number][], cashTenge: number, lines = [laptop, mouse]) =>
		findDoorProblem(lines, new Map(taken), { deliveryPriceTenge: 0, cashTenge, terminalTenge: 0 });
	assert.deepEqual(problem([[8, 1]], 0), { field: 'taken', code: 'required' });
	const both: [number, number][] = [
		[7, 1],
		[8, 1],
	];
	assert.equal(problem(both, 1000), undefined);
	assert.equal(problem([[7, 1]], 1000), undefined);
	// If the whole order costs nothing, the customer may take any piece.
	assert.equal(problem([[8, 1]], 0, [mouse]), undefined);
});
