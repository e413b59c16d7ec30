import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { queryString, sendCall } from './send-call.ts';

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

function withFetch(t: TestContext, fetch: Fetch) {
	return t.mock.method(globalThis, 'fetch', fetch as typeof globalThis.fetch);
}

/** A connection on which no response ever arrives. */
const silent: Fetch = (_, { signal }) =>
	new Promise((_done, fail) => signal?.addEventListener('abort', () => fail(signal.reason)));

const nothing = {
	status: 0,
	code: undefined,
	quote: undefined,
	trust: undefined,
	errors: [],
	proof: undefined,
	retryAfterS: undefined,
};

test('GEN-07 a call is given up after 10 000 ms, and not before; its refusal has status 0', async (t) => {
	t.mock.timers.enable({ apis: ['setTimeout'] });
	withFetch(t, silent);
	let response: unknown;
	const call = sendCall('/api/x', { method: 'GET' }).then((given) => {
		response = given;
	});
	t.mock.timers.tick(9_999);
	await new Promise((next) => setImmediate(next));
	assert.equal(response, undefined);
	t.mock.timers.tick(1);
	await call;
	assert.deepEqual(response, { refusal: nothing });
});

test('SEARCH-01 a call that is wanted no more ends at once', async (t) => {
	withFetch(t, silent);
	const unwanted = new AbortController();
	const call = sendCall('/api/x', { method: 'GET', signal: unwanted.signal });
	unwanted.abort();
	assert.deepEqual(await call, { refusal: nothing });
});

test('a refusal has the status, the code, the fields and when to try again', async (t) => {
	const document = { code: 'invalid_input', errors: [{ field: 'u_name', code: 'name_short' }] };
	const later = 'Mon, 16 Nov 2026 00:00:00 GMT';
	for (const [reply, refusal] of [
		[Response.json(document, { status: 400 }), { ...nothing, status: 400, ...document }],
		[
			Response.json({ code: 'too_many' }, { status: 429, headers: { 'retry-after': '61' } }),
			{ ...nothing, status: 429, code: 'too_many', retryAfterS: 61 },
		],
		[new Response('', { status: 502, headers: { 'retry-after': later } }), { ...nothing, status: 502 }],
		[new Response('<html>', { status: 502 }), { ...nothing, status: 502 }],
	] as const)
		await t.test(String(refusal.status), async (inner) => {
			withFetch(inner, async () => reply);
			assert.deepEqual(await sendCall('/api/x', { method: 'GET' }), { refusal });
		});
});

test('a body is sent as JSON; an empty response has none', async (t) => {
	const fetch = withFetch(t, async () => new Response(null, { status: 204 }));
	assert.deepEqual(await sendCall('/api/x', { method: 'POST', body: { a: 1 } }), { body: undefined });
	const [, init] = fetch.mock.calls[0]?.arguments ?? [];
	assert.deepEqual([init?.method, init?.body], ['POST', '{"a":1}']);
	assert.equal(new Headers(init?.headers).get('content-type'), 'application/json');
});

test('API-01 a form is sent as one, and the browser names its kind', async (t) => {
	const fetch = withFetch(t, async () => Response.json({}));
	await sendCall('/api/x', { method: 'POST', body: new URLSearchParams({ u_name: 'Aman & Jeren' }) });
	const [, init] = fetch.mock.calls[0]?.arguments ?? [];
	const request = new Request('http://shop/', init);
	assert.match(request.headers.get('content-type') ?? '', /^application\/x-www-form-urlencoded/);
	assert.equal(await request.text(), 'u_name=Aman+%26+Jeren');
});

test('only what is set stands in the address', () => {
	assert.equal(
		queryString({ q: 'a b&c', page: 2, sale: false, brand: undefined, sort: '' }),
		'?q=a+b%26c&page=2&sale=false',
	);
	assert.equal(queryString({}), '');
});
