import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredAnswer } from './answer-cache.ts';

/** Below this a compressed body is hardly smaller. */
const MIN_COMPRESSED_BYTES = 1024;

/** Done once per answer, so nearly the best is worth its time; in a hurry a seventh of that time, for a fifth more bytes. */
const QUALITY = { best: { br: 9, gzip: 9 }, quick: { br: 3, gzip: 3 } };

/** R10: compressing runs beside the event loop, on the same cores. Of the best kind one core does, the other serves. */
const BEST_AT_ONCE = Math.max(1, availableParallelism() - 1);
let compressing = 0;

const compressors = {
	br: (body: Buffer, quality: number) =>
		promisify(brotliCompress)(body, {
			params: {
				[constants.BROTLI_PARAM_QUALITY]: quality,
				[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
			},
		}),
	gzip: (body: Buffer, level: number) => promisify(gzip)(body, { level }),
};

/** Waits for nothing when the body is at hand, as it nearly always is. */
export function sendAnswer(
	request: FastifyRequest,
	reply: FastifyReply,
	answer: StoredAnswer,
): FastifyReply | Promise<FastifyReply> {
	reply.headers(answer.headers).header('etag', answer.etag);
	if (answer.statusCode === 200 && request.headers['if-none-match']?.includes(answer.etag)) {
		return reply.code(304).send();
	}
	reply.code(answer.statusCode);
	const encoding = chooseEncoding(request.headers['accept-encoding']);
	if (!encoding || answer.body.length < MIN_COMPRESSED_BYTES) return reply.send(answer.body);
	reply.header('content-encoding', encoding);
	const body = answer.encoded.get(encoding) ?? compress(answer, encoding);
	return Buffer.isBuffer(body) ? reply.send(body) : body.then((ready) => reply.send(ready));
}

/** Once for all who ask meanwhile; the finished body then replaces the promise. */
function compress(answer: StoredAnswer, encoding: 'br' | 'gzip'): Promise<Buffer> {
	const quality = compressing < BEST_AT_ONCE ? QUALITY.best : QUALITY.quick;
	compressing += 1;
	const making = compressors[encoding](answer.body, quality[encoding])
		.then((body) => {
			answer.encoded.set(encoding, body);
			return body;
		})
		.finally(() => {
			compressing -= 1;
		});
	answer.encoded.set(encoding, making);
	return making;
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
