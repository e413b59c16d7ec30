import type { Static, TSchema } from 'typebox';

/** 'order_show/:id' becomes `order_show/${string}`. */
type AddressOf<Route> = Route extends `${infer Head}/:${string}` ? `${Head}/${string}` : Route;

/** The key of `Calls` for an address: `/api/order_cancel/${number}` gives 'POST /api/order_cancel/:id'. */
export type CallOf<Calls, Method extends string, Address extends string> = {
	[Key in keyof Calls]: Key extends `${Method} ${infer Route}`
		? Address extends AddressOf<Route>
			? Calls[Key]
			: never
		: never;
}[keyof Calls];

/** The address itself if it is the address of a call; otherwise a type that nothing fits. */
export type Known<Calls, Method extends string, Address extends string> = [
	CallOf<Calls, Method, Address>,
] extends [never]
	? never
	: Address;

export type ResponseOf<Call> = Call extends { response: infer ByStatus }
	? {
			[Status in keyof ByStatus]: ByStatus[Status] extends TSchema ? Static<ByStatus[Status]> : never;
		}[keyof ByStatus]
	: undefined;
/** Requires a body of the right type if the call takes one. */
export type BodyPart<Call> = Call extends { body: infer Schema extends TSchema }
	? { body: Static<Schema> }
	: { body?: undefined };
/** A parameter with a default need not be sent. */
export type QueryOf<Call> = Call extends { query: infer Schema extends TSchema }
	? Partial<Static<Schema>>
	: Record<never, never>;
