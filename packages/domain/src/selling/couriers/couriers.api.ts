import { type Static, Type } from 'typebox';
import { daySchema, idSchema, oneOf, orNull, textsWire } from '../../base/fields.api.ts';
import { ORDER_STATUSES } from '../../base/orders/order-status.ts';
import { PAYMENT_KINDS } from '../../base/orders/payment-kinds.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { MAX_BATCH_ORDERS } from '../desk/batch-orders.api.ts';
import { deliveryDaysWire } from '../orders/order.api.ts';
import { DELIVERY_KINDS } from '../orders/quote.ts';

const courierWire = Type.Object({
	id: Type.Integer(),
	name: Type.String(),
	/** The number of orders that the courier still has. */
	open: Type.Integer(),
	/** False for an account that no longer delivers but still has orders. */
	active: Type.Boolean(),
});
export const couriersWire = Type.Array(courierWire);
export type CourierWire = Static<typeof courierWire>;

/** POST /api/staff/orders_assign; a courier of null takes the orders away from their courier. */
export const ordersAssignBody = Type.Object({
	ids: Type.Array(idSchema, { minItems: 1, maxItems: MAX_BATCH_ORDERS, uniqueItems: true }),
	courierId: orNull(idSchema),
});
export type OrdersAssignBody = Static<typeof ordersAssignBody>;
/** An order whose status does not allow the assignment stays as it is. */
export const ordersAssignedWire = Type.Object({
	assigned: Type.Array(Type.Integer()),
	refused: Type.Array(Type.Object({ id: Type.Integer(), number: Type.String() })),
});
export type OrdersAssignedWire = Static<typeof ordersAssignedWire>;

export const runSheetQuery = Type.Object({ courier: idSchema, day: daySchema });
/** The day; today by default. */
export const ownRunQuery = Type.Object({ day: Type.Optional(daySchema) });

const runStopWire = Type.Object({
	id: Type.Integer(),
	number: Type.String(),
	/** The version of the order, which actions at the handover send back. */
	version: Type.Integer(),
	status: oneOf(ORDER_STATUSES),
	delivery: oneOf(DELIVERY_KINDS),
	day: Type.String(),
	slotId: orNull(Type.Integer()),
	slotFrom: orNull(Type.String()),
	slotTo: orNull(Type.String()),
	district: orNull(textsWire),
	address: Type.String(),
	name: Type.String(),
	phone: Type.String(),
	note: Type.String(),
	payment: oneOf(PAYMENT_KINDS),
	totalTenge: Type.Number(),
	/** The sum that the customer still owes. A payment by card in advance is subtracted. */
	dueTenge: Type.Number(),
	/**
	 * RET-01: the value of goods returned in exchange. The courier takes that much less, or gives back the
	 * surplus.
	 */
	exchangeTenge: Type.Optional(Type.Number()),
	deliveryPriceTenge: Type.Number(),
	/** The banknote for which the courier must bring change. */
	changeFromTenge: orNull(Type.Number()),
	lines: Type.Array(
		Type.Object({
			productId: Type.Integer(),
			names: textsWire,
			quantity: Type.Integer(),
			pieceTenge: Type.Number(),
			discountTenge: Type.Number(),
			/** RET-02: the serial numbers of the pieces that the courier carries. */
			serials: Type.Optional(Type.Array(Type.String())),
		}),
	),
});
export type RunStopWire = Static<typeof runStopWire>;
/** The courier's orders of a day, sorted by delivery slot. */
export const runSheetWire = Type.Object({
	courier: Type.String(),
	day: Type.String(),
	stops: Type.Array(runStopWire),
});
export type RunSheetWire = Static<typeof runSheetWire>;

/**
 * GET /api/staff/own_run: the orders that the courier's phone shows. The phone keeps them for times without a
 * connection.
 */
export const ownRunWire = Type.Object({
	courierId: Type.Integer(),
	courier: Type.String(),
	day: Type.String(),
	/** True once the day's cash is counted. The phone then removes finished orders. */
	isClosed: Type.Boolean(),
	/** The stops; late ones of earlier days come first. */
	stops: Type.Array(runStopWire),
	/** The slots to which the courier can postpone an order. */
	days: deliveryDaysWire,
});
export type OwnRunWire = Static<typeof ownRunWire>;

export const couriersCalls = defineCalls('staff', {
	'GET /api/staff/couriers': { by: 'workOrders', summary: 'Couriers', response: { 200: couriersWire } },
	'POST /api/staff/orders_assign': {
		by: 'workOrders',
		summary: 'Gives orders to a courier, one or many at once, or takes them away',
		body: ordersAssignBody,
		response: { 200: ordersAssignedWire },
	},
	'GET /api/staff/run_sheet': {
		by: 'workOrders',
		summary: 'A courier’s orders of a day, in the order of slots',
		query: runSheetQuery,
		response: { 200: runSheetWire },
	},
});
