import { type Static, Type } from 'typebox';
import {
	byId,
	daySchema,
	eventStream,
	idempotencyHeaders,
	idSchema,
	line,
	oneOf,
	orNull,
	ownPageFields,
	page,
	publicNameFields,
	text,
} from '../../base/fields.api.ts';
import { CANCEL_REASONS, ORDER_MOVERS, ORDER_STATUSES } from '../../base/orders/order-status.ts';
import { ORDER_PAYMENT_STATES, PAYMENT_KINDS } from '../../base/orders/payment-kinds.ts';
import { productWire } from '../../goods/products/products.api.ts';
import { bankWire } from '../../money/banks/banks.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { promoCode, promoProblemWire, promoWire } from '../promotions/promotions.api.ts';
import { deliveryDaysWire } from './order.api.ts';
import { ORDER_ADDRESS_MAX, ORDER_NOTE_MAX } from './order-limits.ts';
import { DELIVERY_KINDS, MAX_ORDER_LINES, MAX_QUANTITY, QUOTE_CHANGES } from './quote.ts';

/** The public calls about orders (docs/contract.md). Prices are in manat. */
const orderItemWire = Type.Object({
	p_id: idSchema,
	quantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY }),
});
export type OrderItemWire = Static<typeof orderItemWire>;
export const orderItemsWire = Type.Array(orderItemWire, { minItems: 1, maxItems: MAX_ORDER_LINES });

export const deliveryOptionsQuery = Type.Object({
	region_id: Type.Optional(idSchema),
	district_id: idSchema,
});

export const deliveryOptionsWire = Type.Object({
	courier: Type.Object({
		available: Type.Boolean(),
		price: Type.Number(),
		free_from: orNull(Type.Number()),
	}),
	express: Type.Object({
		available: Type.Boolean(),
		price: orNull(Type.Number()),
		minutes: orNull(Type.Integer()),
		/** The reason why express is not available. */
		reason: orNull(oneOf(['district', 'hours', 'full'])),
	}),
	pickup: Type.Object({ address: Type.String(), phone: Type.String(), hours: Type.String() }),
	/** Today's date in Ashgabat, by the shop's clock. */
	today: Type.String(),
	days: deliveryDaysWire,
	order_limit: Type.Integer(),
	minimums: Type.Array(Type.Object({ k_id: Type.Integer(), amount: Type.Number() })),
});
export type DeliveryOptionsWire = Static<typeof deliveryOptionsWire>;

/** POST /api/order_quote */
export const orderQuoteBody = Type.Object({
	items: orderItemsWire,
	delivery: oneOf(DELIVERY_KINDS),
	region_id: Type.Optional(idSchema),
	district_id: Type.Optional(idSchema),
	/** The code as the customer typed it. */
	promo: Type.Optional(promoCode),
});
export type OrderQuoteBody = Static<typeof orderQuoteBody>;

const orderProblemWire = Type.Union([
	Type.Object({ code: oneOf(['delivery_unavailable', 'express_unavailable']) }),
	Type.Object({ code: Type.Literal('minimum_amount'), k_id: Type.Integer(), amount: Type.Number() }),
]);
export type OrderProblemWire = Static<typeof orderProblemWire>;

export const orderQuoteWire = Type.Object({
	items: Type.Array(Type.Object({ ...productWire.properties, quantity: Type.Integer() })),
	changes: Type.Array(
		Type.Object({
			p_id: Type.Integer(),
			code: oneOf(QUOTE_CHANGES),
			from: Type.Integer(),
			to: Type.Integer(),
		}),
	),
	subtotal: Type.Number(),
	delivery_price: Type.Number(),
	/** The discount on the goods, without gifts. */
	discount: Type.Optional(Type.Number()),
	promo: Type.Optional(promoWire),
	/** The reason why the typed code does not apply. */
	promo_problem: Type.Optional(promoProblemWire),
	total: Type.Number(),
	problems: Type.Array(orderProblemWire),
	/** PAY-01: the banks that take payments by card in advance; missing if none is configured. */
	banks: Type.Optional(Type.Array(bankWire)),
});
export type OrderQuoteWire = Static<typeof orderQuoteWire>;

const MAX_MANAT = 100_000_000;
const MAX_BANKNOTE_MANAT = 10_000_000;

export const orderAddWire = Type.Object({
	items: orderItemsWire,
	delivery: oneOf(DELIVERY_KINDS),
	region_id: Type.Optional(idSchema),
	district_id: Type.Optional(idSchema),
	/** The delivery address. */
	address: line(ORDER_ADDRESS_MAX, 0, { default: '' }),
	slot: Type.Optional(Type.Object({ date: daySchema, id: idSchema })),
	payment: oneOf(PAYMENT_KINDS),
	/**
	 * The banknotes, in manat, for which the customer wants change; at least the total. The specification has
	 * no such field.
	 */
	change_from: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: MAX_BANKNOTE_MANAT })),
	name: line(100, 3),
	phone: Type.String({ pattern: '^[1-5]\\d{6}$' }),
	note: text(ORDER_NOTE_MAX, { default: '' }),
	expected_total: Type.Number({ minimum: 0, maximum: MAX_MANAT }),
	/** The code as the customer typed it. */
	promo: Type.Optional(promoCode),
});
export type OrderAddWire = Static<typeof orderAddWire>;

