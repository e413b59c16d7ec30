import { type Static, Type } from 'typebox';
import { idSchema, moment, orNull } from '../../base/fields.api.ts';
import { queuedCallWire } from '../call-me/call-queue.api.ts';

/** DESK-03: an order that waits for its call, with the calls that were made. */
export const orderCallsWire = Type.Object({
	...queuedCallWire.properties,
	calls: Type.Array(
		Type.Object({ at: Type.String(), staff: Type.String(), callBackAt: orNull(Type.String()) }),
	),
});
export type OrderCallsWire = Static<typeof orderCallsWire>;

/** `from`: who had it when the operator looked; null is no one. */
export const orderTakeBody = Type.Object({ from: orNull(idSchema) });

export const orderAttemptBody = Type.Object({
	/** The number of attempts that the operator saw: the second of two presses counts nothing. */
	attempts: Type.Integer({ minimum: 0, maximum: 1000 }),
	callBackAt: orNull(moment),
});
export type OrderAttemptBody = Static<typeof orderAttemptBody>;
