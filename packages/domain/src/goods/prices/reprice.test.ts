import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { type PricedProduct, type PriceRule, reprice } from './reprice.ts';
import { ROUNDING_DIRECTIONS, ROUNDING_STEPS_TENGE, type Rounding } from './rounding.ts';

const LAMP: PricedProduct = {
	priceTenge: 10_000,
	salePriceTenge: null,
	unitFactor: 1,
	costTenge: 8000,
	dollarPriceCents: 500,
};
const TENGE: Rounding = { stepTenge: 1, direction: 'nearest' };
const price = (changes: Partial<PricedProduct>, rule: PriceRule, rounding: Partial<Rounding> = {}) => {
	const result = reprice({ ...LAMP, ...changes }, rule, { ...TENGE, ...rounding });
	return 'lacks' in result ? result.lacks : result.priceTenge;
};

describe('PRICE-01 new prices by a rule', () => {
	test('by percent, to the nearest tenge, halves up', () => {
		assert.equal(price({}, { kind: 'percent', percent: 5 }), 10_500);
		assert.equal(price({}, { kind: 'percent', percent: -10 }), 9000);
		assert.equal(price({ priceTenge: 10 }, { kind: 'percent', percent: 5 }), 11);
		assert.equal(price({ priceTenge: 9 }, { kind: 'percent', percent: 5 }), 9);
		assert.equal(price({ priceTenge: 2_147_483_647 }, { kind: 'percent', percent: 0 }), 2_147_483_647);
		assert.equal(price({ priceTenge: 10_000 }, { kind: 'percent', percent: 0.07 }), 10_007);
	});

	test('by an amount; what would be nothing or less is 0, which no product may cost', () => {
		assert.equal(price({}, { kind: 'amount', amountTenge: 250 }), 10_250);
		assert.equal(price({}, { kind: 'amount', amountTenge: -9999 }), 1);
		assert.equal(price({}, { kind: 'amount', amountTenge: -10_000 }), 0);
		assert.equal(price({}, { kind: 'amount', amountTenge: -20_000 }), 0);
	});

	test('on top of the cost of a piece, shared among its units; without a cost there is no price', () => {
		assert.equal(price({}, { kind: 'cost', percent: 25 }), 10_000);
		assert.equal(price({ unitFactor: 10 }, { kind: 'cost', percent: 25 }), 1000);
		assert.equal(price({ costTenge: 0 }, { kind: 'cost', percent: 25 }), 0);
		assert.equal(price({ costTenge: null }, { kind: 'cost', percent: 25 }), 'cost');
	});

	test('dollars by the rate of the shop; without a dollar price there is none', () => {
		assert.equal(price({}, { kind: 'dollar', rate: 19.5 }), 9750);
		assert.equal(price({ dollarPriceCents: 1 }, { kind: 'dollar', rate: 19.4999 }), 19);
		assert.equal(price({ dollarPriceCents: 1 }, { kind: 'dollar', rate: 19.5 }), 20);
		assert.equal(price({ dollarPriceCents: null }, { kind: 'dollar', rate: 19.5 }), 'dollar_price');
	});

	test('rounded to the step: to the nearest, up or down, a multiple stays', () => {
		const by = (direction: Rounding['direction'], priceTenge: number) =>
			price({ priceTenge }, { kind: 'amount', amountTenge: 0 }, { stepTenge: 100, direction });
		assert.deepEqual(
			[1, 49, 50, 99, 100, 101, 149, 150].map((tenge) => by('nearest', tenge)),
			[0, 0, 100, 100, 100, 100, 100, 200],
		);
		assert.deepEqual(
			[1, 100, 101].map((tenge) => by('up', tenge)),
			[100, 100, 200],
		);
		assert.deepEqual(
			[99, 100, 199].map((tenge) => by('down', tenge)),
			[0, 100, 100],
		);
	});

	test('a sale stays as deep as it was, to whole tenge where the step is too coarse', () => {
		const sale = (salePriceTenge: number, stepTenge: number) =>
			reprice(
				{ ...LAMP, salePriceTenge },
				{ kind: 'percent', percent: 5 },
				{ stepTenge, direction: 'nearest' },
			);
		assert.deepEqual(sale(8000, 100), { priceTenge: 10_500, salePriceTenge: 8400 });
		assert.deepEqual(
			sale(7777, 100),
			{ priceTenge: 10_500, salePriceTenge: 8200 },
			'by the step, like the price',
		);
		assert.deepEqual(sale(400, 1000), { priceTenge: 11_000, salePriceTenge: 440 }, 'not to nothing');
		assert.deepEqual(sale(9950, 1000), { priceTenge: 11_000, salePriceTenge: 10_945 });
		assert.deepEqual(sale(9955, 1000), { priceTenge: 11_000, salePriceTenge: 10_951 }, 'half a tenge up');
		assert.deepEqual(sale(10_000, 100), { priceTenge: 10_500, salePriceTenge: 10_500 });
		assert.deepEqual(sale(10_011, 100), { priceTenge: 10_500, salePriceTenge: 10_500 }, 'what was no sale');
	});

	test('a sale of a tenge stays one where prices are rounded up', () => {
		const cheapest = { ...LAMP, salePriceTenge: 1 };
		const up = { stepTenge: 1, direction: 'up' } as const;
		assert.deepEqual(reprice(cheapest, { kind: 'percent', percent: -90 }, up), {
			priceTenge: 1000,
			salePriceTenge: 1,
		});
	});

	const tenge = fc.integer({ min: 1, max: 2_000_000_000 });
	const product: fc.Arbitrary<PricedProduct> = fc
		.record({
			priceTenge: tenge,
			depth: fc.option(fc.integer({ min: 1, max: 99 })),
			unitFactor: fc.integer({ min: 1, max: 10_000 }),
			costTenge: fc.option(tenge),
			dollarPriceCents: fc.option(fc.integer({ min: 1, max: 100_000_000 })),
		})
		.map(({ depth, ...rest }) => ({
			...rest,
			salePriceTenge:
				depth === null ? null : Math.max(1, Math.floor((rest.priceTenge * (100 - depth)) / 100)),
		}));
	const percent = fc.integer({ min: -9000, max: 90_000 }).map((hundredths) => hundredths / 100);
	const rule: fc.Arbitrary<PriceRule> = fc.oneof(
		fc.record({ kind: fc.constant('percent' as const), percent }),
		fc.record({
			kind: fc.constant('amount' as const),
			amountTenge: fc.integer({ min: -1_000_000, max: 1_000_000 }),
		}),
		fc.record({ kind: fc.constant('cost' as const), percent }),
		fc.record({
			kind: fc.constant('dollar' as const),
			rate: fc.integer({ min: 1, max: 1_000_000 }).map((n) => n / 10_000),
		}),
	);
	const rounding: fc.Arbitrary<Rounding> = fc.record({
		stepTenge: fc.constantFrom(...ROUNDING_STEPS_TENGE),
		direction: fc.constantFrom(...ROUNDING_DIRECTIONS),
	});

	test('whatever the rule: a multiple of the step, never negative, up is never below down, nearest is one of both', () => {
		fc.assert(
			fc.property(product, rule, rounding, (priced, by, { stepTenge }) => {
				const of = (direction: Rounding['direction']) => reprice(priced, by, { stepTenge, direction });
				const [down, nearest, up] = [of('down'), of('nearest'), of('up')];
				if ('lacks' in down || 'lacks' in nearest || 'lacks' in up) {
					assert.deepEqual([down, up], [nearest, nearest]);
					return;
				}
				for (const { priceTenge } of [down, nearest, up]) {
					assert.ok(Number.isSafeInteger(priceTenge) && priceTenge >= 0);
					assert.equal(priceTenge % stepTenge, 0);
				}
				assert.ok(up.priceTenge - down.priceTenge === 0 || up.priceTenge - down.priceTenge === stepTenge);
				assert.ok([down.priceTenge, up.priceTenge].includes(nearest.priceTenge));
			}),
		);
	});

	test('a sale price stays below the price wherever there is a tenge between', () => {
		fc.assert(
			fc.property(product, rule, rounding, (priced, by, how) => {
				const now = reprice(priced, by, how);
				if ('lacks' in now || now.salePriceTenge === null || priced.salePriceTenge === null) return;
				// The sale price was at least one percent lower. From 100 tenge on, one percent is a tenge or
				// more.
				if (priced.salePriceTenge > priced.priceTenge * 0.99 || now.priceTenge < 100) return;
				assert.ok(now.salePriceTenge < now.priceTenge);
			}),
		);
	});

	test('a higher percentage never makes a lower price', () => {
		fc.assert(
			fc.property(product, percent, percent, rounding, (priced, one, other, how) => {
				const [low, high] = [Math.min(one, other), Math.max(one, other)].map((value) =>
					reprice(priced, { kind: 'percent', percent: value }, how),
				);
				assert.ok(
					low && high && !('lacks' in low) && !('lacks' in high) && low.priceTenge <= high.priceTenge,
				);
			}),
		);
	});
});
