import { type Static, Type } from 'typebox';
import { idSchema, oneOf, orNull } from '../../base/fields.api.ts';
import { ORDER_STATUSES } from '../../base/orders/order-status.ts';
import { sellerWire } from '../../shop/settings/staff-settings.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { orderSchema } from '../orders/order.api.ts';

/** One page of the order list shows this many orders. */
export const MAX_BATCH_ORDERS = 50;

/** POST /api/staff/orders_accept accepts several pending orders at once. */
export const ordersAcceptBody = Type.Object({
	ids: Type.Array(idSchema, { minItems: 1, maxItems: MAX_BATCH_ORDERS, uniqueItems: true }),
});

/** DESK-08: the outcome for one order. Outcomes come in the order of the request. */
const acceptOutcomeWire = Type.Object({
	id: Type.Integer(),
	number: Type.String(),
	/** True if this call accepted the order. */
	accepted: Type.Boolean(),
	/** The current status of the order. If the order was not accepted, this status is the reason. */
	status: oneOf(ORDER_STATUSES),
});
export const ordersAcceptedWire = Type.Object({ outcomes: Type.Array(acceptOutcomeWire) });
export type OrdersAcceptedWire = Static<typeof ordersAcceptedWire>;
export type AcceptOutcomeWire = Static<typeof acceptOutcomeWire>;

/** Ids of orders, such as '12,7,31'. */
export const printedOrdersQuery = Type.Object({
	ids: Type.String({ pattern: `^[1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,${MAX_BATCH_ORDERS - 1}}$` }),
});

/** GET /api/staff/orders_print, DESK-09: the printed content of each order, and the seller. */
const printedOrderWire = Type.Object({
	...orderSchema.properties,
	/** BOOK-03: the payments at the handover; null before it. */
	paidCashTenge: orNull(Type.Number()),
	paidTerminalTenge: orNull(Type.Number()),
});
export type PrintedOrderWire = Static<typeof printedOrderWire>;
export const printedOrdersWire = Type.Object({ seller: sellerWire, orders: Type.Array(printedOrderWire) });
export type PrintedOrdersWire = Static<typeof printedOrdersWire>;

export const batchOrdersCalls = defineCalls('staff', {
	'POST /api/staff/orders_accept': {
		by: 'workOrders',
		summary: 'Accept orders that wait; each has its own outcome',
		body: ordersAcceptBody,
		response: { 200: ordersAcceptedWire },
	},
	'GET /api/staff/orders_print': {
		by: 'workOrders',
		summary: 'Orders and the seller, as papers have them',
		query: printedOrdersQuery,
		response: { 200: printedOrdersWire },
	},
});
