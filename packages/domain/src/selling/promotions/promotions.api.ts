import { type Static, Type } from 'typebox';
import { line, nameFields, oneOf, orNull, publicNameFields } from '../../base/fields.api.ts';
import { MAX_CODE_LENGTH } from './promo-codes.ts';
import { PROMO_REFUSALS, PROMOTION_KINDS } from './promotions.ts';

/** May contain spaces and dashes. */
export const promoCode = line(2 * MAX_CODE_LENGTH, 1);

/** PRICE-03: the promotion of a quote or an order. */
export const orderPromotion = Type.Object({
	id: Type.Integer(),
	kind: oneOf(PROMOTION_KINDS),
	...nameFields,
	/** Whether a code applied it. */
	byCode: Type.Boolean(),
	/** The discount on the goods; an order's includes the price of the gift. */
	discountTenge: Type.Integer(),
	deliveryDiscountTenge: Type.Integer(),
	gift: orNull(Type.Object({ productId: Type.Integer(), ...nameFields, priceTenge: Type.Integer() })),
});
export type OrderPromotion = Static<typeof orderPromotion>;

export const promotionProblem = Type.Object({
	reason: oneOf(PROMO_REFUSALS),
	/** Set for 'minimum': the least sum of its goods. */
	minimumTenge: Type.Optional(Type.Integer()),
});
export type PromotionProblem = Static<typeof promotionProblem>;

/** The same on the public contract. Sums are manat. */
export const promoWire = Type.Object({
	id: Type.Integer(),
	kind: oneOf(PROMOTION_KINDS),
	...publicNameFields,
	/** Whether a code brought it. */
	by_code: Type.Boolean(),
	/** The discount on the goods; for an order also what the gift would cost. */
	discount: Type.Number(),
	delivery_discount: Type.Number(),
	gift: Type.Optional(
		Type.Object({
			p_id: Type.Integer(),
			p_name_en: Type.String(),
			p_name_ru: Type.String(),
			p_name_tm: Type.String(),
			price: Type.Number(),
		}),
	),
});
export type PromoWire = Static<typeof promoWire>;

export const promoProblemWire = Type.Object({
	reason: oneOf(PROMO_REFUSALS),
	/** With 'minimum': the sum of its goods from which it applies. */
	amount: Type.Optional(Type.Number()),
});
export type PromoProblemWire = Static<typeof promoProblemWire>;
