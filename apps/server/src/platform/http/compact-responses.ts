import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { chooseEncoding, compressQuickly, MIN_COMPRESSED_BYTES } from '../cache/cached-response.ts';

declare module 'fastify' {
	interface FastifyContextConfig {
		/**
		 * Set if the response holds a token or a code. Compressed together with text that a caller sent, its
		 * length would reveal the secret (BREACH).
		 */
		secretResponse?: true;
	}
}

const COMPRESSIBLE = /^(application\/([\w.-]+\+)?json|text\/html)\b/;

/**
 * docs/contract.md, for responses that no cache has prepared: those that may be stored get an ETag, and JSON
 * and HTML are compressed.
 */
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

/** Sets the ETag of a response that may be stored. Returns true if the client has that version already. */
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
