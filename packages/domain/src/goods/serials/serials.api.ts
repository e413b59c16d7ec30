import { type Static, Type } from 'typebox';
import { byId, idSchema, line, moment, oneOf, orNull, textsWire } from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { MAX_SERIAL_LENGTH, SERIAL_EVENTS, SERIAL_KINDS } from './serial-rules.ts';

/**
 * POST /api/staff/product_serials_set/:id: sets whether the pieces of a product have serial numbers. It can
 * apply to the whole sub-category.
 */
export const productSerialsBody = Type.Object({
	kind: orNull(oneOf(SERIAL_KINDS)),
	wholeSubcategory: Type.Boolean({ default: false }),
});
export const productSerialsWire = Type.Object({ kind: orNull(oneOf(SERIAL_KINDS)) });
export const productSerialsChangedWire = Type.Object({ products: Type.Integer() });

const pickedSerialWire = Type.Object({ id: Type.Integer(), number: Type.String() });

/** GET /api/staff/order_serials/:id: the lines of an order whose pieces have serial numbers. */
export const orderSerialsWire = Type.Object({
	lines: Type.Array(
		Type.Object({
			productId: Type.Integer(),
			names: textsWire,
			kind: oneOf(SERIAL_KINDS),
			quantity: Type.Integer(),
			picked: Type.Array(pickedSerialWire),
		}),
	),
	/** The history of each piece that was ever in this order, the oldest event first. */
	events: Type.Array(
		Type.Object({
			at: moment,
			kind: oneOf(SERIAL_EVENTS),
			number: Type.String(),
			staff: orNull(Type.String()),
		}),
	),
});
export type OrderSerialsWire = Static<typeof orderSerialsWire>;

const MAX_TYPED = 2 * MAX_SERIAL_LENGTH;
export const serialText = line(MAX_TYPED);
export const serialAddBody = Type.Object({ productId: idSchema, number: serialText });
export const serialRemoveBody = Type.Object({ serialId: idSchema });

export const serialsCalls = defineCalls('staff', {
	'GET /api/staff/product_serials/:id': {
		by: 'readCatalogue',
		summary: 'Whether each piece of a product has a serial number or an IMEI',
		params: byId,
		response: { 200: productSerialsWire },
	},
	'POST /api/staff/product_serials_set/:id': {
		by: 'editCatalogue',
		summary: 'Asks for a number of each piece at picking; of one product or of its whole sub-category',
		params: byId,
		body: productSerialsBody,
		response: { 200: productSerialsChangedWire },
	},
});

export const orderSerialsCalls = defineCalls('staff', {
	'GET /api/staff/order_serials/:id': {
		by: 'workOrders',
		summary: 'Lines of an order whose pieces have numbers, with those that are picked',
		params: byId,
		response: { 200: orderSerialsWire },
	},
	'POST /api/staff/order_serial_add/:id': {
		by: 'workOrders',
		summary: 'A piece with this number is picked for an order',
		params: byId,
		body: serialAddBody,
		response: { 200: orderSerialsWire },
	},
	'POST /api/staff/order_serial_remove/:id': {
		by: 'workOrders',
		summary: 'A piece that was picked for an order is put back',
		params: byId,
		body: serialRemoveBody,
		response: { 200: orderSerialsWire },
	},
});
