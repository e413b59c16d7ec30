import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { getApi, getJson, postApi } from './api-client.ts';

function withFetch(t: TestContext, reply: () => Response) {
	return t.mock.method(globalThis, 'fetch', (async () => reply()) as typeof fetch);
}

test('GEN-07 a read throws on anything but a good answer', async (t) => {
	const fetch = withFetch(t, () => Response.json({}, { status: 503 }));
	await assert.rejects(getJson('/api/search', { query: 'a&b', limit: 25 }), /503/);
	assert.equal(fetch.mock.calls[0]?.arguments[0], '/api/search?query=a%26b&limit=25');
});

test('AUTH-09 the token travels only with a call that has one', async (t) => {
	const fetch = withFetch(t, () => Response.json({}));
	await getApi('/api/order_list', { query: { limit: 10 } });
	await postApi('/api/favourite_sync', { body: { add: [1], remove: [] }, token: 'secret' });
	await postApi('/api/favourite_sync', {
		body: { add: [1], remove: [] },
		headers: { 'idempotency-key': 'k' },
	});
	const sent = fetch.mock.calls.map(({ arguments: [, init] }) => {
		const headers = new Headers(init?.headers);
		return [init?.method, headers.get('authorization'), headers.get('idempotency-key')];
	});
	assert.deepEqual(sent, [
		['GET', null, null],
		['POST', 'Bearer secret', null],
		['POST', null, 'k'],
	]);
});
