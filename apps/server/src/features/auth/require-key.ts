import type { idempotencyHeaders } from '@dukan/domain/orders/orders.api.ts';
import type { Static } from 'typebox';
import { Problem } from '../../platform/http/problem.ts';

const KEY = /^[\w.-]{8,100}$/;

/** CONTRACT.md: calls that create something carry an Idempotency-Key. */
export function requireKey(headers: Static<typeof idempotencyHeaders>): string {
	const key = headers['idempotency-key'] ?? '';
	if (!KEY.test(key))
		throw new Problem('invalid_input', { errors: [{ field: 'Idempotency-Key', code: 'required' }] });
	return key;
}
