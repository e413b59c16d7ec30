import { type Static, Type } from 'typebox';
import { idSchema, line, moment, oneOf, orNull, textsWire } from '../../base/fields.api.ts';
import { MAX_SERIAL_LENGTH, SERIAL_EVENTS, SERIAL_KINDS } from './serial-rules.ts';

/** POST /api/staff/product_serials_set/:id: whether each piece has a number; for all of its sub-category if wanted. */
export const productSerialsBody = Type.Object({
	kind: orNull(oneOf(SERIAL_KINDS)),
	wholeSubcategory: Type.Boolean({ default: false }),
});
export const productSerialsWire = Type.Object({ kind: orNull(oneOf(SERIAL_KINDS)) });
export const productSerialsChangedWire = Type.Object({ products: Type.Integer() });

const pickedSerialWire = Type.Object({ id: Type.Integer(), number: Type.String() });

/** GET /api/staff/order_serials/:id: lines whose pieces have numbers. */
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
	/** The way of each piece that was ever in this order, oldest first. */
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
