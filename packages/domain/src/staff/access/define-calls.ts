import { type TArray, type TObject, type TSchema, Type } from 'typebox';
import type { StaffRight } from './staff-rights.ts';

/**
 * The people who may make a call: everyone, a signed-in shopper, any shopper (the response depends on the
 * session), the holder of a ticket from reset_confirm, or staff with a right. A staff call that everyone may
 * make is part of the sign-in.
 */
export type Caller = 'anyone' | 'shopper' | 'anyShopper' | 'ticket' | StaffRight;

export type Call = {
	by: Caller;
	/** One sentence for readers of the API reference. */
	summary: string;
	params?: TObject;
	query?: TObject;
	headers?: TObject;
	body?: TSchema;
	/** Schemas by status. A file has no schema, and neither has a POST that answers 204. */
	response?: { readonly [status: number]: TSchema };
	/** Fields and headers that the rules of the call require although its schema does not. */
	requires?: readonly string[];
	/** The name of the operation, if the address does not give a good one. */
	operationId?: string;
	/** The media types of a file that is sent as the request body. */
	consumes?: readonly string[];
};

type Key = `${'GET' | 'POST'} /api/${string}`;

export type Calls = { readonly [key: Key]: Call & { readonly topic: string } };

/**
 * Declares the calls of a feature once. The server's route, the types of both clients and the API reference
 * follow from the declaration. `topic` is the heading in the reference.
 */
export function defineCalls<const Declared extends { readonly [key: Key]: Call }>(
	topic: string,
	calls: Declared,
): { readonly [Name in keyof Declared]: Declared[Name] & { readonly topic: string } } {
	const entries = Object.entries<Call>(calls).map(([key, call]) => [key, { ...call, topic }]);
	return Object.fromEntries(entries);
}

type Tables = { readonly [name: string]: TObject };

/**
 * Declares tables that staff edit as a whole. `calls` contains the calls that list them; edit-table.ts needs
 * the other values to declare the rest.
 */
export function defineTables<const Rows extends Tables>(
	topic: string,
	{ read, edit }: { read: StaffRight; edit: StaffRight },
	rows: Rows,
): {
	topic: string;
	edit: StaffRight;
	rows: Rows;
	calls: {
		readonly [Name in keyof Rows & string as `GET /api/staff/${Name}`]: {
			readonly by: StaffRight;
			readonly summary: string;
			readonly topic: string;
			readonly response: { readonly 200: TArray<Rows[Name]> };
		};
	};
} {
	const calls = Object.entries(rows).map(([name, row]) => [
		`GET /api/staff/${name}`,
		{ by: read, summary: `All of ${name}`, topic, response: { 200: Type.Array(row) } },
	]);
	return { topic, edit, rows, calls: Object.fromEntries(calls) };
}
