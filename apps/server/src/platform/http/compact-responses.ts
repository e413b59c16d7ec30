import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { chooseEncoding, compressQuickly, MIN_COMPRESSED_BYTES } from '../cache/cached-response.ts';

declare module 'fastify' {
	interface FastifyContextConfig {
		/**
		 * Set where the response holds a token or a code: if it were compressed beside what a caller sent, its length would
		 * reveal it (BREACH).
		 */
		secretResponse?: true;
	}
}

const COMPRESSIBLE = /^(application\/([\w.-]+\+)?json|text\/html)\b/;

/** docs/contract.md, for what no cache has prepared: answers that may be stored have an ETag, JSON and HTML are compressed. */
export const compactResponses = fp(async (app) => {
	app.addHook('onSend', (request, reply, payload, done) => {
		if (!isWhole(payload) || reply.hasHeader('content-encoding')) return done();
		if (isUnchanged(request, reply, payload)) {
			reply.code(304);
			return done(null, null);
		}
		const encoding = encodingFor(request, reply, payload);
		if (!encoding) return done();
		compressQuickly(Buffer.from(payload), encoding).then((body) => {
			reply.header('content-encoding', encoding).removeHeader('content-length');
			done(null, body);
		}, done);
	});
});

const isWhole = (payload: unknown): payload is string | Buffer =>
	typeof payload === 'string' || Buffer.isBuffer(payload);

/** Returns the version of a response that may be stored; true where the client has it. */
function isUnchanged(request: FastifyRequest, reply: FastifyReply, payload: string | Buffer): boolean {
	const stored = reply.getHeader('cache-control');
	if (reply.statusCode !== 200 || stored === undefined || String(stored).includes('no-store')) return false;
	if ((request.method !== 'GET' && request.method !== 'HEAD') || reply.hasHeader('etag')) return false;
	const etag = `W/"${hash('sha1', payload, 'base64url')}"`;
	reply.header('etag', etag);
	return request.headers['if-none-match']?.includes(etag) ?? false;
}

function encodingFor(request: FastifyRequest, reply: FastifyReply, payload: string | Buffer) {
	if (payload.length < MIN_COMPRESSED_BYTES || request.routeOptions.config.secretResponse) return undefined;
	if (!COMPRESSIBLE.test(String(reply.getHeader('content-type')))) return undefined;
	const vary = reply.getHeader('vary');
	if (!String(vary).includes('accept-encoding'))
		reply.header('vary', vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`);
	return chooseEncoding(request.headers['accept-encoding']);
}
