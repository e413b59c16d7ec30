import { type TArray, type TObject, type TSchema, Type } from 'typebox';
import type { StaffRight } from './staff-rights.ts';

/**
 * Who may make a call: everyone, a signed-in shopper, a shopper with or without a session (the response depends on it), the
 * holder of a ticket of reset_confirm, or a member of staff with a right. A call of staff that everyone may make signs in.
 */
export type Caller = 'anyone' | 'shopper' | 'anyShopper' | 'ticket' | StaffRight;

export type Call = {
	by: Caller;
	/** One sentence for readers of the calls' reference. */
	summary: string;
	params?: TObject;
	query?: TObject;
	headers?: TObject;
	body?: TSchema;
	/** Schemas by status. A file has none, and neither has a POST that answers 204. */
	response?: { readonly [status: number]: TSchema };
	/** Fields and headers that the call requires by its rules and not by its schema. */
	requires?: readonly string[];
	/** Set where the address does not give a good name. */
	operationId?: string;
	/** The media types of a file that is sent as the body. */
	consumes?: readonly string[];
};

type Key = `${'GET' | 'POST'} /api/${string}`;

export type Calls = { readonly [key: Key]: Call & { readonly topic: string } };

/**
 * Declares the calls of a feature, each once: the server's route, the types of both clients and the reference follow from it.
 * `topic` is their heading in the reference.
 */
export function defineCalls<const Declared extends { readonly [key: Key]: Call }>(
	topic: string,
	calls: Declared,
): { readonly [Name in keyof Declared]: Declared[Name] & { readonly topic: string } } {
	const entries = Object.entries<Call>(calls).map(([key, call]) => [key, { ...call, topic }]);
	return Object.fromEntries(entries);
}

type Tables = { readonly [name: string]: TObject };

/** The calls that list the tables which staff edit as a whole, as `calls`, with what edit-table.ts needs to declare the rest. */
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
