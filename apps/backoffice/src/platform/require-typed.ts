import { CallError } from './call.ts';

/** What is no number is told beside its field, never sent as another one. */
export function requireTyped(number: number | undefined, field: string): number {
	if (number !== undefined) return number;
	throw new CallError({ status: 400, code: 'invalid_input', errors: [{ field, code: 'type' }] });
}
