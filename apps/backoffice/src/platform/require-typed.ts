import { CallError } from './call.ts';

/** What is no number is told beside its field, never sent as another one. */
export function requireTyped<Value>(typed: Value | undefined, field: string): Value {
	if (typed !== undefined) return typed;
	throw new CallError({ status: 400, code: 'invalid_input', errors: [{ field, code: 'type' }] });
}
