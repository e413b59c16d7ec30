import { type Static, Type } from 'typebox';
import { byId, daySchema, idSchema, oneOf, text } from '../../base/fields.api.ts';
import { serialText } from '../../goods/serials/serials.api.ts';
import { MAX_CASH_TENGE } from '../../money/cash/cash-rules.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { MAX_ORDER_LINES, MAX_QUANTITY } from '../orders/quote.ts';
import { ownRunQuery, ownRunWire } from './couriers.api.ts';
import { DOOR_REFUSALS } from './door-refusals.ts';

const version = Type.Integer({ minimum: 1 });
const sum = Type.Integer({ minimum: 0, maximum: MAX_CASH_TENGE });

/**
 * POST /api/staff/order_hand_out/:id: the goods that the customer takes, and the payment. Goods that are not
 * named are refused.
 */
export const handOutBody = Type.Object({
	version,
	taken: Type.Array(
		Type.Object({ productId: idSchema, quantity: Type.Integer({ minimum: 0, maximum: MAX_QUANTITY }) }),
		{ maxItems: MAX_ORDER_LINES },
	),
	cashTenge: sum,
	terminalTenge: sum,
	/** RET-02: the serial numbers of refused pieces, if the customer takes only a part of a line. */
	refusedSerials: Type.Optional(Type.Array(serialText, { maxItems: MAX_QUANTITY })),
});
export type HandOutBody = Static<typeof handOutBody>;

/**
 * POST /api/staff/order_postpone/:id gives the order another delivery slot. Until then it waits in the shop.
 */
export const postponeBody = Type.Object({
	version,
	slot: Type.Object({ date: daySchema, id: idSchema }),
	note: text(500, { default: '' }),
});
export type PostponeBody = Static<typeof postponeBody>;

/** POST /api/staff/own_start/:id: the courier leaves with the order. */
export const startBody = Type.Object({ version });
export type StartBody = Static<typeof startBody>;

/** POST /api/staff/own_refuse/:id: the customer takes nothing. */
export const refuseBody = Type.Object({
	version,
	reason: oneOf(DOOR_REFUSALS),
	note: text(500, { default: '' }),
});
export type RefuseBody = Static<typeof refuseBody>;

export const doorCalls = defineCalls('staff', {
	'POST /api/staff/order_hand_out/:id': {
		by: 'workOrders',
		summary: 'The receiver takes all or part of an order and pays in cash, by terminal or both',
		params: byId,
		body: handOutBody,
	},
	'POST /api/staff/order_postpone/:id': {
		by: 'workOrders',
		summary: 'An order on its way comes back and gets another slot',
		params: byId,
		body: postponeBody,
	},
});

export const ownOrdersCalls = defineCalls('staff', {
	'GET /api/staff/own_run': {
		by: 'deliver',
		summary: 'The caller’s own orders of a day, in the order of slots',
		query: ownRunQuery,
		response: { 200: ownRunWire },
	},
	'POST /api/staff/own_start/:id': {
		by: 'deliver',
		summary: 'The caller leaves with an accepted order',
		params: byId,
		body: startBody,
	},
	'POST /api/staff/own_hand_out/:id': {
		by: 'deliver',
		summary: 'The receiver takes all or part of an own order and pays',
		params: byId,
		body: handOutBody,
	},
	'POST /api/staff/own_refuse/:id': {
		by: 'deliver',
		summary: 'Nothing of an own order is taken; it is cancelled with the reason',
		params: byId,
		body: refuseBody,
	},
	'POST /api/staff/own_postpone/:id': {
		by: 'deliver',
		summary: 'An own order comes back to the shop and gets another slot',
		params: byId,
		body: postponeBody,
	},
});