const namedWire = Type.Object({ id: Type.Integer(), ...publicNameFields });

export const orderWire = Type.Object({
	id: Type.Integer(),
	number: Type.String(),
	status: oneOf(ORDER_STATUSES),
	created_at: Type.String(),
	items: Type.Array(
		Type.Object({
			p_id: Type.Integer(),
			p_name_en: Type.String(),
			p_name_ru: Type.String(),
			p_name_tm: Type.String(),
			price: Type.Number(),
			quantity: Type.Integer(),
			product_unit: Type.Integer(),
			sum: Type.Number(),
			/** The discount on the sum of the line. */
			discount: Type.Optional(Type.Number()),
			p_img: Type.String(),
			/** Null if the product is no longer sold and has no page. */
			categoryKId: orNull(Type.Integer()),
			/** RET-02: the serial numbers of the picked pieces, if pieces have them. */
			serials: Type.Optional(Type.Array(Type.String())),
			/**
			 * RET-03: the warranty in months. `warranty_until` is its end, which is known after the handover.
			 */
			warranty_months: Type.Optional(Type.Integer()),
			warranty_until: Type.Optional(Type.String()),
		}),
	),
	delivery: oneOf(DELIVERY_KINDS),
	slot: orNull(
		Type.Object({ date: Type.String(), id: Type.Integer(), from: Type.String(), to: Type.String() }),
	),
	region: orNull(namedWire),
	district: orNull(namedWire),
	address: Type.String(),
	payment: oneOf(PAYMENT_KINDS),
	/** Set if a payment by card in advance was ever planned. */
	payment_state: Type.Optional(oneOf(ORDER_PAYMENT_STATES)),
	/** The shop reserves goods and delivery slot until this time while it awaits the payment. */
	pay_until: Type.Optional(Type.String()),
	/** The sum that was paid by card and not refunded. The rest is due on receipt. */
	paid_by_card: Type.Optional(Type.Number()),
	/**
	 * RET-01: the value of goods that the customer returned in exchange for this order. It reduces the sum
	 * that is due at the handover.
	 */
	exchange: Type.Optional(Type.Number()),
	change_from: orNull(Type.Number()),
	name: Type.String(),
	phone: Type.String(),
	note: Type.String(),
	subtotal: Type.Number(),
	delivery_price: Type.Number(),
	/** The discount on the goods, which is the sum of the discounts of all lines. */
	discount: Type.Number(),
	/** The promotion, and its part of the discount. */
	promo: Type.Optional(promoWire),
	total: Type.Number(),
	can_cancel: Type.Boolean(),
	cancel_reason: orNull(oneOf(CANCEL_REASONS)),
	events: Type.Array(
		Type.Object({ status: oneOf(ORDER_STATUSES), at: Type.String(), by: oneOf(ORDER_MOVERS) }),
	),
});
export type OrderWire = Static<typeof orderWire>;

export const orderAddedWire = Type.Object({ order: orderWire });
export type OrderAddedWire = Static<typeof orderAddedWire>;

export const orderListQuery = Type.Object(ownPageFields);
export const orderListWire = page(orderWire);
export type OrderListWire = Static<typeof orderListWire>;

export const orderCancelBody = Type.Object({
	reason: oneOf(CANCEL_REASONS),
	note: Type.String({ maxLength: 500, default: '' }),
});

/** One row of order_events. */
export const orderEventWire = Type.Object({
	order: Type.Integer(),
	number: Type.String(),
	status: oneOf(ORDER_STATUSES),
	at: Type.String(),
	by: oneOf(ORDER_MOVERS),
});
export type OrderEventWire = Static<typeof orderEventWire>;

export const orderEventsCalls = defineCalls('orders', {
	'GET /api/order_events': {
		by: 'shopper',
		summary: "The own orders' status changes as they happen (text/event-stream)",
		response: { 200: eventStream('Events called `order`, each with this as its data', orderEventWire) },
	},
});

export const ordersCalls = defineCalls('orders', {
	'GET /api/delivery_options': {
		by: 'shopper',
		summary: 'How an order can reach a district, with prices, days and slots',
		query: deliveryOptionsQuery,
		response: { 200: deliveryOptionsWire },
	},
	'POST /api/order_quote': {
		by: 'shopper',
		summary: 'What an order would cost now, what changed, what stands in its way',
		body: orderQuoteBody,
		response: { 200: orderQuoteWire },
	},
	'POST /api/order_add': {
		by: 'shopper',
		summary: 'Place an order. The same Idempotency-Key with the same body gives the same order again',
		headers: idempotencyHeaders,
		body: orderAddWire,
		response: { 201: orderAddedWire, 200: orderAddedWire },
		requires: ['idempotency-key'],
	},
	'GET /api/order_list': {
		by: 'shopper',
		summary: 'Own orders, newest first',
		query: orderListQuery,
		response: { 200: orderListWire },
	},
	'GET /api/order_show/:id': {
		by: 'shopper',
		summary: 'One of the own orders',
		params: byId,
		response: { 200: orderWire },
	},
	'POST /api/order_cancel/:id': {
		by: 'shopper',
		summary: 'Cancel an own order while it is pending',
		params: byId,
		body: orderCancelBody,
		response: { 200: orderWire },
	},
});
