import { type Static, Type } from 'typebox';
import { daySchema, idSchema, moment, timeOfDay } from '../../base/fields.api.ts';

/** Without a district it is the shop's own. */
export const deliveryPromiseQuery = Type.Object({ district_id: Type.Optional(idSchema) });

const promiseWire = Type.Object({ date: daySchema, from: timeOfDay, to: timeOfDay, order_until: moment });

/** CHOOSE-07: `today` and `now` are the shop's, whatever the clock of the phone shows. */
export const deliveryPromiseWire = Type.Object({
	today: daySchema,
	now: moment,
	/** Empty where no time is free in the days ahead, or there is no delivery. */
	promises: Type.Array(promiseWire, { maxItems: 1 }),
	/** LIGHT-03: whether an order placed now can come by express. */
	express: Type.Boolean(),
});
export type DeliveryPromiseWire = Static<typeof deliveryPromiseWire>;
