import { PROBLEMS, type ProblemCode } from '@dukan/domain/base/problems/problems.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { DatabaseTrouble } from '../database/database-trouble.ts';
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';
import { LogBudget } from './log-budget.ts';
import { Problem, problemDocument } from './problem.ts';
import { isPageRequest, PROBLEM_PAGE_POLICY, problemPage } from './problem-page.ts';
import { cookieLanguage } from './request-language.ts';

/**
 * The seconds after which a client should retry, while PostgreSQL is unavailable or if a refusal names no
 * time.
 */
const RETRY_AFTER_S: Readonly<Record<number, number>> = { 503: 2, 429: 5 };

/**
 * Turns every error into a problem document, or into a page for browsers. Only foreseen refusals contain more
 * than their title.
 */
export const errorHandling = fp<{ trouble: DatabaseTrouble }>(async (app, { trouble }) => {
	const budget = new LogBudget();
	app.setErrorHandler((error: FastifyError, request, reply) => {
		const problem = toProblem(error);
		// R17: the log names the reason about once a second, and not for each of a thousand requests.
		const reason = error instanceof Problem ? undefined : trouble.note(error);
		if (reason !== undefined)
			budget.spend({ reason, request: request.id }, (line) =>
				request.log.warn(line, 'refused: the database is unavailable'),
			);
		if (problem.code === 'internal_error')
			budget.spend({ err: error, request: request.id }, (line) =>
				request.log.error(line, 'unforeseen error'),
			);
		return sendProblem(request, reply, problem);
	});
	app.setNotFoundHandler((request, reply) => sendProblem(request, reply, new Problem('not_found')));
});

/** Handles a path that Fastify cannot read and therefore refuses before any hook runs. */
export function refuseEarly(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
	sendProblem(request, reply, toProblem(error));
}

function toProblem(error: FastifyError): Problem {
	if (error instanceof Problem) return error;
	if (error.validation) {
		return new Problem('invalid_input', {
			errors: error.validation.map((issue) => ({
				field: String(
					issue.instancePath.slice(1).replaceAll('/', '.') ||
						issue.params.missingProperty ||
						error.validationContext,
				),
				code: issue.keyword,
			})),
		});
	}
	if (isDatabaseUnavailable(error)) return new Problem('temporarily_unavailable');
	return new Problem(codeForStatus(error.statusCode));
}

/** Fastify's own refusals have only a status, from which this finds the code. */
function codeForStatus(status: number | undefined): ProblemCode {
	const codes: Readonly<Record<number, ProblemCode>> = {
		400: 'bad_request',
		404: 'not_found',
		405: 'method_not_allowed',
		413: 'payload_too_large',
		414: 'address_too_long',
		415: 'unsupported_media_type',
		429: 'too_many_requests',
		503: 'temporarily_unavailable',
	};
	return codes[status ?? 500] ?? (status !== undefined && status < 500 ? 'bad_request' : 'internal_error');
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
	const { status } = PROBLEMS[problem.code];
	const retryAfterS = problem.retryAfterS ?? RETRY_AFTER_S[status];
	if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS);
	reply.code(status).header('cache-control', 'no-store');
	if (isPageRequest(request)) {
		return reply
			.header('content-security-policy', PROBLEM_PAGE_POLICY)
			.type('text/html; charset=utf-8')
			.serializer(String)
			.send(problemPage(cookieLanguage(request), status));
	}
	return reply
		.type('application/problem+json; charset=utf-8')
		.serializer(JSON.stringify)
		.send(problemDocument(problem.code, request.id, problem));
}
