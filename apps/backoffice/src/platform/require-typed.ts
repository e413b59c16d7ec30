import { CallError } from './call.ts';

/** A text that is no number is reported beside its field, never sent as another number. */
export function requireTyped<Value>(typed: Value | undefined, field: string): Value {
	if (typed !== undefined) return typed;
	throw new CallError({ status: 400, code: 'invalid_input', errors: [{ field, code: 'type' }] });
}
