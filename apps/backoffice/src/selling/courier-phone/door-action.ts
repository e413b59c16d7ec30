import type { HandOutBody, PostponeBody, RefuseBody } from '@dukan/domain/selling/couriers/door.api.ts';

/** An action at the handover, with its call. */
export type DoorCall =
	/** `exchangeTenge` is the part of the cash that goods in exchange have paid. */
	| { call: 'own_hand_out'; body: HandOutBody; exchangeTenge?: number }
	| { call: 'own_refuse'; body: RefuseBody }
	/** `hours` is the slot's text as it is shown. */
	| { call: 'own_postpone'; body: PostponeBody; hours: string };

/** Why the server refused it. */
export type ActionRefusal = { code: string; field: string | undefined };

/** COUR-02: an action, stored on the phone until the day is over. It names an order, and no person. */
export type DoorAction = DoorCall & {
	/** Sent as the Idempotency-Key: the server does it once, however often it is sent. */
	key: string;
	courierId: number;
	orderId: number;
	number: string;
	/** The day in Ashgabat on which it was entered. */
	day: string;
	state: 'waiting' | 'sent' | 'refused';
	refusal?: ActionRefusal;
};
