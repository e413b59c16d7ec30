import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type GiftLine, keptGiftTenge, returnRefundTenge } from './kept-gift.ts';

const PAID: GiftLine = { productId: 1, pieceTenge: 190_00, quantity: 2, discountTenge: 0, returned: 0 };
const GIFT: GiftLine = { productId: 9, pieceTenge: 310_00, quantity: 1, discountTenge: 310_00, returned: 0 };
const gift = { productId: 9, minimumTenge: 200_00, promotedIds: [1, 9] };
const back = (...pieces: [number, number][]) => new Map(pieces);

test('PRICE-03 RET-01 a gift costs nothing while the goods that it came for stay, or when it comes back with them', () => {
	assert.equal(keptGiftTenge([PAID, GIFT], gift, back()), 0);
	assert.equal(keptGiftTenge([PAID, GIFT], gift, back([1, 2], [9, 1])), 0);
	assert.equal(keptGiftTenge([PAID], gift, back([1, 2])), 0, 'no gift was brought');
	const exactly = { ...gift, minimumTenge: 190_00 };
	assert.equal(keptGiftTenge([PAID, GIFT], exactly, back([1, 1])), 0);
});

test('PRICE-03 RET-01 below the minimum, or without any of those goods, the gift that is kept costs its price', () => {
	assert.equal(keptGiftTenge([PAID, GIFT], gift, back([1, 1])), 310_00);
	assert.equal(keptGiftTenge([PAID, GIFT], { ...gift, minimumTenge: 0 }, back([1, 2])), 310_00);
});

test('PRICE-03 RET-01 a piece that was bought beside the gift is paid for already', () => {
	const both = { ...GIFT, quantity: 2 };
	assert.equal(keptGiftTenge([PAID, both], { ...gift, minimumTenge: 500_00 }, back([1, 2])), 310_00);
	assert.equal(keptGiftTenge([PAID, both], { ...gift, minimumTenge: 300_00 }, back([1, 2])), 0);
});

test('RET-01 what is withheld for a gift comes back with it, and no return pays twice', () => {
	const all = { gift, refundedTenge: 0 };
	assert.equal(returnRefundTenge([PAID, GIFT], back([1, 2], [9, 1]), all), 380_00);
	assert.equal(returnRefundTenge([PAID, GIFT], back([1, 2]), all), 70_00);
	const later = [{ ...PAID, returned: 2 }, GIFT];
	assert.equal(returnRefundTenge(later, back([9, 1]), { gift, refundedTenge: 70_00 }), 310_00);
	assert.equal(returnRefundTenge([PAID, GIFT], back([1, 1]), all), 190_00 - 310_00, 'the gift is worth more');
	assert.equal(returnRefundTenge([PAID, GIFT], back([1, 1]), { gift: null, refundedTenge: 0 }), 190_00);
});
