import type { ProblemDocument, ProblemExtras } from '@dukan/domain/api/problem-document.api.ts';
import { PROBLEMS, type ProblemCode } from '@dukan/domain/base/problems/problems.ts';

/** The extra fields that a refusal with this code has. */
type ExtraOf<Code extends ProblemCode> = Code extends keyof ProblemExtras ? ProblemExtras[Code] : undefined;

type ProblemOptions<Code extends ProblemCode> = {
	detail?: string;
	errors?: ProblemDocument['errors'];
	extra?: ExtraOf<Code>;
	retryAfterS?: number;
};

/** A refusal that the code foresees, as opposed to a defect. */
export class Problem<Code extends ProblemCode = ProblemCode> extends Error {
	readonly code: Code;
	readonly errors: ProblemDocument['errors'];
	readonly extra: ExtraOf<Code> | undefined;
	/** The seconds after which to retry, sent as Retry-After. */
	readonly retryAfterS: number | undefined;

	constructor(code: Code, options: ProblemOptions<Code> = {}) {
		super(options.detail ?? PROBLEMS[code].title);
		this.code = code;
		this.errors = options.errors;
		this.extra = options.extra;
		this.retryAfterS = options.retryAfterS;
	}
}

export function isProblem<Code extends ProblemCode>(error: unknown, code: Code): error is Problem<Code> {
	return error instanceof Problem && error.code === code;
}

/** Refuses one field of the input. */
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
		// docs/contract.md: every refusal has a detail, even if there is no more to say than the title.
		detail: problem?.message ?? title,
		...(problem?.errors && { errors: problem.errors }),
		...problem?.extra,
		request_id: requestId,
	};
}
