import { type Static, Type } from 'typebox';
import { orNull } from '../../base/fields.api.ts';

const callerWire = Type.Object({ id: Type.Integer(), name: Type.String() });

/** DESK-03: an order that waits for its call, as the row of a list shows it. */
export const queuedCallWire = Type.Object({
	/** Calls that reached no one. */
	attempts: Type.Integer(),
	callBackAt: orNull(Type.String()),
	takenBy: Type.Union([callerWire, Type.Null()]),
});
export type QueuedCallWire = Static<typeof queuedCallWire>;
