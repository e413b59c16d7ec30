import type { idempotencyHeaders } from '@dukan/domain/base/fields.api.ts';
import type { Static } from 'typebox';
import { requireWellFormed } from './call-once.ts';
import { invalidField } from './problem.ts';

/** For `requires` of the calls that ask for it. */
export const KEY_REQUIRED = { requires: ['idempotency-key'] } as const;

/** docs/contract.md: calls that create something carry an Idempotency-Key. */
export function requireKey(headers: Static<typeof idempotencyHeaders>): string {
	const key = headers['idempotency-key'];
	if (key === undefined) throw invalidField('Idempotency-Key', 'required');
	requireWellFormed(key);
	return key;
}
