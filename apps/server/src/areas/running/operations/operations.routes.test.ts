import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { openTestShop } from '../../../testing/test-shop.ts';

describe('operations', async () => {
	const { app } = await openTestShop({ after });

	test('healthz and readyz respond', async () => {
		assert.deepEqual((await app.inject('/healthz')).json(), { status: 'alive' });
		assert.deepEqual((await app.inject('/readyz')).json(), { status: 'ready' });
	});

	test('metrics are for this machine alone, and not through a proxy', async () => {
		await app.inject('/api/category_list');
		const own = await app.inject('/metrics');
		assert.equal(own.statusCode, 200);
		assert.match(own.body, /http_request_duration_seconds_count\{.*route="\/api\/category_list"/);
		assert.match(own.body, /response_cache_total\{event="miss"\} [1-9]/);
		assert.equal(
			(await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '127.0.0.1' } })).statusCode,
			404,
		);
		assert.equal((await app.inject({ url: '/metrics', remoteAddress: '192.0.2.1' })).statusCode, 404);
	});

	test('metrics with a token are for clients that send it', async (t) => {
		const guarded = await openTestShop(t, { env: { METRICS_TOKEN: 'secret' } });
		const status = async (authorization: string) =>
			(await guarded.app.inject({ url: '/metrics', headers: { authorization } })).statusCode;
		assert.equal(await status('Bearer secret'), 200);
		assert.equal(await status('Bearer secreT'), 404);
		assert.equal(await status(''), 404);
	});

	test('API-02 the OpenAPI 3.1 document names every call, and a page shows it without script', async () => {
		const document = (await app.inject('/api/openapi.json')).json();
		assert.equal(document.openapi, '3.1.0');
		for (const path of [
			'/api/home',
			'/api/category_list',
			'/api/smart_list',
			'/api/banner_list',
			'/api/small_list',
			'/api/all/regions',
			'/api/product_show/{p_id}',
			'/healthz',
			'/readyz',
		]) {
			assert.ok(document.paths[path]?.get, path);
		}
		const page = await app.inject('/api/docs');
		assert.match(page.body, /<b>GET<\/b> \/api\/product_show\/\{p_id\}/);
		assert.doesNotMatch(page.body, /<script/);
	});

	test('every response carries the basic safety headers and a request id', async () => {
		const { headers } = await app.inject('/api/category_list');
		assert.equal(headers['x-content-type-options'], 'nosniff');
		assert.match(String(headers['content-security-policy']), /default-src 'none'/);
		assert.ok(headers['x-request-id']);
	});

	test('S12 a body over 64 KiB is refused', async () => {
		const payload = { lang: 'ru', back: 'x'.repeat(70_000) };
		const response = await app.inject({ method: 'POST', url: '/api/home', payload });
		assert.equal(response.statusCode, 413);
		assert.equal(response.json().code, 'payload_too_large');
	});
});
