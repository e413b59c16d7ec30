import assert from 'node:assert/strict';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import Fastify from 'fastify';
import { AnswerCache, type CacheEvent } from '../cache/answer-cache.ts';
import { sendAnswer } from '../cache/send-answer.ts';
import { answerEarly } from './answer-early.ts';
import type { AnsweredRequest } from './answered-request.ts';
import { cookieLanguage, writtenAddress } from './request-language.ts';

type Asking = { method?: string; headers?: Record<string, string>; body?: string };

/** A server with one public call, which tells how often its own handler was asked. */
async function openServer(
	t: { after: (work: () => Promise<void>) => void },
	whileClosing?: () => Promise<void>,
) {
	const events: CacheEvent[] = [];
	const answered: AnsweredRequest[] = [];
	const cache = new AnswerCache({ maxBytes: 1_000_000, onEvent: (event) => events.push(event) });
	const app = Fastify({ return503OnClosing: false });
	const seen = { handled: 0 };
	let ids = 0;
	const newRequestId = () => `early-${++ids}`;
	answerEarly(app, { cache, newRequestId, onAnswered: (one) => answered.push(one) });
	if (whileClosing) app.addHook('preClose', whileClosing);
	app.get('/call', async (asked, reply) => {
		seen.handled += 1;
		const key = `call ${cookieLanguage(asked)}`;
		cache.noteAddress(writtenAddress(asked.headers.cookie, asked.url), { key, route: '/call' });
		const answer = await cache.get(key, async () => ({
			statusCode: 200,
			headers: { 'content-type': 'text/plain' },
			shows: new Set(['shop']),
			body: Buffer.from(`${cookieLanguage(asked)} `.repeat(1000)),
		}));
		reply.header('x-request-id', 'usual');
		return sendAnswer(asked, reply, answer);
	});
	await app.listen({ port: 0, host: '127.0.0.1' });
	t.after(() => app.close());
	const { port } = app.server.address() as { port: number };
	const ask = ({ method = 'GET', headers = {}, body }: Asking = {}) =>
		new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((done, fail) => {
			const asking = request({ port, host: '127.0.0.1', path: '/call', method, headers }, async (answer) => {
				const { date: _, ...rest } = answer.headers;
				done({ status: answer.statusCode ?? 0, headers: rest, body: await buffer(answer) });
			});
			asking.on('error', fail).end(body);
		});
	return { app, cache, events, answered, seen, ask };
}

test('what was asked before is answered the same, without the handler', async (t) => {
	const { ask, seen, events, answered } = await openServer(t);
	for (const encoding of ['br', 'gzip', 'identity']) {
		const headers = { 'accept-encoding': encoding };
		const usual = await ask({ headers });
		const handled = seen.handled;
		const early = await ask({ headers });
		assert.equal(seen.handled, handled, encoding);
		assert.match(String(early.headers['x-request-id']), /^early-/);
		assert.deepEqual(early, {
			...usual,
			headers: { ...usual.headers, 'x-request-id': early.headers['x-request-id'] },
		});
	}
	// The first was made; the second and third encoding were hits on their usual way as well.
	assert.deepEqual(events, ['made', 'hit', 'hit', 'hit', 'hit', 'hit']);
	assert.equal(answered.length, 3);
	const [{ ms, ...told } = { ms: -1 }] = answered;
	assert.deepEqual(told, { id: 'early-1', method: 'GET', route: '/call', statusCode: 200 });
	assert.ok(ms >= 0);
});

test('another language is another answer', async (t) => {
	const { ask } = await openServer(t);
	for (const language of ['tm', 'en', 'tm', 'en', 'ru']) {
		const { body } = await ask({ headers: { cookie: `other=1; lang=${language}` } });
		assert.equal(body.toString('utf8', 0, 3), `${language} `);
	}
});

test('whatever is not a plain GET goes its usual way', async (t) => {
	const { ask, seen } = await openServer(t);
	const { headers } = await ask();
	await ask();
	assert.equal(seen.handled, 1);
	const same = await ask({ headers: { 'if-none-match': String(headers.etag) } });
	assert.equal(same.status, 304);
	const head = await ask({ method: 'HEAD' });
	assert.deepEqual([head.status, head.body.length], [200, 0]);
	await ask({ headers: { 'content-length': '2' }, body: '{}' });
	assert.equal(seen.handled, 4);
	assert.equal((await ask({ method: 'POST' })).status, 404);
});

test('what has changed is made anew', async (t) => {
	const { ask, cache, seen, events } = await openServer(t);
	await ask();
	cache.drop('shop');
	await ask();
	assert.equal(seen.handled, 2);
	assert.deepEqual(events, ['made', 'made']);
});

test('once the server closes, answers ask for their connection to be closed', async (t) => {
	let answer: Awaited<ReturnType<typeof ask>> | undefined;
	const { app, ask, seen } = await openServer(t, async () => {
		answer = await ask();
	});
	await ask();
	await ask();
	assert.equal(seen.handled, 1);
	await app.close();
	assert.equal(seen.handled, 2);
	assert.equal(answer?.headers.connection, 'close');
});
