import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredAnswer } from './answer-cache.ts';

/** Below this a compressed body is hardly smaller. */
const MIN_COMPRESSED_BYTES = 1024;

/** Done once per answer, so nearly the best is worth its time. */
const BROTLI_OPTIONS = {
	params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

const compressors = {
	br: (body: Buffer) => promisify(brotliCompress)(body, BROTLI_OPTIONS),
	gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};

export async function sendAnswer(
	request: FastifyRequest,
	reply: FastifyReply,
	answer: StoredAnswer,
): Promise<FastifyReply> {
	reply.headers(answer.headers).header('etag', answer.etag);
	if (answer.statusCode === 200 && request.headers['if-none-match']?.includes(answer.etag)) {
		return reply.code(304).send();
	}
	reply.code(answer.statusCode);
	const encoding = chooseEncoding(request.headers['accept-encoding']);
	if (!encoding || answer.body.length < MIN_COMPRESSED_BYTES) return reply.send(answer.body);
	return reply.header('content-encoding', encoding).send(await encodedBody(answer, encoding));
}

function encodedBody(answer: StoredAnswer, encoding: 'br' | 'gzip'): Promise<Buffer> {
	const known = answer.encoded.get(encoding);
	if (known) return known;
	const made = compressors[encoding](answer.body);
	answer.encoded.set(encoding, made);
	return made;
}

export function chooseEncoding(header: string | string[] | undefined): 'br' | 'gzip' | undefined {
	if (typeof header !== 'string') return undefined;
	if (isAccepted(header, 'br')) return 'br';
	return isAccepted(header, 'gzip') ? 'gzip' : undefined;
}

function isAccepted(header: string, encoding: string): boolean {
	const at = header.indexOf(encoding);
	return at >= 0 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(at + encoding.length));
}
