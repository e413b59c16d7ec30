import { type Static, Type } from 'typebox';
import { idSchema, oneOf, orNull } from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';

/** S27: invented orders come in waves, either from one network or for one delivery slot. */
const WAVE_KINDS = ['network', 'slot'] as const;

/** The order or call request in which a member of staff noticed the wave. */
const seed = { orderId: Type.Optional(idSchema), callRequestId: Type.Optional(idSchema) };
export const waveQuery = Type.Object(seed);
export type WaveQuery = Static<typeof waveQuery>;

/** The number of orders and call requests that one click would end. */
const waveSizeWire = Type.Object({ orders: Type.Integer(), calls: Type.Integer() });
export type WaveSizeWire = Static<typeof waveSizeWire>;

/** GET /api/staff/wave: null if the network is unknown, or if the order takes no slot. */
export const waveWire = Type.Object({ network: orNull(waveSizeWire), slot: orNull(waveSizeWire) });
export type WaveWire = Static<typeof waveWire>;

export const waveEndBody = Type.Object({ ...seed, kind: oneOf(WAVE_KINDS) });
export type WaveEndBody = Static<typeof waveEndBody>;
/** The number of orders and call requests that the call ended. */
export const waveEndedWire = waveSizeWire;

export const waveCalls = defineCalls('staff', {
	'GET /api/staff/wave': {
		by: 'workOrders',
		summary:
			'What came from the same network or wants the same slot as this order or call, of people the shop does not know',
		query: waveQuery,
		response: { 200: waveWire },
	},
	'POST /api/staff/wave_end': {
		by: 'workOrders',
		summary: 'Cancel those orders and close those calls, without messages',
		body: waveEndBody,
		response: { 200: waveEndedWire },
	},
});
