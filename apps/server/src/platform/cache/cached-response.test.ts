import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyRequest } from 'fastify';
import { ConcurrencyLimiter } from '../overload/concurrency-limiter.ts';
import { CachedResponse, chooseEncoding, sendCached } from './cached-response.ts';
import { type CacheEvent, ResponseCache } from './response-cache.ts';

test('brotli before gzip, and what the client refuses is not used', () => {
	assert.equal(chooseEncoding('gzip, deflate, br, zstd'), 'br');
	assert.equal(chooseEncoding('gzip, br;q=0'), 'gzip');
	assert.equal(chooseEncoding('gzip;q=0.5'), 'gzip');
	assert.equal(chooseEncoding('gzip;q=0, identity'), undefined);
	assert.equal(chooseEncoding('identity'), undefined);
	assert.equal(chooseEncoding(undefined), undefined);
});

test('R10 pages that are new at the same time are as small as others; only in a flood of them the last ones are larger', async () => {
	const body = Buffer.from(
		Array.from(
			{ length: 2000 },
			(_, line) =>
				`<li><a href="/product/${line % 40}/${line}">Samsung Galaxy ${line}</a> ${line * 37} TMT</li>`,
		).join(''),
	);
	const sizesOf = async (count: number) => {
		const pages = Array.from(
			{ length: count },
			() => new CachedResponse({ statusCode: 200, headers: {}, body, shows: new Set() }),
		);
		return (await Promise.all(pages.map((page) => page.body('br')))).map(({ length }) => length);
	};
	const [alone = 0] = await sizesOf(1);
	assert.deepEqual(await sizesOf(4), [alone, alone, alone, alone]);
	const flood = await sizesOf(6);
	assert.deepEqual(flood.slice(0, 4), [alone, alone, alone, alone]);
	assert.ok((flood[4] ?? 0) > alone && flood[4] === flood[5], String(flood));
});

test('a response is the same each time, compressed or not, also when only the compressed copy is stored', async () => {
	const app = Fastify();
	const text = 'Dükan '.repeat(1000);
	const shows = new Set<string>();
	const cached = new CachedResponse({
		statusCode: 200,
		headers: { 'x-kind': 'page' },
		body: Buffer.from(text),
		shows,
	});
	app.get('/', (request, reply) => sendCached(request, reply, cached));
	const get = (encoding: string) => app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
	await get('br');
	assert.ok(cached.bytes < text.length, 'only the compressed copy is stored');
	for (const time of [1, 2, 3]) {
		for (const [encoding, unpack] of [
			['br', brotliDecompressSync],
			['gzip', gunzipSync],
			['identity', (body: Buffer) => body],
		] as const) {
			const response = await get(encoding);
			assert.equal(unpack(response.rawPayload).toString(), text, `${encoding}, time ${time}`);
			assert.equal(response.headers['content-encoding'], encoding === 'identity' ? undefined : encoding);
			assert.equal(response.headers['content-length'], String(response.rawPayload.length));
			assert.equal(response.headers['x-kind'], 'page');
			assert.equal(response.headers.etag, cached.etag);
		}
	}
	const same = await app.inject({ url: '/', headers: { 'if-none-match': cached.etag } });
	assert.equal(same.statusCode, 304);
	await app.close();
});

test('a cached body holds no memory but its own bytes', async () => {
	const app = Fastify();
	const [long, short] = ['Dükan '.repeat(1000), 'Dükan'].map(
		(text) => new CachedResponse({ statusCode: 200, headers: {}, body: Buffer.from(text), shows: new Set() }),
	) as [CachedResponse, CachedResponse];
	app.get('/', (request, reply) => sendCached(request, reply, long));
	await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
	await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
	await app.close();
	for (const body of [short.body(), long.body('br'), long.body('gzip')]) {
		assert.ok(Buffer.isBuffer(body));
		assert.equal(body.buffer.byteLength, body.length);
	}
});

test('a compressed page leaves room for others; requested without compression as well, it is stored both ways', async () => {
	const app = Fastify();
	const text = 'Dükan '.repeat(10_000);
	const cache = new ResponseCache({ maxBytes: 200_000 });
	const create = async () => ({
		statusCode: 200,
		headers: {},
		body: Buffer.from(text),
		shows: new Set<string>(),
	});
	app.get('/:page', async (request: FastifyRequest<{ Params: { page: string } }>, reply) =>
		sendCached(request, reply, await cache.getOrCreate(request.params.page, create)),
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

test('once a page is compressed, nothing in the cache holds its plain bytes', async () => {
	setFlagsFromString('--expose-gc');
	const collectGarbage: () => void = runInNewContext('gc');
	const app = Fastify();
	const cache = new ResponseCache({ maxBytes: 1_000_000 });
	const bodies: WeakRef<ArrayBufferLike>[] = [];
	const create = async () => {
		const body = Buffer.from('Dükan '.repeat(10_000));
		bodies.push(new WeakRef(body.buffer));
		return { statusCode: 200, headers: {}, body, shows: new Set(['products']) };
	};
	app.get('/', async (request, reply) => sendCached(request, reply, await cache.getOrCreate('page', create)));
	await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
	await app.close();
	await yieldToEventLoop();
	collectGarbage();
	assert.equal(cache.size, 1);
	assert.deepEqual(
		bodies.map((body) => body.deref()?.byteLength),
		[undefined],
	);
});

test('R10 under overload what was served before is served again, even stale; what was not is refused', async (t) => {
	const events: CacheEvent[] = [];
	let refused = 0;
	const cache = new ResponseCache({ maxBytes: 1_000_000, onEvent: (event) => events.push(event) });
	const limiter = new ConcurrencyLimiter({ atOnce: 1, maxWaitMs: 0, onRefused: () => (refused += 1) });
	const app = Fastify();
	t.after(() => app.close());
	const shows = new Set(['shop']);
	app.get('/:page', async (request: FastifyRequest<{ Params: { page: string } }>, reply) => {
		const body = Buffer.from(request.params.page.repeat(1000));
		const create = () => limiter.run(async () => ({ statusCode: 200, headers: {}, body, shows }));
		return sendCached(request, reply, await cache.getOrCreate(request.params.page, create));
	});
	const get = async (url: string) => (await app.inject({ url })).statusCode;
	const told = () => events.splice(0);

	assert.equal(await get('/tm'), 200, 'below the limit');
	const ends = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	const work = ends.map(({ promise }) => limiter.run(() => promise, '127.0.0.1'));
	assert.deepEqual([await get('/tm'), await get('/en'), refused], [200, 500, 1], 'it has no error handler');
	assert.deepEqual(told(), ['miss', 'hit']);
	cache.markStale('shop');
	assert.deepEqual([await get('/tm'), refused, told()], [200, 2, ['stale']]);

	for (const { resolve } of ends) resolve();
	await Promise.all(work);
	assert.deepEqual([await get('/en'), told()], [200, ['miss']]);
	const head = await app.inject({ url: '/en', method: 'HEAD' });
	assert.deepEqual([head.statusCode, head.body, told()], [200, '', ['hit']]);
});
