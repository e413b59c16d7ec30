import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PROMOTION_KINDS } from '@dukan/domain/selling/promotions/promotions.ts';
import { sentChanges } from '../../ui/editor/row-draft.ts';
import { sentPromotion } from './sent-promotion.ts';

const VALUE = { percent: 'percent', amount: 'amountTenge', gift: 'giftProductId' } as const;
const NONE = { percent: null, amountTenge: null, giftProductId: null };
const opened = (kind: (typeof PROMOTION_KINDS)[number]) => ({
	id: 7,
	kind,
	nameEn: 'Autumn',
	active: true,
	orders: 3,
	...NONE,
	...(kind in VALUE && { [VALUE[kind as keyof typeof VALUE]]: 25 }),
});

for (const kind of PROMOTION_KINDS)
	test(`PRICE-03 a promotion of kind ${kind} is renamed and switched off, and what it gives stays`, () => {
		const row = opened(kind);
		assert.deepEqual(sentChanges({ ...row, active: false }, row, sentPromotion), { active: false });
		assert.deepEqual(sentChanges({ ...row, nameEn: 'Winter' }, row, sentPromotion), { nameEn: 'Winter' });
		assert.deepEqual(sentChanges(row, row, sentPromotion), {});
	});

test('PRICE-03 another kind takes what the one before gave away, and what is only listed is never sent', () => {
	const row = opened('percent');
	assert.deepEqual(sentChanges({ ...row, kind: 'amount', amountTenge: 500 }, row, sentPromotion), {
		kind: 'amount',
		percent: null,
		amountTenge: 500,
	});
	assert.deepEqual(sentChanges({ ...row, amountTenge: 500, orders: 4 }, row, sentPromotion), {});
	assert.deepEqual(sentPromotion(opened('gift')), {
		...NONE,
		kind: 'gift',
		nameEn: 'Autumn',
		active: true,
		giftProductId: 25,
	});
});
