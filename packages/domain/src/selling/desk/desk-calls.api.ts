import { type Static, Type } from 'typebox';
import { byId, idSchema, moment, orNull } from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { queuedCallWire } from '../call-me/call-queue.api.ts';
import { orderWatchersWire } from '../orders/staff-orders.api.ts';

/** DESK-03: an order that waits for its call, with the calls so far. */
export const orderCallsWire = Type.Object({
	...queuedCallWire.properties,
	calls: Type.Array(
		Type.Object({ at: Type.String(), staff: Type.String(), callBackAt: orNull(Type.String()) }),
	),
});
export type OrderCallsWire = Static<typeof orderCallsWire>;

/** `from` is the member of staff who had the order when the operator looked; null for no one. */
export const orderTakeBody = Type.Object({ from: orNull(idSchema) });

export const orderAttemptBody = Type.Object({
	/** The number of attempts that the operator saw, so that a second click does not count. */
	attempts: Type.Integer({ minimum: 0, maximum: 1000 }),
	callBackAt: orNull(moment),
});
export type OrderAttemptBody = Static<typeof orderAttemptBody>;

export const callQueueCalls = defineCalls('staff', {
	'POST /api/staff/order_watch/:id': {
		by: 'workOrders',
		summary: 'This order is open here, so it rings no longer; responds with who else has it open',
		params: byId,
		response: { 200: orderWatchersWire },
	},
	'GET /api/staff/order_calls/:id': {
		by: 'workOrders',
		summary: 'Who calls the customer of an order, and the calls that reached no one',
		params: byId,
		response: { 200: orderCallsWire },
	},
	'POST /api/staff/order_take/:id': {
		by: 'workOrders',
		summary: 'I call this customer; of two at once one gets it',
		params: byId,
		body: orderTakeBody,
		response: { 200: orderCallsWire },
	},
	'POST /api/staff/order_release/:id': {
		by: 'workOrders',
		summary: 'Somebody else may call this customer',
		params: byId,
		response: { 200: orderCallsWire },
	},
	'POST /api/staff/order_attempt/:id': {
		by: 'workOrders',
		summary: 'The customer was not reached; call again at that time',
		params: byId,
		body: orderAttemptBody,
		response: { 200: orderCallsWire },
	},
});
