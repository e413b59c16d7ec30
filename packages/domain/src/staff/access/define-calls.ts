import type { TObject, TSchema } from 'typebox';
import type { StaffRight } from './staff-rights.ts';

/**
 * Who may make a call: everyone, a signed-in shopper, a shopper with or without a session (the response says which), the
 * holder of a ticket of reset_confirm, or a member of staff with a right. A call of staff that everyone may make signs in.
 */
export type Caller = 'anyone' | 'shopper' | 'anyShopper' | 'ticket' | StaffRight;

export type Call = {
	by: Caller;
	/** One sentence for those who read the reference of the calls. */
	summary: string;
	params?: TObject;
	query?: TObject;
	headers?: TObject;
	body?: TSchema;
	/** By status. A file has none. */
	response?: { readonly [status: number]: TSchema };
	/** Fields and headers that the call refuses to do without, where its rules say so and not its schema. */
	requires?: readonly string[];
	/** The media types of a file that is sent as the body. */
	consumes?: readonly string[];
};

type Key = `${'GET' | 'POST'} /api/${string}`;

export type Calls = { readonly [key: Key]: Call & { readonly topic: string } };

/**
 * Declares the calls of a feature, each once: the server's route, the types of both clients and the reference follow from
 * it. `topic` is the heading that they have in the reference.
 */
export function defineCalls<const Declared extends { readonly [key: Key]: Call }>(
	topic: string,
	calls: Declared,
): { readonly [Name in keyof Declared]: Declared[Name] & { readonly topic: string } } {
	const entries = Object.entries<Call>(calls).map(([key, call]) => [key, { ...call, topic }]);
	return Object.fromEntries(entries);
}
