import { type Static, Type } from 'typebox';
import { orderQuoteWire } from '../orders/orders.api.ts';
import { PROBLEMS, type ProblemCode } from '../problems/problems.ts';
import { promoProblemWire } from '../promotions/promotions.api.ts';
import { trustWire } from '../trust/trust.api.ts';
import { oneOf } from './fields.api.ts';

/** application/problem+json, RFC 9457, with our stable code. */
export const problemDocument = Type.Object({
	type: Type.Literal('about:blank'),
	code: oneOf(Object.keys(PROBLEMS) as ProblemCode[]),
	title: Type.String(),
	status: Type.Integer(),
	detail: Type.String(),
	errors: Type.Optional(Type.Array(Type.Object({ field: Type.String(), code: Type.String() }))),
	/** Of a refused order: how it would be now. */
	quote: Type.Optional(orderQuoteWire),
	/**
	 * Of `proof_required`: for each index from 0 to count - 1 find a whole number n for which SHA-256 of
	 * `challenge.index.n` begins with `bits` zero bits; then send the call again with `X-Proof: challenge.n0-n1-…`.
	 */
	proof: Type.Optional(
		Type.Object({ challenge: Type.String(), count: Type.Integer(), bits: Type.Integer() }),
	),
	/** Of an order refused for lack of trust: what is allowed, and which of it was passed. */
	trust: Type.Optional(trustWire),
	/** Of `promo_invalid`: why. */
	promo: Type.Optional(promoProblemWire),
	request_id: Type.Optional(Type.String()),
});
export type ProblemDocument = Static<typeof problemDocument>;
