import { randomBytes } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';

/** Slower than this deserves a line even when nobody asked for one. */
const SLOW_MS = 1000;

/** S15: nothing that a person typed or is known by reaches a log: no address with its query, no headers, no bodies. */
export function loggerOptions(level: Config['logLevel']): FastifyServerOptions['logger'] {
	return {
		level,
		redact: {
			paths: ['*.password', '*.parol', '*.token', '*.code', '*.authorization', '*.cookie'],
			censor: '[hidden]',
		},
		serializers: {
			req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
			res: (reply) => ({ status: reply.statusCode }),
		},
	};
}

export const newRequestId = (): string => randomBytes(9).toString('base64url');

/** Each request by its route's pattern, at debug; slow and failed ones where they are seen. */
export const requestLog = fp(async (app, { logLevel }: Pick<Config, 'logLevel'>) => {
	const everyRequest = logLevel === 'debug' || logLevel === 'trace';
	app.addHook('onRequest', async (request, reply) => {
		reply.header('x-request-id', request.id);
	});
	app.addHook('onResponse', async (request, reply) => {
		const notable = reply.statusCode >= 500 || reply.elapsedTime > SLOW_MS;
		if (!notable && !everyRequest) return;
		request.log[notable ? 'warn' : 'debug'](
			{
				method: request.method,
				route: request.routeOptions.url,
				status: reply.statusCode,
				ms: Math.round(reply.elapsedTime),
			},
			'request',
		);
	});
});
