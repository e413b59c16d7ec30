import { type Static, Type } from 'typebox';
import { idempotencyHeaders, idSchema, languageSchema, line, oneOf, orNull } from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { deliveryOptions, orderQuote, orderRequest, orderSchema, quoteRequest } from '../orders/order.api.ts';
import { ORDER_CHANNELS } from '../orders/order-channels.ts';

const phone = Type.String({ pattern: '^[1-5]\\d{6}$' });

export const personQuery = Type.Object({ phone });
/** The caller as the shop knows them. */
const knownPersonWire = Type.Object({
	id: Type.Integer(),
	name: Type.String(),
	banned: Type.Boolean(),
	language: languageSchema,
	orders: Type.Integer(),
	cancelled: Type.Integer(),
	/** The address of the caller's last delivery. */
	address: Type.String(),
	districtId: orNull(idSchema),
	regionId: orNull(idSchema),
});
export type KnownPersonWire = Static<typeof knownPersonWire>;
export const personFoundWire = Type.Object({ person: Type.Union([knownPersonWire, Type.Null()]) });

/**
 * POST /api/staff/order_quote takes the phone too, because promotions may depend on the person who orders.
 */
export const entryQuoteBody = Type.Object({ ...quoteRequest.properties, phone: Type.Optional(phone) });

/**
 * POST /api/staff/order_enter: staff enter an order for a shopper (DESK-04). `name` and `phone` are the
 * receiver's.
 */
export const orderEntryWire = Type.Object({
	...orderRequest.properties,
	person: Type.Object({ phone, name: line(100, 3), language: languageSchema }),
	channel: oneOf(ORDER_CHANNELS.filter((channel) => channel !== 'site')),
	/** True accepts the order at once, because staff agreed on it by phone. */
	accept: Type.Boolean({ default: true }),
	/** DESK-15: the call request from which staff made the order. */
	callRequestId: Type.Optional(idSchema),
});
export type OrderEntryWire = Static<typeof orderEntryWire>;

export const orderEntryCalls = defineCalls('staff', {
	'GET /api/staff/person': {
		by: 'workOrders',
		summary: 'Who calls from this phone, with where their last order went',
		query: personQuery,
		response: { 200: personFoundWire },
	},
	'GET /api/staff/delivery_options': {
		by: 'workOrders',
		summary: 'How an order can reach a district, with prices, days and slots',
		query: Type.Object({ districtId: idSchema }),
		response: { 200: deliveryOptions },
	},
	'POST /api/staff/order_quote': {
		by: 'workOrders',
		summary: 'What an order would cost now, what changed, what stands in its way',
		body: entryQuoteBody,
		response: { 200: orderQuote },
	},
	'POST /api/staff/order_enter': {
		by: 'workOrders',
		summary: 'Enter an order by phone or at the counter: the same rules as a shopper’s',
		headers: idempotencyHeaders,
		body: orderEntryWire,
		response: { 200: Type.Object({ order: orderSchema }) },
		requires: ['idempotency-key'],
	},
});
