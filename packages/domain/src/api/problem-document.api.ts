import { type Static, type TObject, Type } from 'typebox';
import { oneOf } from '../base/fields.api.ts';
import { PROBLEMS, type ProblemCode } from '../base/problems/problems.ts';
import { trustWire } from '../people/trust/trust.api.ts';
import { orderQuoteWire } from '../selling/orders/orders.api.ts';
import { promoProblemWire } from '../selling/promotions/promotions.api.ts';

/** Fields that some refusals carry besides their code. */
const extras = {
	/** The current quote of the refused order. */
	quote: orderQuoteWire,
	/**
	 * The task of a proof. For each index from 0 to count - 1 the client finds a whole number n for which
	 * SHA-256 of `challenge.index.n` begins with `bits` zero bits. The client then repeats the call with
	 * `X-Proof: challenge.n0-n1-…`.
	 */
	proof: Type.Object({ challenge: Type.String(), count: Type.Integer(), bits: Type.Integer() }),
	/** What the shop allows at this degree of trust, and the limit that the order exceeds. */
	trust: trustWire,
	/** Why a promotion's code cannot be used. */
	promo: promoProblemWire,
};
type Extras = Static<TObject<typeof extras>>;

/** The extra fields of each refusal. */
export type ProblemExtras = {
	proof_required: Pick<Extras, 'proof'>;
	trust_limit: Pick<Extras, 'trust'>;
	phone_unconfirmed: Pick<Extras, 'trust'>;
	product_limit: Pick<Extras, 'quote'>;
	stock_changed: Pick<Extras, 'quote'>;
	price_changed: Pick<Extras, 'quote'>;
	promo_invalid: Pick<Extras, 'promo' | 'quote'>;
};

/** application/problem+json, RFC 9457, with our stable code. */
export const problemDocument = Type.Object({
	type: Type.Literal('about:blank'),
	code: oneOf(Object.keys(PROBLEMS) as ProblemCode[]),
	title: Type.String(),
	status: Type.Integer(),
	detail: Type.String(),
	errors: Type.Optional(Type.Array(Type.Object({ field: Type.String(), code: Type.String() }))),
	...Type.Partial(Type.Object(extras)).properties,
	request_id: Type.Optional(Type.String()),
});
export type ProblemDocument = Static<typeof problemDocument>;
