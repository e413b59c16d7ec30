import { CallError } from './call.ts';

/**
 * Throws if the typed text was no number, so that the problem shows beside the field and no other number is
 * sent.
 */
export function requireTyped<Value>(typed: Value | undefined, field: string): Value {
	if (typed !== undefined) return typed;
	throw new CallError({ status: 400, code: 'invalid_input', errors: [{ field, code: 'type' }] });
}
