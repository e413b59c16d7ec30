import { type Static, Type } from 'typebox';
import { line, nameFields, oneOf, orNull, publicNameFields } from '../../base/fields.api.ts';
import { MAX_CODE_LENGTH } from './promo-codes.ts';
import { PROMO_REFUSALS, PROMOTION_KINDS } from './promotions.ts';

/** A code as a customer types it, which may contain spaces and dashes. */
export const promoCode = line(2 * MAX_CODE_LENGTH, 1);

/** PRICE-03: the promotion that a quote or an order uses. */
export const orderPromotion = Type.Object({
	id: Type.Integer(),
	kind: oneOf(PROMOTION_KINDS),
	...nameFields,
	/** True if a code brought the promotion. */
	byCode: Type.Boolean(),
	/** The discount on the goods. The discount of an order includes the price of the gift. */
	discountTenge: Type.Integer(),
	deliveryDiscountTenge: Type.Integer(),
	gift: orNull(Type.Object({ productId: Type.Integer(), ...nameFields, priceTenge: Type.Integer() })),
});
export type OrderPromotion = Static<typeof orderPromotion>;

export const promotionProblem = Type.Object({
	reason: oneOf(PROMO_REFUSALS),
	/** The least sum of promoted goods, if the reason is 'minimum'. */
	minimumTenge: Type.Optional(Type.Integer()),
});
export type PromotionProblem = Static<typeof promotionProblem>;

/** The promotion in public calls. Sums are in manat. */
export const promoWire = Type.Object({
	id: Type.Integer(),
	kind: oneOf(PROMOTION_KINDS),
	...publicNameFields,
	/** True if a code brought the promotion. */
	by_code: Type.Boolean(),
	/** The discount on the goods. The discount of an order includes the price of the gift. */
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
	/** The least sum of promoted goods, if the reason is 'minimum'. */
	amount: Type.Optional(Type.Number()),
});
export type PromoProblemWire = Static<typeof promoProblemWire>;
