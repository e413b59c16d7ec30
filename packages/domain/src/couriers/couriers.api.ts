import { type Static, Type } from 'typebox';
import { daySchema, idSchema, oneOf, orNull, textsWire } from '../api/fields.api.ts';
import { MAX_BATCH_ORDERS } from '../orders/batch-orders.api.ts';
import { ORDER_STATUSES } from '../orders/order-status.ts';
import { PAYMENT_KINDS } from '../orders/payment-kinds.ts';
import { DELIVERY_KINDS } from '../orders/quote.ts';

const courierWire = Type.Object({ id: Type.Integer(), name: Type.String(), open: Type.Integer() });
/** `open`: orders that they still have. */
export const couriersWire = Type.Array(courierWire);
export type CourierWire = Static<typeof courierWire>;

/** POST /api/staff/orders_assign; null takes them from their courier. */
export const ordersAssignBody = Type.Object({
	ids: Type.Array(idSchema, { minItems: 1, maxItems: MAX_BATCH_ORDERS, uniqueItems: true }),
	courierId: orNull(idSchema),
});
export type OrdersAssignBody = Static<typeof ordersAssignBody>;
/** Those that were not in a state to be assigned stay as they were. */
export const ordersAssignedWire = Type.Object({
	assigned: Type.Array(Type.Integer()),
	refused: Type.Array(Type.Object({ id: Type.Integer(), number: Type.String() })),
});
export type OrdersAssignedWire = Static<typeof ordersAssignedWire>;

export const runSheetQuery = Type.Object({ courier: idSchema, day: daySchema });
export const ownRunQuery = Type.Object({ day: daySchema });

const runStopWire = Type.Object({
	id: Type.Integer(),
	number: Type.String(),
	status: oneOf(ORDER_STATUSES),
	delivery: oneOf(DELIVERY_KINDS),
	slotFrom: orNull(Type.String()),
	slotTo: orNull(Type.String()),
	district: orNull(textsWire),
	address: Type.String(),
	name: Type.String(),
	phone: Type.String(),
	note: Type.String(),
	payment: oneOf(PAYMENT_KINDS),
	totalTenge: Type.Number(),
	/** What is left to pay: less than the total where it was paid by card in advance. */
	dueTenge: Type.Number(),
	/** The banknotes that are to be changed. */
	changeFromTenge: orNull(Type.Number()),
	lines: Type.Array(Type.Object({ productId: Type.Integer(), names: textsWire, quantity: Type.Integer() })),
});
export type RunStopWire = Static<typeof runStopWire>;
/** In the order of hours. */
export const runSheetWire = Type.Object({
	courier: Type.String(),
	day: Type.String(),
	stops: Type.Array(runStopWire),
});
export type RunSheetWire = Static<typeof runSheetWire>;
