import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PROMOTION_KINDS } from '@dukan/domain/selling/promotions/promotions.ts';
import { sentChanges } from '../../ui/editor/row-draft.ts';
import { sentPromotion } from './sent-promotion.ts';

const VALUE = { percent: 'percent', amount: 'amount_tenge', gift: 'gift_product_id' } as const;
const NONE = { percent: null, amount_tenge: null, gift_product_id: null };
const opened = (kind: (typeof PROMOTION_KINDS)[number]) => ({
	id: 7,
	kind,
	name_en: 'Autumn',
	active: true,
	orders: 3,
	...NONE,
	...(kind in VALUE && { [VALUE[kind as keyof typeof VALUE]]: 25 }),
});

for (const kind of PROMOTION_KINDS)
	test(`PRICE-03 a promotion of kind ${kind} is renamed and switched off, and what it gives stays`, () => {
		const row = opened(kind);
		assert.deepEqual(sentChanges({ ...row, active: false }, row, sentPromotion), { active: false });
		assert.deepEqual(sentChanges({ ...row, name_en: 'Winter' }, row, sentPromotion), { name_en: 'Winter' });
		assert.deepEqual(sentChanges(row, row, sentPromotion), {});
	});

test('PRICE-03 another kind takes what the one before gave away, and what is only listed is never sent', () => {
	const row = opened('percent');
	assert.deepEqual(sentChanges({ ...row, kind: 'amount', amount_tenge: 500 }, row, sentPromotion), {
		kind: 'amount',
		percent: null,
		amount_tenge: 500,
	});
	assert.deepEqual(sentChanges({ ...row, amount_tenge: 500, orders: 4 }, row, sentPromotion), {});
	assert.deepEqual(sentPromotion(opened('gift')), {
		...NONE,
		kind: 'gift',
		name_en: 'Autumn',
		active: true,
		gift_product_id: 25,
	});
});
