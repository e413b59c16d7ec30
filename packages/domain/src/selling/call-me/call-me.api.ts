import { type Static, Type } from 'typebox';
import {
	byId,
	idempotencyHeaders,
	idSchema,
	line,
	moment,
	nameFields,
	oneOf,
	orNull,
	page,
	pageFields,
} from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { queuedCallWire } from './call-queue.api.ts';
import { CALL_REQUEST_STATES } from './call-request-rules.ts';

/**
 * POST /api/call_me takes a form, so that it works without script. `items` is the cart: '12:1,7:2' means one
 * piece of product 12 and two of product 7.
 */
export const callMeBody = Type.Object({
	name: line(100, 2),
	phone: Type.String({ pattern: '^[1-5]\\d{6}$' }),
	items: Type.String({ maxLength: 700, pattern: '^(\\d{1,9}:\\d{1,3}(,\\d{1,9}:\\d{1,3})*)?$', default: '' }),
});
export type CallMeBody = Static<typeof callMeBody>;

/** A request for a call. The queue is sorted by the time at which the call is due. */
export const callRequestRowWire = Type.Object({
	id: Type.Integer(),
	name: Type.String(),
	phone: Type.String(),
	status: oneOf(CALL_REQUEST_STATES),
	createdAt: Type.String(),
	...queuedCallWire.properties,
	/** The number of pieces in the cart. */
	pieces: Type.Integer(),
	order: Type.Union([Type.Object({ id: Type.Integer(), number: Type.String() }), Type.Null()]),
});
export type CallRequestRowWire = Static<typeof callRequestRowWire>;

export const callRequestsQuery = Type.Object({
	status: Type.Optional(oneOf(CALL_REQUEST_STATES)),
	...pageFields,
});
export const callRequestsWire = page(callRequestRowWire);

/** A call request with its goods, in the form in which staff enter an order. */
export const callRequestWire = Type.Object({
	...callRequestRowWire.properties,
	items: Type.Array(
		Type.Object({
			id: Type.Integer(),
			...nameFields,
			quantity: Type.Integer(),
			/** The current price of one piece. */
			priceTenge: Type.Integer(),
			stock: Type.Integer(),
			/** False if the product is no longer sold. Staff see it, but it does not go into the order. */
			published: Type.Boolean(),
			picture: orNull(Type.String()),
		}),
	),
});
export type CallRequestWire = Static<typeof callRequestWire>;

export const callRequestTakeBody = Type.Object({ from: orNull(idSchema) });
export const callRequestAttemptBody = Type.Object({
	/** The number of attempts that the operator saw, so that a second click does not count. */
	attempts: Type.Integer({ minimum: 0, maximum: 1000 }),
	callBackAt: orNull(moment),
});

/** The outcomes of the call requests of the last days. */
export const callRequestSummaryWire = Type.Object({
	days: Type.Integer(),
	requests: Type.Integer(),
	waiting: Type.Integer(),
	ordered: Type.Integer(),
	closed: Type.Integer(),
	/** The sum of the orders that came from these requests and are not cancelled. */
	totalTenge: Type.Integer(),
});
export type CallRequestSummaryWire = Static<typeof callRequestSummaryWire>;

export const callMeCalls = defineCalls('orders', {
	'POST /api/call_me': {
		by: 'anyone',
		summary: 'Leave name, phone and cart; the shop calls',
		headers: idempotencyHeaders,
		body: callMeBody,
	},
});

export const staffCallRequestsCalls = defineCalls('staff', {
	'GET /api/staff/call_requests': {
		by: 'workOrders',
		summary: 'People who asked for a call; those that wait in the order in which they are due',
		query: callRequestsQuery,
		response: { 200: callRequestsWire },
	},
	'GET /api/staff/call_request_summary': {
		by: 'workOrders',
		summary: 'What came of the requests of the last 30 days',
		response: { 200: callRequestSummaryWire },
	},
	'GET /api/staff/call_request/:id': {
		by: 'workOrders',
		summary: 'A request with its cart',
		params: byId,
		response: { 200: callRequestWire },
	},
	'POST /api/staff/call_request_take/:id': {
		by: 'workOrders',
		summary: 'I call this person; of two at once one gets it',
		params: byId,
		body: callRequestTakeBody,
		response: { 200: callRequestWire },
	},
	'POST /api/staff/call_request_attempt/:id': {
		by: 'workOrders',
		summary: 'The person was not reached; call again at that time',
		params: byId,
		body: callRequestAttemptBody,
		response: { 200: callRequestWire },
	},
	'POST /api/staff/call_request_close/:id': {
		by: 'workOrders',
		summary: 'No order comes of it',
		params: byId,
		response: { 200: callRequestWire },
	},
});
