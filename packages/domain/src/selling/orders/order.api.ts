import { type Static, Type } from 'typebox';
import { daySchema, idSchema, line, nameFields, oneOf, orNull, text } from '../../base/fields.api.ts';
import { CANCEL_REASONS, ORDER_MOVERS, ORDER_STATUSES } from '../../base/orders/order-status.ts';
import { ORDER_PAYMENT_STATES, PAYMENT_KINDS } from '../../base/orders/payment-kinds.ts';
import { orderPromotion, promoCode, promotionProblem } from '../promotions/promotions.api.ts';
import { ORDER_ADDRESS_MAX, ORDER_NOTE_MAX } from './order-limits.ts';
import { DELIVERY_KINDS, MAX_ORDER_LINES, MAX_QUANTITY, QUOTE_CHANGES } from './quote.ts';

/** Orders in the shop's own form, with sums in tenge; orders.api.ts has the form of the public contract. */

const tenge = Type.Integer();
const MAX_SUM_TENGE = 10_000_000_000;
const MAX_BANKNOTE_TENGE = 1_000_000_000;
export const banknoteTenge = Type.Integer({ minimum: 1, maximum: MAX_BANKNOTE_TENGE });

export const orderedItems = Type.Array(
	Type.Object({
		productId: idSchema,
		quantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY }),
	}),
	{ minItems: 1, maxItems: MAX_ORDER_LINES },
);

const quoteRequestFields = {
	items: orderedItems,
	delivery: oneOf(DELIVERY_KINDS),
	regionId: Type.Optional(idSchema),
	districtId: Type.Optional(idSchema),
	/** A code as it is typed. */
	promo: Type.Optional(promoCode),
};
export const quoteRequest = Type.Object(quoteRequestFields);
export type QuoteRequest = Static<typeof quoteRequest>;

/** An order that is to be placed. */
export const orderRequest = Type.Object({
	...quoteRequestFields,
	address: line(ORDER_ADDRESS_MAX, 0, { default: '' }),
	slot: Type.Optional(Type.Object({ date: daySchema, id: idSchema })),
	payment: oneOf(PAYMENT_KINDS),
	/** The banknotes that the customer wants change for; at least the total. */
	changeFromTenge: Type.Optional(banknoteTenge),
	name: line(100, 3),
	phone: Type.String({ pattern: '^[1-5]\\d{6}$' }),
	note: text(ORDER_NOTE_MAX, { default: '' }),
	expectedTotalTenge: Type.Integer({ minimum: 0, maximum: MAX_SUM_TENGE }),
});
export type OrderRequest = Static<typeof orderRequest>;

const orderProblem = Type.Union([
	Type.Object({ code: oneOf(['delivery_unavailable', 'express_unavailable']) }),
	Type.Object({ code: Type.Literal('minimum_amount'), categoryId: Type.Integer(), amountTenge: tenge }),
]);
export type OrderProblem = Static<typeof orderProblem>;

/** The present price of an order, what changed, and what stands in its way. */
export const orderQuote = Type.Object({
	changes: Type.Array(
		Type.Object({
			productId: Type.Integer(),
			code: oneOf(QUOTE_CHANGES),
			from: Type.Integer(),
			to: Type.Integer(),
		}),
	),
	subtotalTenge: tenge,
	deliveryPriceTenge: tenge,
	/** The discount on the goods, without gifts. */
	discountTenge: tenge,
	promo: Type.Optional(orderPromotion),
	/** Why the typed code does not apply. */
	promoProblem: Type.Optional(promotionProblem),
	totalTenge: tenge,
	problems: Type.Array(orderProblem),
});
export type OrderQuote = Static<typeof orderQuote>;

export const deliveryDaysWire = Type.Array(
	Type.Object({
		date: Type.String(),
		slots: Type.Array(
			Type.Object({
				id: Type.Integer(),
				from: Type.String(),
				to: Type.String(),
				left: Type.Integer(),
				open: Type.Boolean(),
			}),
		),
	}),
);

/** The kinds of delivery to a district. */
export const deliveryOptions = Type.Object({
	courier: Type.Object({
		available: Type.Boolean(),
		priceTenge: tenge,
		freeFromTenge: orNull(tenge),
	}),
	express: Type.Object({
		available: Type.Boolean(),
		priceTenge: orNull(tenge),
		minutes: orNull(Type.Integer()),
		/** Why it is not available. */
		reason: orNull(oneOf(['district', 'hours', 'full'])),
	}),
	pickup: Type.Object({ address: Type.String(), phone: Type.String(), hours: Type.String() }),
	/** The day it is in Ashgabat, by the shop's clock. */
	today: Type.String(),
	days: deliveryDaysWire,
	ordersPerDay: Type.Integer(),
	minimums: Type.Array(Type.Object({ categoryId: Type.Integer(), amountTenge: tenge })),
});
export type DeliveryOptions = Static<typeof deliveryOptions>;

const place = Type.Object({ id: Type.Integer(), ...nameFields });

const orderLine = Type.Object({
	productId: Type.Integer(),
	...nameFields,
	/** The price of one unit; a piece is `unitFactor` units. */
	priceTenge: tenge,
	quantity: Type.Integer(),
	unitFactor: Type.Integer(),
	sumTenge: tenge,
	/** The discount on the sum. */
	discountTenge: tenge,
	picture: Type.String(),
	/** Null where the product is no longer sold and has no page. */
	categoryId: orNull(Type.Integer()),
	/** RET-02: one number for each picked piece, where pieces have numbers. */
	serials: Type.Optional(Type.Array(Type.String())),
	/** RET-03: the warranty; once the order is handed out, its end follows. */
	warrantyMonths: Type.Optional(Type.Integer()),
	warrantyUntil: Type.Optional(Type.String()),
});

export const orderSchema = Type.Object({
	id: Type.Integer(),
	number: Type.String(),
	status: oneOf(ORDER_STATUSES),
	createdAt: Type.String(),
	items: Type.Array(orderLine),
	delivery: oneOf(DELIVERY_KINDS),
	slot: orNull(
		Type.Object({ date: Type.String(), id: Type.Integer(), from: Type.String(), to: Type.String() }),
	),
	region: orNull(place),
	district: orNull(place),
	address: Type.String(),
	payment: oneOf(PAYMENT_KINDS),
	/** Null if it was never to be paid by card in advance. */
	paymentState: orNull(oneOf(ORDER_PAYMENT_STATES)),
	/** While the payment is awaited: until when goods and delivery slot are reserved. */
	payUntil: orNull(Type.String()),
	/** Paid by card and not given back; the rest is due on receipt. */
	paidByCardTenge: tenge,
	/** RET-01: the value of goods returned in exchange for it; the handover subtracts it from what is due. */
	exchangeTenge: tenge,
	changeFromTenge: orNull(tenge),
	name: Type.String(),
	phone: Type.String(),
	note: Type.String(),
	subtotalTenge: tenge,
	deliveryPriceTenge: tenge,
	/** The discount that the shop gave on the goods: the sum of the lines' discounts. */
	discountTenge: tenge,
	/** The promotion that is part of it, with what it gave. */
	promo: orNull(orderPromotion),
	totalTenge: tenge,
	/** Whether the customer may cancel it. */
	canCancel: Type.Boolean(),
	/** The reason that the customer reads; staff also have the exact one. */
	customerCancelReason: orNull(oneOf(CANCEL_REASONS)),
	events: Type.Array(
		Type.Object({ status: oneOf(ORDER_STATUSES), at: Type.String(), by: oneOf(ORDER_MOVERS) }),
	),
});
export type Order = Static<typeof orderSchema>;
