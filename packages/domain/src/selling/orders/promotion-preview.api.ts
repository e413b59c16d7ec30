import { type Static, Type } from 'typebox';
import { MAX_ID } from '../../base/addresses/addresses.ts';
import { oneOf, orNull } from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { PROMO_REFUSALS } from '../promotions/promotions.ts';
import { promotionTermFields } from '../promotions/staff-promotions.api.ts';
import { orderedItems } from './order.api.ts';

/** Applies the terms in a form to a sample cart. The promotion need not be saved. */
export const promotionPreviewBody = Type.Object({
	...promotionTermFields,
	items: orderedItems,
	deliveryTenge: Type.Integer({ minimum: 0, maximum: MAX_ID }),
});

export const promotionPreviewWire = Type.Object({
	refusal: orNull(oneOf(PROMO_REFUSALS)),
	lines: Type.Array(
		Type.Object({
			id: Type.Integer(),
			nameEn: Type.String(),
			nameRu: Type.String(),
			nameTm: Type.String(),
			quantity: Type.Integer(),
			sumTenge: Type.Number(),
			discountTenge: Type.Number(),
		}),
	),
	deliveryDiscountTenge: Type.Number(),
	totalTenge: Type.Number(),
});
export type PromotionPreviewWire = Static<typeof promotionPreviewWire>;

export const promotionPreviewCalls = defineCalls('staff promotions', {
	'POST /api/staff/promotion_preview': {
		by: 'managePromotions',
		summary: 'What the terms of a promotion would do to a sample cart',
		body: promotionPreviewBody,
		response: { 200: promotionPreviewWire },
	},
});
