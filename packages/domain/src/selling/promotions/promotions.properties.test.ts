import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
	type Basket,
	type BasketLine,
	choosePromotion,
	discountOf,
	discountWorthTenge,
	goodsDiscountTenge,
	isPromoted,
	offerRefusal,
	PROMOTION_KINDS,
	type PromotionOffer,
	withMoreOff,
} from './promotions.ts';

const NOW = new Date('2026-11-17T06:00:00Z');
const at = fc.option(fc.integer({ min: -10, max: 10 }).map((days) => NOW.getTime() + days * 86_400_000));
const count = fc.option(fc.integer({ min: 1, max: 3 }));
const few = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 2 });
const line: fc.Arbitrary<BasketLine> = fc.record({
	productId: fc.integer({ min: 1, max: 20 }),
	categoryId: fc.integer({ min: 1, max: 4 }),
	brandId: fc.option(fc.integer({ min: 1, max: 4 })),
	pieceTenge: fc.integer({ min: 1, max: 500_000_000 }),
	quantity: fc.integer({ min: 1, max: 1000 }),
});
const basket: fc.Arbitrary<Basket> = fc.record({
	lines: fc.uniqueArray(line, { selector: ({ productId }) => productId, minLength: 1, maxLength: 12 }),
	deliveryTenge: fc.integer({ min: 0, max: 10_000 }),
	gifts: fc
		.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 1_000_000 })), {
			selector: ([id]) => id,
			maxLength: 3,
		})
		.map((gifts) => new Map(gifts)),
});
const offer: fc.Arbitrary<PromotionOffer> = fc.record({
	id: fc.integer({ min: 1, max: 1000 }),
	kind: fc.constantFrom(...PROMOTION_KINDS),
	percent: fc.integer({ min: 1, max: 100 }),
	amountTenge: fc.integer({ min: 1, max: 2_147_483_647 }),
	giftProductId: fc.integer({ min: 1, max: 20 }),
	minimumTenge: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_000_000_000 })),
	categoryIds: few,
	brandIds: few,
	productIds: fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 2 }),
	codeId: fc.option(fc.constant(7)),
	startsAtMs: at,
	endsAtMs: at,
	firstOrder: fc.boolean(),
	hasOrdered: fc.boolean(),
	usesLimit: count,
	uses: fc.integer({ min: 0, max: 3 }),
	codeUsesLimit: count,
	codeUses: fc.integer({ min: 0, max: 3 }),
	usesPerPerson: count,
	usesByPerson: fc.integer({ min: 0, max: 3 }),
});
const offers = fc.uniqueArray(offer, { selector: ({ id }) => id, maxLength: 8 });
const asked = { now: NOW, hasCode: true };

test('PRICE-03 no line and no delivery ever costs less than nothing, and only promoted goods cost less', () => {
	fc.assert(
		fc.property(offer, basket, (terms, goods) => {
			const discount = discountOf(terms, goods);
			if (typeof discount === 'string') return;
			assert.ok(discount.deliveryTenge >= 0 && discount.deliveryTenge <= goods.deliveryTenge);
			for (const [place, one] of goods.lines.entries()) {
				const off: number = discount.lineTenge[place] ?? -1;
				assert.ok(Number.isSafeInteger(off) && off >= 0 && off <= one.pieceTenge * one.quantity);
				if (off > 0) assert.ok(isPromoted(terms, one));
			}
		}),
	);
});

test('PRICE-03 the discounts of the lines sum to the discount of the order, rounded to the tenge', () => {
	fc.assert(
		fc.property(offer, basket, (terms, goods) => {
			const discount = discountOf(terms, goods);
			if (typeof discount === 'string') return;
			const sum = goods.lines
				.filter((one) => isPromoted(terms, one))
				.reduce((total, one) => total + one.pieceTenge * one.quantity, 0);
			const expected = {
				percent: Number((BigInt(sum) * BigInt(terms.percent ?? 0) + 50n) / 100n),
				amount: Math.min(terms.amountTenge ?? 0, sum),
				free_delivery: 0,
				gift: 0,
			}[terms.kind];
			assert.equal(goodsDiscountTenge(discount.lineTenge), expected);
		}),
	);
});

test('PRICE-03 the order of lines and of promotions changes nothing', () => {
	fc.assert(
		fc.property(offers, basket, (all, goods) => {
			const there = choosePromotion(all, goods, asked);
			const turned = { ...goods, lines: goods.lines.toReversed() };
			const back = choosePromotion(all.toReversed(), turned, asked);
			assert.equal(back.applied?.offer.id, there.applied?.offer.id);
			assert.deepEqual(back.applied?.discount.lineTenge.toReversed(), there.applied?.discount.lineTenge);
		}),
	);
});

test('PRICE-03 what is applied is allowed, and no other allowed promotion saves the customer more', () => {
	fc.assert(
		fc.property(offers, basket, (all, goods) => {
			const { applied } = choosePromotion(all, goods, asked);
			if (applied) assert.equal(offerRefusal(applied.offer, NOW), undefined);
			const worth = applied ? discountWorthTenge(applied.discount) : 0;
			for (const other of all) {
				const discount = offerRefusal(other, NOW) ?? discountOf(other, goods);
				if (typeof discount !== 'string') assert.ok(discountWorthTenge(discount) <= worth);
			}
		}),
	);
});

test('PRICE-03 money off by staff comes besides, to the tenge, and no line falls below nothing', () => {
	fc.assert(
		fc.property(offer, basket, fc.double({ min: 0, max: 1, noNaN: true }), (terms, goods, share) => {
			const discount = discountOf(terms, goods);
			const lineTenge = typeof discount === 'string' ? goods.lines.map(() => 0) : discount.lineTenge;
			const sum = goods.lines.reduce((total, one) => total + one.pieceTenge * one.quantity, 0);
			const more = Math.floor((sum - goodsDiscountTenge(lineTenge)) * share);
			const all = withMoreOff(goods.lines, lineTenge, more);
			assert.equal(goodsDiscountTenge(all), goodsDiscountTenge(lineTenge) + more);
			for (const [place, one] of goods.lines.entries())
				assert.ok((all[place] ?? -1) >= 0 && (all[place] ?? 0) <= one.pieceTenge * one.quantity);
		}),
	);
});
