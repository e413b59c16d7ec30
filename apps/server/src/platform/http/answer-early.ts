import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from '../cache/answer-cache.ts';
import { findSentBefore, sendAgain } from '../cache/send-answer.ts';
import type { AnsweredRequest } from './answered-request.ts';
import { writtenAddress } from './request-language.ts';

type Options = {
	cache: AnswerCache;
	newRequestId: () => string;
	onAnswered: (request: AnsweredRequest) => void;
};

/**
 * What was asked in just these words before and is still fresh is answered before the router, the hooks and the schemas have
 * looked at it: they did when it was asked first, and none of them looks at anything but the address and the cookie's
 * language. Everything else goes its usual way.
 */
export function answerEarly(app: FastifyInstance, { cache, newRequestId, onAnswered }: Options): void {
	const { server } = app;
	const usual = server.listeners('request') as RequestListener[];
	let closing = false;
	// From then on answers ask for their connection to be closed.
	app.addHook('preClose', async () => {
		closing = true;
	});
	server.removeAllListeners('request');
	server.on('request', (request, response) => {
		if (closing || !answerKept(request, response))
			for (const listener of usual) listener.call(server, request, response);
	});

	function answerKept(request: IncomingMessage, response: ServerResponse): boolean {
		const { method, headers, url = '' } = request;
		if (method !== 'GET' || !isPlain(headers)) return false;
		const known = cache.findAddress(writtenAddress(headers.cookie, url));
		const answer = known && cache.find(known.key);
		const sent = answer && findSentBefore(answer, headers['accept-encoding']);
		if (!sent) return false;
		cache.countHit();
		const startMs = performance.now();
		const { route } = known;
		const { statusCode } = answer;
		const id = newRequestId();
		response.once('finish', () => {
			onAnswered({ id, method, route, statusCode, ms: performance.now() - startMs });
		});
		sendAgain(response, statusCode, sent, id);
		return true;
	}
}

/** Without a body, and not asking whether something has changed. */
function isPlain(headers: IncomingMessage['headers']): boolean {
	return (
		headers['if-none-match'] === undefined &&
		headers['content-length'] === undefined &&
		headers['transfer-encoding'] === undefined
	);
}
