import { PROBLEMS, type ProblemCode, type ProblemDocument } from '@dukan/domain/problems/problems.ts';

/** A foreseen refusal on its way to the client. */
export class Problem extends Error {
	readonly code: ProblemCode;
	readonly errors: ProblemDocument['errors'];

	constructor(code: ProblemCode, options: { detail?: string; errors?: ProblemDocument['errors'] } = {}) {
		super(options.detail ?? PROBLEMS[code].title);
		this.code = code;
		this.errors = options.errors;
	}
}

export function problemDocument(code: ProblemCode, requestId: string, problem?: Problem): ProblemDocument {
	const { status, title } = PROBLEMS[code];
	return {
		type: 'about:blank',
		code,
		title,
		status,
		...(problem && problem.message !== title && { detail: problem.message }),
		...(problem?.errors && { errors: problem.errors }),
		request_id: requestId,
	};
}
