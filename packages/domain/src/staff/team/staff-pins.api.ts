import { type Static, Type } from 'typebox';
import { byId, line } from '../../base/fields.api.ts';
import { defineCalls } from '../access/define-calls.ts';
import { staffMemberWire } from './staff.api.ts';

/** POST /api/staff/pin_set and /api/staff/pin_signin. */
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

export const staffPinCalls = defineCalls('staff', {
	'POST /api/staff/pin_set': {
		by: 'deliver',
		summary: 'A PIN for this phone; sets its cookie',
		body: pinBody,
	},
	'POST /api/staff/pin_signin': {
		by: 'anyone',
		summary: 'Sign in by the PIN of this phone, to deliver; sets the cookie',
		body: pinBody,
		response: { 200: staffMemberWire },
	},
	'GET /api/staff/pins': {
		by: 'ownAccount',
		summary: 'My phones that sign in by PIN',
		response: { 200: staffPinsWire },
	},
	'POST /api/staff/pin_end/:id': {
		by: 'ownAccount',
		summary: 'Forget one of my phones',
		params: byId,
	},
	'GET /api/staff/account_pins/:id': {
		by: 'manageStaff',
		summary: 'Phones of a member of staff that sign in by PIN',
		params: byId,
		response: { 200: staffPinsWire },
	},
	'POST /api/staff/account_pin_end/:id': {
		by: 'manageStaff',
		summary: 'Forget a phone of anyone: it is out at once',
		params: byId,
	},
});
