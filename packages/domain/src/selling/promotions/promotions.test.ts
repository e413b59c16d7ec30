import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
	CODE_LETTERS,
	isCode,
	MADE_CODE_LENGTH,
	MAX_CODE_LENGTH,
	MIN_CODE_LENGTH,
	plainCode,
} from './promo-codes.ts';
import {
	type Basket,
	choosePromotion,
	discountOf,
	discountWorthTenge,
	offerRefusal,
	type PromotionOffer,
} from './promotions.ts';

const NOW = new Date('2026-11-17T06:00:00Z');
const OFFER: PromotionOffer = {
	id: 1,
	kind: 'percent',
	percent: 10,
	amountTenge: null,
	giftProductId: null,
	minimumTenge: 0,
	categoryIds: [],
	brandIds: [],
	productIds: [],
	codeId: null,
	startsAtMs: null,
	endsAtMs: null,
	firstOrder: false,
	hasOrdered: true,
	usesLimit: null,
	uses: 0,
	codeUsesLimit: null,
	codeUses: 0,
	usesPerPerson: null,
	usesByPerson: 0,
};
/** A phone of 1,000 manat and two cases of 15.05 manat each. */
const BASKET: Basket = {
	lines: [
		{ productId: 1, categoryId: 1, brandId: 1, pieceTenge: 100_000, quantity: 1 },
		{ productId: 2, categoryId: 2, brandId: 2, pieceTenge: 1505, quantity: 2 },
	],
	deliveryTenge: 2000,
	gifts: new Map([[9, 5000]]),
};

test('PRICE-03 percent of the goods of a category, of a brand, of a product, of both category and brand', () => {
	const off = (terms: Partial<PromotionOffer>) => {
		const discount = discountOf({ ...OFFER, ...terms }, BASKET);
		return typeof discount === 'string' ? discount : discount.lineTenge;
	};
	assert.deepEqual(off({}), [10_000, 301]);
	assert.deepEqual(off({ categoryIds: [2] }), [0, 301]);
	assert.deepEqual(off({ brandIds: [1] }), [10_000, 0]);
	assert.deepEqual(off({ productIds: [2] }), [0, 301]);
	assert.deepEqual(off({ categoryIds: [1], brandIds: [2] }), 'no_goods');
	assert.deepEqual(off({ categoryIds: [1], brandIds: [2], productIds: [2] }), [0, 301]);
	assert.deepEqual(off({ kind: 'amount', amountTenge: 200_000, categoryIds: [2] }), [0, 3010]);
});

test('PRICE-03 a minimum sum counts the promoted goods, and is reached by equality', () => {
	assert.equal(discountOf({ ...OFFER, minimumTenge: 103_011 }, BASKET), 'minimum');
	assert.notEqual(discountOf({ ...OFFER, minimumTenge: 103_010 }, BASKET), 'minimum');
	assert.equal(discountOf({ ...OFFER, minimumTenge: 3011, categoryIds: [2] }, BASKET), 'minimum');
});

test('PRICE-03 free delivery where delivery costs something; a gift while there is one', () => {
	const free = { ...OFFER, kind: 'free_delivery' as const };
	assert.deepEqual(discountOf(free, BASKET), { lineTenge: [0, 0], deliveryTenge: 2000, gift: undefined });
	assert.equal(discountOf(free, { ...BASKET, deliveryTenge: 0 }), 'no_delivery');
	const gift = { ...OFFER, kind: 'gift' as const, giftProductId: 9 };
	assert.deepEqual(discountOf(gift, BASKET), {
		lineTenge: [0, 0],
		deliveryTenge: 0,
		gift: { productId: 9, pieceTenge: 5000 },
	});
	assert.equal(discountOf({ ...gift, giftProductId: 8 }, BASKET), 'gift_gone');
});

