import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { callApi, getJson } from './api-client.ts';

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

function withFetch(t: TestContext, fetch: Fetch) {
	return t.mock.method(globalThis, 'fetch', fetch as typeof globalThis.fetch);
}

/** A line on which nothing ever comes back. */
const silent: Fetch = (_, { signal }) =>
	new Promise((_done, fail) => signal?.addEventListener('abort', () => fail(signal.reason)));

test('GEN-07 a read is given up after 10 000 ms, and not before', async (t) => {
	t.mock.timers.enable({ apis: ['setTimeout'] });
	withFetch(t, silent);
	let failed = false;
	const read = getJson('/api/x', {}).catch(() => {
		failed = true;
	});
	t.mock.timers.tick(9_999);
	await new Promise((next) => setImmediate(next));
	assert.equal(failed, false);
	t.mock.timers.tick(1);
	await read;
	assert.equal(failed, true);
});

test('SEARCH-01 a read that is wanted no more ends at once', async (t) => {
	withFetch(t, silent);
	const unwanted = new AbortController();
	const read = getJson('/api/search', { query: 'a b', limit: 25 }, unwanted.signal);
	unwanted.abort();
	await assert.rejects(read);
});

test('GEN-07 a read throws on anything but a good answer', async (t) => {
	const fetch = withFetch(t, async () => Response.json({}, { status: 503 }));
	await assert.rejects(getJson('/api/search', { query: 'a&b', limit: 25 }), /503/);
	assert.equal(fetch.mock.calls[0]?.arguments[0], '/api/search?query=a%26b&limit=25');
});

test('a call’s refusal has the status, the code, the fields and when to try again', async (t) => {
	const document = { code: 'invalid_input', errors: [{ field: 'u_name', code: 'name_short' }] };
	for (const [reply, refusal] of [
		[
			Response.json(document, { status: 400 }),
			{ status: 400, code: 'invalid_input', errors: document.errors, retryAfterS: undefined },
		],
		[
			Response.json({ code: 'too_many' }, { status: 429, headers: { 'retry-after': '61' } }),
			{ status: 429, code: 'too_many', errors: [], retryAfterS: 61 },
		],
		[
			new Response('', { status: 502, headers: { 'retry-after': 'Mon, 16 Nov 2026 00:00:00 GMT' } }),
			{ status: 502, code: undefined, errors: [], retryAfterS: undefined },
		],
		[
			new Response('<html>', { status: 502 }),
			{ status: 0, code: undefined, errors: [], retryAfterS: undefined },
		],
	] as const)
		await t.test(String(refusal.status), async (inner) => {
			withFetch(inner, async () => reply);
			const answer = await callApi('/api/x', { body: {} });
			assert.deepEqual(answer, { refusal: { ...refusal, quote: undefined } });
		});
});

test('GEN-07 a call waits 10 000 ms; without an answer its refusal has status 0', async (t) => {
	const stop = new AbortController();
	const timeout = t.mock.method(AbortSignal, 'timeout', () => stop.signal);
	withFetch(t, silent);
	const call = callApi('/api/x');
	assert.deepEqual(timeout.mock.calls[0]?.arguments, [10_000]);
	stop.abort();
	assert.equal((await call).refusal?.status, 0);
});

test('AUTH-09 the token travels only with a call that has one, and only a body makes it a POST', async (t) => {
	const fetch = withFetch(t, async () => new Response(''));
	await callApi('/api/a');
	await callApi('/api/b', { token: 'secret', body: { x: 1 }, headers: { 'idempotency-key': 'k' } });
	const sent = fetch.mock.calls.map(({ arguments: [, init] }) => ({
		method: init?.method,
		headers: Object.fromEntries(new Headers(init?.headers)),
		body: init?.body,
	}));
	assert.deepEqual(sent, [
		{ method: 'GET', headers: { accept: 'application/json' }, body: undefined },
		{
			method: 'POST',
			headers: {
				accept: 'application/json',
				authorization: 'Bearer secret',
				'content-type': 'application/json',
				'idempotency-key': 'k',
			},
			body: '{"x":1}',
		},
	]);
});
