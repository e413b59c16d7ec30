import { type Static, Type } from 'typebox';
import {
	idSchema,
	line,
	moment,
	nameFields,
	oneOf,
	orNull,
	page,
	pageFields,
} from '../../base/fields.api.ts';
import { queuedCallWire } from './call-queue.api.ts';
import { CALL_REQUEST_STATES } from './call-request-rules.ts';

/** POST /api/call_me: a form, so that it works without script. `items` is the cart: '12:1,7:2' are one of 12 and two of 7. */
export const callMeBody = Type.Object({
	name: line(100, 2),
	phone: Type.String({ pattern: '^[1-5]\\d{6}$' }),
	items: Type.String({ maxLength: 700, pattern: '^(\\d{1,9}:\\d{1,3}(,\\d{1,9}:\\d{1,3})*)?$', default: '' }),
});
export type CallMeBody = Static<typeof callMeBody>;

/** The queue is sorted by when a call is due. */
export const callRequestRowWire = Type.Object({
	id: Type.Integer(),
	name: Type.String(),
	phone: Type.String(),
	status: oneOf(CALL_REQUEST_STATES),
	createdAt: Type.String(),
	...queuedCallWire.properties,
	/** How many pieces lie in the cart. */
	pieces: Type.Integer(),
	order: Type.Union([Type.Object({ id: Type.Integer(), number: Type.String() }), Type.Null()]),
});
export type CallRequestRowWire = Static<typeof callRequestRowWire>;

export const callRequestsQuery = Type.Object({
	status: Type.Optional(oneOf(CALL_REQUEST_STATES)),
	...pageFields,
});
export const callRequestsWire = page(callRequestRowWire);

/** With the goods as an order that is being entered needs them. */
export const callRequestWire = Type.Object({
	...callRequestRowWire.properties,
	items: Type.Array(
		Type.Object({
			id: Type.Integer(),
			...nameFields,
			quantity: Type.Integer(),
			/** Of one piece, manat, as it is sold now. */
			price: Type.Number(),
			stock: Type.Integer(),
			/** No longer sold: it is shown, and not put into the order. */
			published: Type.Boolean(),
			picture: orNull(Type.String()),
		}),
	),
});
export type CallRequestWire = Static<typeof callRequestWire>;

export const callRequestTakeBody = Type.Object({ from: orNull(idSchema) });
export const callRequestAttemptBody = Type.Object({
	/** The number of attempts that the operator saw: the second of two presses counts nothing. */
	attempts: Type.Integer({ minimum: 0, maximum: 1000 }),
	callBackAt: orNull(moment),
});

/** What came of the requests of the last days. */
export const callRequestSummaryWire = Type.Object({
	days: Type.Integer(),
	requests: Type.Integer(),
	waiting: Type.Integer(),
	ordered: Type.Integer(),
	closed: Type.Integer(),
	/** Sum of the orders made of them that were not cancelled, manat. */
	total: Type.Number(),
});
export type CallRequestSummaryWire = Static<typeof callRequestSummaryWire>;
