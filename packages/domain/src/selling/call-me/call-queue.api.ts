import { type Static, Type } from 'typebox';
import { orNull } from '../../base/fields.api.ts';

const callerWire = Type.Object({ id: Type.Integer(), name: Type.String() });

/** DESK-03: the part of a list row that concerns an order's call. */
export const queuedCallWire = Type.Object({
	/** The number of calls that reached no one. */
	attempts: Type.Integer(),
	callBackAt: orNull(Type.String()),
	takenBy: Type.Union([callerWire, Type.Null()]),
});
export type QueuedCallWire = Static<typeof queuedCallWire>;
