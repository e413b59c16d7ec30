import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyRequest } from 'fastify';
import { AnswerCache, type StoredAnswer, storedAnswer } from './answer-cache.ts';
import { chooseEncoding, sendAnswer } from './send-answer.ts';

test('brotli before gzip, and what the client refuses is not used', () => {
	assert.equal(chooseEncoding('gzip, deflate, br, zstd'), 'br');
	assert.equal(chooseEncoding('gzip, br;q=0'), 'gzip');
	assert.equal(chooseEncoding('gzip;q=0.5'), 'gzip');
	assert.equal(chooseEncoding('gzip;q=0, identity'), undefined);
	assert.equal(chooseEncoding('identity'), undefined);
	assert.equal(chooseEncoding(undefined), undefined);
});

test('an answer is the same each time, packed or not, also once only the packed copy is kept', async () => {
	const app = Fastify();
	const text = 'Dükan '.repeat(1000);
	const shows = new Set<string>();
	const stored = storedAnswer({
		statusCode: 200,
		headers: { 'x-kind': 'page' },
		body: Buffer.from(text),
		shows,
	});
	app.get('/', (request, reply) => sendAnswer(request, reply, stored));
	const get = (encoding: string) => app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
	for (const turn of [1, 2, 3]) {
		for (const [encoding, unpack] of [
			['br', brotliDecompressSync],
			['gzip', gunzipSync],
			['identity', (body: Buffer) => body],
		] as const) {
			const answer = await get(encoding);
			assert.equal(unpack(answer.rawPayload).toString(), text, `${encoding}, time ${turn}`);
			assert.equal(answer.headers['content-encoding'], encoding === 'identity' ? undefined : encoding);
			assert.equal(answer.headers['content-length'], String(answer.rawPayload.length));
			assert.equal(answer.headers['x-kind'], 'page');
			assert.equal(answer.headers.etag, stored.etag);
		}
	}
	assert.equal(stored.body, undefined);
	const same = await app.inject({ url: '/', headers: { 'if-none-match': stored.etag } });
	assert.equal(same.statusCode, 304);
	await app.close();
});

test('what is kept of an answer holds no memory but its own', async () => {
	const app = Fastify();
	const [long, short] = ['Dükan '.repeat(1000), 'Dükan'].map((text) =>
		storedAnswer({ statusCode: 200, headers: {}, body: Buffer.from(text), shows: new Set() }),
	) as [StoredAnswer, StoredAnswer];
	app.get('/', (request, reply) => sendAnswer(request, reply, long));
	await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
	await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
	await app.close();
	const kept = [short.body, ...long.encoded.values(), ...Array.from(long.heads.values(), ({ body }) => body)];
	assert.equal(kept.length, 5);
	for (const body of kept) {
		assert.ok(Buffer.isBuffer(body));
		assert.equal(body.buffer.byteLength, body.length);
	}
});

test('a page that has been packed makes room for others; asked for unpacked as well, it takes that much', async () => {
	const app = Fastify();
	const text = 'Dükan '.repeat(10_000);
	const cache = new AnswerCache({ maxBytes: 200_000 });
	const make = async () => ({
		statusCode: 200,
		headers: {},
		body: Buffer.from(text),
		shows: new Set<string>(),
	});
	app.get('/:page', async (request: FastifyRequest<{ Params: { page: string } }>, reply) =>
		sendAnswer(request, reply, await cache.get(request.params.page, make)),
	);
	const get = (page: number, encoding: string) =>
		app.inject({ url: `/${page}`, headers: { 'accept-encoding': encoding } });
	for (let page = 0; page < 10; page += 1) await get(page, 'br');
	assert.equal(cache.size, 10);
	assert.ok(cache.bytes < text.length, String(cache.bytes));
	await get(0, 'identity');
	assert.ok(cache.bytes > text.length, String(cache.bytes));
	for (let page = 0; page < 10; page += 1) await get(page, 'identity');
	assert.ok(cache.bytes <= 200_000 && cache.size < 4, `${cache.bytes} bytes in ${cache.size}`);
	await app.close();
});

test('once a page is packed, nothing in the cache holds on to it as it was', async () => {
	setFlagsFromString('--expose-gc');
	const sweep: () => void = runInNewContext('gc');
	const app = Fastify();
	const cache = new AnswerCache({ maxBytes: 1_000_000 });
	const bodies: WeakRef<ArrayBufferLike>[] = [];
	const make = async () => {
		const body = Buffer.from('Dükan '.repeat(10_000));
		bodies.push(new WeakRef(body.buffer));
		return { statusCode: 200, headers: {}, body, shows: new Set(['products']) };
	};
	app.get('/', async (request, reply) => sendAnswer(request, reply, await cache.get('page', make)));
	await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
	await app.close();
	await turn();
	sweep();
	assert.equal(cache.size, 1);
	assert.deepEqual(
		bodies.map((body) => body.deref()?.byteLength),
		[undefined],
	);
});
