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
	/** The code as the customer typed it. */
	promo: Type.Optional(promoCode),
};
export const quoteRequest = Type.Object(quoteRequestFields);
export type QuoteRequest = Static<typeof quoteRequest>;

/** An order that a customer places. */
export const orderRequest = Type.Object({
	...quoteRequestFields,
	address: line(ORDER_ADDRESS_MAX, 0, { default: '' }),
	slot: Type.Optional(Type.Object({ date: daySchema, id: idSchema })),
	payment: oneOf(PAYMENT_KINDS),
	/** The banknotes for which the customer wants change; at least the total. */
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

/** The current price of an order, the changes to its goods, and the problems that prevent the order. */
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
	/** The reason why the typed code does not apply. */
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
		/** The reason why express is not available. */
		reason: orNull(oneOf(['district', 'hours', 'full'])),
	}),
	pickup: Type.Object({ address: Type.String(), phone: Type.String(), hours: Type.String() }),
	/** Today's date in Ashgabat, by the shop's clock. */
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
	/** The price of one unit. A piece consists of `unitFactor` units. */
	priceTenge: tenge,
	quantity: Type.Integer(),
	unitFactor: Type.Integer(),
	sumTenge: tenge,
	/** The discount on `sumTenge`. */
	discountTenge: tenge,
	picture: Type.String(),
	/** Null if the product is no longer sold and has no page. */
	categoryId: orNull(Type.Integer()),
	/** RET-02: the serial numbers of the picked pieces, if pieces have them. */
	serials: Type.Optional(Type.Array(Type.String())),
	/** RET-03: the warranty in months. `warrantyUntil` is its end, which is known after the handover. */
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
	/** Null if no payment by card in advance was ever planned. */
	paymentState: orNull(oneOf(ORDER_PAYMENT_STATES)),
	/** The shop reserves goods and delivery slot until this time while it awaits the payment. */
	payUntil: orNull(Type.String()),
	/** The sum that was paid by card and not refunded. The rest is due on receipt. */
	paidByCardTenge: tenge,
	/**
	 * RET-01: the value of goods that the customer returned in exchange for this order. It reduces the sum
	 * that is due at the handover.
	 */
	exchangeTenge: tenge,
	changeFromTenge: orNull(tenge),
	name: Type.String(),
	phone: Type.String(),
	note: Type.String(),
	subtotalTenge: tenge,
	deliveryPriceTenge: tenge,
	/** The discount on the goods, which is the sum of the discounts of all lines. */
	discountTenge: tenge,
	/** The promotion, and its part of the discount. */
	promo: orNull(orderPromotion),
	totalTenge: tenge,
	/** True if the customer may cancel the order. */
	canCancel: Type.Boolean(),
	/** The reason that the customer sees. Staff also see the exact reason. */
	customerCancelReason: orNull(oneOf(CANCEL_REASONS)),
	events: Type.Array(
		Type.Object({ status: oneOf(ORDER_STATUSES), at: Type.String(), by: oneOf(ORDER_MOVERS) }),
	),
});
export type Order = Static<typeof orderSchema>;
