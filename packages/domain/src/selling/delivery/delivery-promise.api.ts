import { type Static, Type } from 'typebox';
import { daySchema, idSchema, moment, timeOfDay } from '../../base/fields.api.ts';

/** The promise for a district; without one, for the shop's home region. */
export const deliveryPromiseQuery = Type.Object({ district_id: Type.Optional(idSchema) });

const promiseWire = Type.Object({ date: daySchema, from: timeOfDay, to: timeOfDay, order_until: moment });

/** CHOOSE-07: `today` and `now` are from the shop's clock, because the clock of a phone may be wrong. */
export const deliveryPromiseWire = Type.Object({
	today: daySchema,
	now: moment,
	/** Empty if no slot is free in the days ahead, or if couriers do not deliver there. */
	promises: Type.Array(promiseWire, { maxItems: 1 }),
	/** LIGHT-03: true if an order placed now can come by express. */
	express: Type.Boolean(),
});
export type DeliveryPromiseWire = Static<typeof deliveryPromiseWire>;
