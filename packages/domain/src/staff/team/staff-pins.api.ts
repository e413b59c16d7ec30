import { type Static, Type } from 'typebox';
import { line } from '../../base/fields.api.ts';

/** POST /api/staff/pin_set, /api/staff/pin_signin. */
export const pinBody = Type.Object({ pin: line(16) });

/** A phone that signs in by PIN. */
const staffPinWire = Type.Object({
	id: Type.Integer(),
	createdAt: Type.String(),
	lastSeenAt: Type.String(),
	userAgent: Type.String(),
	network: Type.String(),
});
export type StaffPinWire = Static<typeof staffPinWire>;
export const staffPinsWire = Type.Array(staffPinWire);