test('PRICE-03 dates, uses in all, of a code and of a person, first order: each at its boundary', () => {
	const at = NOW.getTime();
	const refused: [Partial<PromotionOffer>, string | undefined][] = [
		[{ startsAtMs: at }, undefined],
		[{ startsAtMs: at + 1 }, 'not_yet'],
		[{ endsAtMs: at + 1 }, undefined],
		[{ endsAtMs: at }, 'over'],
		[{ usesLimit: 3, uses: 2 }, undefined],
		[{ usesLimit: 3, uses: 3 }, 'used_up'],
		[{ codeUsesLimit: 2, codeUses: 1 }, undefined],
		[{ codeUsesLimit: 1, codeUses: 1 }, 'used_up'],
		[{ usesPerPerson: 2, usesByPerson: 1 }, undefined],
		[{ usesPerPerson: 1, usesByPerson: 1 }, 'used_by_you'],
		[{ firstOrder: true, hasOrdered: true }, 'first_order'],
		[{ firstOrder: true, hasOrdered: false }, undefined],
	];
	for (const [facts, refusal] of refused) assert.equal(offerRefusal({ ...OFFER, ...facts }, NOW), refusal);
});

test('PRICE-03 the best one is applied, and a code that is not says why', () => {
	const choose = (code: Partial<PromotionOffer> | undefined) =>
		choosePromotion(code ? [OFFER, { ...OFFER, id: 2, codeId: 5, ...code }] : [OFFER], BASKET, {
			now: NOW,
			hasCode: true,
		});
	assert.equal(choose({ percent: 11 }).applied?.offer.id, 2);
	assert.equal(choose({ percent: 11 }).codeRefusal, undefined);
	assert.equal(choose({ percent: 10 }).applied?.offer.id, 1);
	assert.deepEqual(choose({ percent: 10 }).codeRefusal, { reason: 'better_offer' });
	assert.deepEqual(choose(undefined).codeRefusal, { reason: 'unknown' });
	assert.deepEqual(choose({ percent: 90, minimumTenge: 200_000 }).codeRefusal, {
		reason: 'minimum',
		minimumTenge: 200_000,
	});
});

test('PRICE-03 of promotions that save the same the one without a code is applied, then the oldest', () => {
	const chosen = (...offers: Partial<PromotionOffer>[]) => {
		const all = offers.map((one) => ({ ...OFFER, ...one }));
		return choosePromotion(all, BASKET, { now: NOW, hasCode: false }).applied?.offer.id;
	};
	assert.equal(chosen({ id: 3, codeId: null }, { id: 2, codeId: 5 }), 3);
	assert.equal(chosen({ id: 2, codeId: 5 }, { id: 3, codeId: null }), 3);
	assert.equal(chosen({ id: 3 }, { id: 2 }), 2);
	assert.equal(chosen({ id: 2 }, { id: 3 }), 2);
});

test('PRICE-03 goods, delivery and gift are weighed against each other by what they save', () => {
	const free: Partial<PromotionOffer> = { kind: 'free_delivery' };
	const gift: Partial<PromotionOffer> = { kind: 'gift', giftProductId: 9 };
	const saved = (terms: Partial<PromotionOffer>) => {
		const discount = discountOf({ ...OFFER, ...terms }, BASKET);
		return typeof discount === 'string' ? discount : discountWorthTenge(discount);
	};
	assert.deepEqual([saved({}), saved(free), saved(gift)], [10_301, 2000, 5000]);
});

test('PRICE-03 what takes nothing off is not applied', () => {
	const nothing = { ...OFFER, percent: 0 };
	const gift = { ...OFFER, kind: 'gift' as const, giftProductId: 9 };
	const worthless = { ...BASKET, gifts: new Map([[9, 0]]) };
	assert.equal(choosePromotion([nothing], BASKET, { now: NOW, hasCode: false }).applied, undefined);
	assert.equal(choosePromotion([gift], worthless, { now: NOW, hasCode: false }).applied, undefined);
});

test('PRICE-03 a code is the same however it is typed, and never short', () => {
	assert.equal(plainCode(' bahar-2026 '), 'BAHAR2026');
	for (const code of ['BAHAR2026', 'A'.repeat(MIN_CODE_LENGTH), '7'.repeat(MAX_CODE_LENGTH)])
		assert.ok(isCode(code), code);
	for (const code of ['BAHAR', 'ÇÖREK26', 'BAHAR2026!', 'A'.repeat(MAX_CODE_LENGTH + 1)])
		assert.ok(!isCode(code), code);
	assert.ok(isCode(CODE_LETTERS.slice(0, MADE_CODE_LENGTH)));
	assert.doesNotMatch(CODE_LETTERS, /[01IO]/, 'what is taken for each other');
	assert.equal(new Set(CODE_LETTERS).size, 32);
});
