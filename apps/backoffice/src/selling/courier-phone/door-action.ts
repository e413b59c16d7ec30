import type { HandOutBody, PostponeBody, RefuseBody } from '@dukan/domain/selling/couriers/door.api.ts';

/** An action at the handover is stored as the call to the server that reports it. */
export type DoorCall =
	/** `exchangeTenge` is the part of the cash that returned goods pay. */
	| { call: 'own_hand_out'; body: HandOutBody; exchangeTenge?: number }
	| { call: 'own_refuse'; body: RefuseBody }
	/** `hours` is the text of the slot, as the page shows it. */
	| { call: 'own_postpone'; body: PostponeBody; hours: string };

/** Why the server refused an action. */
export type ActionRefusal = { code: string; field: string | undefined };

/**
 * COUR-02: an action, stored on the phone until the day is over. It contains the order's number but nothing
 * about a person.
 */
export type DoorAction = DoorCall & {
	/**
	 * Sent as the Idempotency-Key, so that the server carries out the action once, however often it is sent.
	 */
	key: string;
	courierId: number;
	orderId: number;
	number: string;
	/** The date in Ashgabat on which the action was entered. */
	day: string;
	state: 'waiting' | 'sent' | 'refused';
	refusal?: ActionRefusal;
};
