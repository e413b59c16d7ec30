import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import type { FinishedRequest } from '../metrics/finished-request.ts';
import { LogBudget } from './log-budget.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Slower requests are logged at every log level. */
const SLOW_MS = 1000;

/**
 * S15: logs hold nothing that a person typed or that identifies a person: no queries of addresses, no
 * headers, no bodies.
 */
export function loggerOptions(level: LogLevel): FastifyServerOptions['logger'] {
	return {
		level,
		serializers: { err: describeError },
		redact: {
			paths: ['*.password', '*.parol', '*.token', '*.code', '*.authorization', '*.cookie'],
			censor: '[hidden]',
		},
	};
}

type LoggedError = { type: string; message: string; stack: string; [more: string]: unknown };

/**
 * PostgreSQL quotes refused values in its errors' message and detail. The log therefore gets only the code,
 * the constraint and the place in the shop's code.
 */
function describeError(error: Error): LoggedError {
	const { code, constraint, severity } = error as {
		code?: unknown;
		constraint?: unknown;
		severity?: unknown;
	};
	const fromPostgres = severity !== undefined;
	const message = fromPostgres ? 'PostgreSQL refused a statement' : error.message;
	const calls = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
	return {
		type: error.name,
		message,
		// Not named `code`, which is redacted because it may be a code from an SMS.
		...(code !== undefined && { errorCode: code }),
		...(constraint !== undefined && { constraint }),
		stack: [message, ...calls].join('\n'),
	};
}

const TRACE_PARENT = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/;

/** Returns the trace id of a traceparent header (W3C Trace Context), or undefined. */
export function traceOf(header: string | string[] | undefined): string | undefined {
	return typeof header === 'string' ? TRACE_PARENT.exec(header)?.[1] : undefined;
}

const processPart = randomBytes(6).toString('base64url');
let requestCount = 0;

/**
 * Returns an id that is unique over all processes. Random bytes for each request would cost 7 % of a cached
 * page.
 */
export function newRequestId(): string {
	requestCount += 1;
	return `${processPart}-${requestCount.toString(36)}`;
}

/**
 * Logs each request by its route's pattern at level debug. Slow or failed requests are logged at warn as far
 * as the budget allows; the metrics count all of them.
 */
export function requestLog(
	log: FastifyBaseLogger,
	{ logLevel }: { logLevel: LogLevel },
	now: () => number = Date.now,
): (request: FinishedRequest) => void {
	const everyRequest = logLevel === 'debug' || logLevel === 'trace';
	const budget = new LogBudget(now);

	return ({ id, method, route, page, trace, statusCode, ms }) => {
		const notable = statusCode >= 500 || ms > SLOW_MS;
		if (!everyRequest && !notable) return;
		const line = { request: id, method, route, page, trace, status: statusCode, ms: Math.round(ms) };
		if (everyRequest) log[notable ? 'warn' : 'debug'](line, 'request');
		else budget.spend(line, (written) => log.warn(written, 'request'));
	};
}
