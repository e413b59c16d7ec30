import type { ProblemDocument } from '@dukan/domain/api/problem-document.api.ts';
import { PROBLEMS, type ProblemCode } from '@dukan/domain/problems/problems.ts';

type ProblemOptions = {
	detail?: string;
	errors?: ProblemDocument['errors'];
	quote?: ProblemDocument['quote'];
	proof?: ProblemDocument['proof'];
	trust?: ProblemDocument['trust'];
	promo?: ProblemDocument['promo'];
	retryAfterS?: number;
};

/** A foreseen refusal on its way to the client. */
export class Problem extends Error {
	readonly code: ProblemCode;
	readonly errors: ProblemDocument['errors'];
	readonly quote: ProblemDocument['quote'];
	readonly proof: ProblemDocument['proof'];
	readonly trust: ProblemDocument['trust'];
	readonly promo: ProblemDocument['promo'];
	/** When to come back; goes out as Retry-After. */
	readonly retryAfterS: number | undefined;

	constructor(code: ProblemCode, options: ProblemOptions = {}) {
		super(options.detail ?? PROBLEMS[code].title);
		this.code = code;
		this.errors = options.errors;
		this.quote = options.quote;
		this.proof = options.proof;
		this.trust = options.trust;
		this.promo = options.promo;
		this.retryAfterS = options.retryAfterS;
	}
}

/** One wrong field of the input. */
export function invalidField(field: string, code: string): Problem {
	return new Problem('invalid_input', { errors: [{ field, code }] });
}

export function problemDocument(code: ProblemCode, requestId: string, problem?: Problem): ProblemDocument {
	const { status, title } = PROBLEMS[code];
	return {
		type: 'about:blank',
		code,
		title,
		status,
		// CONTRACT.md: there in every refusal, also where there is no more to say.
		detail: problem?.message ?? title,
		...(problem?.errors && { errors: problem.errors }),
		...(problem?.quote && { quote: problem.quote }),
		...(problem?.proof && { proof: problem.proof }),
		...(problem?.trust && { trust: problem.trust }),
		...(problem?.promo && { promo: problem.promo }),
		request_id: requestId,
	};
}
