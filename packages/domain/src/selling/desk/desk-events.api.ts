import { type Static, Type } from 'typebox';
import { eventStream } from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { orderEventWire } from '../orders/orders.api.ts';
import { orderCountsWire } from '../orders/staff-orders.api.ts';

/** GET /api/staff/order_events: the stream of the order desk (DESK-01, DESK-02). */
export const deskEventsQuery = Type.Object({
	/** The number of the last event that the page received. The stream begins with the events after it. */
	after: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
});

/** `start` is the first event of every stream. A locked page gets counts and nothing else. */
export const deskStartWire = Type.Object({
	locked: Type.Boolean(),
	counts: orderCountsWire,
	/** Events after the last one that the page has received. */
	missed: Type.Array(orderEventWire),
});
export type DeskStartWire = Static<typeof deskStartWire>;

/**
 * `bell` brings the counts after a change, `order` one event. `lock` says that the page was left alone or is
 * in use again.
 */
export const deskLockWire = Type.Object({ locked: Type.Boolean() });
export type DeskLockWire = Static<typeof deskLockWire>;

export const deskEventsCalls = defineCalls('staff', {
	'GET /api/staff/order_events': {
		by: 'workOrders',
		summary: 'All orders’ changes as they happen (text/event-stream); `after` catches up',
		query: deskEventsQuery,
		response: {
			200: eventStream(
				'`start`, then `order`, `bell` and `lock`, each with one of these as its data',
				Type.Union([deskStartWire, orderEventWire, orderCountsWire, deskLockWire]),
			),
		},
	},
});
