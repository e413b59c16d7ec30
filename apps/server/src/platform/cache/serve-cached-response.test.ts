import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { cookieLanguage, languageAndUrl } from '../http/request-language.ts';
import { KnownClients } from '../overload/client-of.ts';
import { ConcurrencyLimiter } from '../overload/concurrency-limiter.ts';
import { type CacheEvent, ResponseCache } from './response-cache.ts';
import { sendCached, serveFromCache } from './serve-cached-response.ts';

test('R10 under overload only addresses that were served before reach their handler: there may be a stale response', async () => {
	const cache = new ResponseCache({ maxBytes: 1000 });
	let refused = 0;
	const limiter = new ConcurrencyLimiter({ atOnce: 1, maxWaitMs: 0, onRefused: () => (refused += 1) });
	const app = Fastify();
	let handled = 0;
	app.get(
		'/list',
		{ onRequest: serveFromCache(cache, limiter, new KnownClients()) },
		async () => (handled += 1),
	);
	const ask = async (url: string) => (await app.inject({ url, headers: { cookie: 'lang=tm' } })).statusCode;

	assert.equal(await ask('/list?page=1'), 200, 'below the limit');
	cache.rememberKey('tm /list?page=2', 'list 2');
	const ends = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	const work = ends.map(({ promise }) => limiter.run(() => promise, '127.0.0.1'));
	assert.equal(await ask('/list?page=1'), 500, 'one runs, one waits; this application has no error handler');
	assert.equal(await ask('/list?page=2'), 200);
	assert.deepEqual([handled, refused], [2, 1]);

	for (const { resolve } of ends) resolve();
	await Promise.all(work);
	assert.equal(await ask('/list?page=1'), 200, 'below the limit again');
	await app.close();
});

test('a fresh response is served by the hook, without the handler, in every encoding; a changed one by the handler', async (t) => {
	const events: CacheEvent[] = [];
	const cache = new ResponseCache({ maxBytes: 1_000_000, onEvent: (event) => events.push(event) });
	const app = Fastify();
	t.after(() => app.close());
	let handled = 0;
	const onRequest = serveFromCache(
		cache,
		new ConcurrencyLimiter({ atOnce: 1, maxWaitMs: 0 }),
		new KnownClients(),
	);
	app.get('/call', { onRequest }, async (request, reply) => {
		handled += 1;
		const language = cookieLanguage(request);
		cache.rememberKey(languageAndUrl(request), language);
		const response = await cache.getOrCreate(language, async () => ({
			statusCode: 200,
			headers: { 'content-type': 'text/plain' },
			shows: new Set(['shop']),
			body: Buffer.from(`${language} `.repeat(1000)),
		}));
		return sendCached(request, reply, response);
	});
	const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
		app.inject({ url: '/call', method, headers: { cookie: 'lang=tm', ...headers } });

	const first = await get({ 'accept-encoding': 'br' });
	assert.deepEqual([handled, events], [1, ['miss']]);
	const again = await get({ 'accept-encoding': 'br' });
	assert.deepEqual(again.rawPayload, first.rawPayload);
	assert.equal(again.headers['content-encoding'], 'br');
	assert.equal((await get({ 'accept-encoding': 'identity' })).body, 'tm '.repeat(1000));
	assert.equal((await get({ 'if-none-match': String(first.headers.etag) })).statusCode, 304);
	const head = await get({}, 'HEAD');
	assert.deepEqual([head.statusCode, head.body], [200, '']);
	assert.deepEqual([handled, events], [1, ['miss', 'hit', 'hit', 'hit', 'hit']]);

	assert.equal(
		(await get({ cookie: 'lang=en' })).body.slice(0, 3),
		'en ',
		'another language is another response',
	);
	assert.equal(handled, 2);
	cache.markStale('shop');
	await get();
	assert.equal(handled, 3);
});
