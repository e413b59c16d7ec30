import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A finished response that is the same for everyone, with the tags of everything that it shows. */
export type SharedResponse = {
	statusCode: number;
	headers: Readonly<Record<string, string>>;
	body: Buffer;
	/** Tags as in schema/10-notifications.sql: 'product:12', 'categories', … */
	shows: ReadonlySet<string>;
};

export type Encoding = 'br' | 'gzip';

/** Compression hardly makes a smaller body shorter. */
export const MIN_COMPRESSED_BYTES = 1024;

/**
 * Brotli 9 instead of 7 saves 0.3 % of a page's bytes, but takes six times the CPU (16 ms instead of 2.7) and
 * 32 MB of memory instead of 8 while it runs. `quick` makes a page a fifth larger, for as long as the page is
 * cached. No page is longer than the window of 2^19 bytes.
 */
const QUALITY = { best: { br: 7, gzip: 9 }, quick: { br: 3, gzip: 3 } };
const BROTLI_WINDOW = 19;

/**
 * R10: Node's threads compress this many bodies at once. In a flood of new pages the others are compressed
 * quickly.
 */
const BEST_AT_ONCE = 4;
let compressing = 0;

const compressors = {
	br: (body: Buffer, quality: number) =>
		promisify(brotliCompress)(body, {
			params: {
				[constants.BROTLI_PARAM_QUALITY]: quality,
				[constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
				[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
			},
		}),
	gzip: (body: Buffer, level: number) => promisify(gzip)(body, { level }),
};

/** Compresses a response that is sent only once. */
export function compressQuickly(body: Buffer, encoding: Encoding): Promise<Buffer> {
	return compressors[encoding](body, QUALITY.quick[encoding]);
}

const decompressors = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/**
 * A response in the form in which the cache stores it. It is compressed once for each encoding, when that
 * encoding is first requested.
 */
export class CachedResponse {
	readonly statusCode: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly shows: ReadonlySet<string>;
	readonly etag: string;
	readonly #length: number;
	/**
	 * The uncompressed body is dropped once a compressed copy exists. Nearly all clients take that one, at a
	 * tenth of the bytes.
	 */
	#plain: Buffer | undefined;
	readonly #encoded = new Map<Encoding, Buffer | Promise<Buffer>>();
	/** Called when the number of bytes in memory has changed. */
	onResize: () => void = () => {};

	constructor({ statusCode, headers, body, shows }: SharedResponse) {
		this.statusCode = statusCode;
		this.headers = headers;
		this.shows = shows;
		this.etag = `W/"${hash('sha1', body, 'base64url')}"`;
		this.#length = body.length;
		this.#plain = withoutSlack(body);
	}

	/** The number of bytes that the response takes in memory. */
	get bytes(): number {
		let sum = this.#plain?.length ?? 0;
		for (const body of this.#encoded.values()) if (Buffer.isBuffer(body)) sum += body.length;
		return sum;
	}

	/** Returns the encoding to send to a client with this Accept-Encoding header. */
	encodingFor(accept: string | string[] | undefined): Encoding | undefined {
		return this.#length >= MIN_COMPRESSED_BYTES ? chooseEncoding(accept) : undefined;
	}

	/** Returns a promise only while the body has to be compressed or decompressed. */
	body(encoding?: Encoding): Buffer | Promise<Buffer> {
		if (encoding) return this.#encoded.get(encoding) ?? this.#compress(encoding);
		return this.#plain ?? this.#restorePlain();
	}

	/** Keeps the decompressed copy, because after one client that takes no compression others may follow. */
	async #restorePlain(): Promise<Buffer> {
		const plain = withoutSlack(await this.#decompress());
		this.#plain = plain;
		this.onResize();
		return plain;
	}

	#decompress(): Promise<Buffer> {
		for (const [encoding, body] of this.#encoded)
			if (Buffer.isBuffer(body)) return decompressors[encoding](body);
		throw new Error('A cached response without a body.');
	}

	/**
	 * Compresses the body once, however many requests wait for it: later the finished body replaces the
	 * promise.
	 */
	#compress(encoding: Encoding): Promise<Buffer> {
		const quality = compressing < BEST_AT_ONCE ? QUALITY.best : QUALITY.quick;
		compressing += 1;
		const compressed = Promise.resolve(this.#plain ?? this.#decompress())
			.then((body) => compressors[encoding](body, quality[encoding]))
			.then((bytes) => {
				const body = withoutSlack(bytes);
				this.#encoded.set(encoding, body);
				this.#plain = undefined;
				this.onResize();
				return body;
			})
			.finally(() => {
				compressing -= 1;
			});
		this.#encoded.set(encoding, compressed);
		return compressed;
	}
}

/** Replies synchronously if the body is compressed already, which it nearly always is. */
export function sendCached(
	request: FastifyRequest,
	reply: FastifyReply,
	response: CachedResponse,
): FastifyReply | Promise<FastifyReply> {
	const { statusCode, headers, etag } = response;
	reply.headers(headers);
	if (statusCode === 200) {
		reply.header('etag', etag);
		if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
	}
	const encoding = response.encodingFor(request.headers['accept-encoding']);
	if (encoding) reply.header('content-encoding', encoding);
	const body = response.body(encoding);
	reply.code(statusCode);
	return Buffer.isBuffer(body) ? reply.send(body) : body.then((ready) => reply.send(ready));
}

/**
 * Copies a small buffer, because it may be a slice of Node's 64 KB pool and would keep all of that in memory.
 */
function withoutSlack(body: Buffer): Buffer {
	if (body.length === body.buffer.byteLength) return body;
	const own = Buffer.allocUnsafeSlow(body.length);
	body.copy(own);
	return own;
}

export function chooseEncoding(header: string | string[] | undefined): Encoding | undefined {
	if (typeof header !== 'string') return undefined;
	if (isAccepted(header, 'br')) return 'br';
	return isAccepted(header, 'gzip') ? 'gzip' : undefined;
}

function isAccepted(header: string, encoding: string): boolean {
	const at = header.indexOf(encoding);
	return at >= 0 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(at + encoding.length));
}
