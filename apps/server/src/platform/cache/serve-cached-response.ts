import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { languageAndUrl } from '../http/request-language.ts';
import type { KnownClients } from '../overload/client-of.ts';
import type { ConcurrencyLimiter } from '../overload/concurrency-limiter.ts';
import type { CachedResponse } from './cached-response.ts';
import type { ResponseCache } from './response-cache.ts';

/** nginx may serve it for a second without asking the shop; it removes the header. See deploy/nginx.conf. */
const PROXY_CACHE_HEADER = ['x-accel-expires', '1'] as const;

/**
 * A hook for routes whose response depends on nothing but the address and the language cookie: a fresh response is served
 * before the request is validated. R10: when the shop is overloaded, an address without any response in the cache is refused
 * here; the others go on, for there may be a stale response to serve.
 */
export function serveFromCache(
	cache: ResponseCache,
	limiter: ConcurrencyLimiter,
	clients: KnownClients,
): onRequestHookHandler {
	return (request, reply, done) => {
		const key = cache.findKey(languageAndUrl(request));
		const response = key === undefined ? undefined : cache.get(key);
		if (response) sendCached(request, reply, response);
		else done(key === undefined ? limiter.refusal(clients.of(request)) : undefined);
	};
}

/** Synchronous when the body is compressed already, as it nearly always is. */
export function sendCached(
	request: FastifyRequest,
	reply: FastifyReply,
	response: CachedResponse,
): FastifyReply | Promise<FastifyReply> {
	const { statusCode, headers, etag } = response;
	reply.headers(headers);
	if (statusCode === 200) {
		reply.header('etag', etag).header(...PROXY_CACHE_HEADER);
		if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
	}
	const encoding = response.encodingFor(request.headers['accept-encoding']);
	if (encoding) reply.header('content-encoding', encoding);
	const body = response.body(encoding);
	reply.code(statusCode);
	return Buffer.isBuffer(body) ? reply.send(body) : body.then((ready) => reply.send(ready));
}
