import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { openPages } from '../areas/content/page-rendering/open-pages.ts';
import { readConfig } from '../main/config.ts';
import { isNginxInstalled, type Nginx, startNginx } from './nginx.ts';
import { openTestShop } from './test-shop.ts';
import { until } from './until.ts';

const MAX_AGE_MS = 2000;
const PRODUCT = '/product/1/1';

/** CI installs nginx (.ci/run); elsewhere the message says how. */
const skip =
	isNginxInstalled || process.env.CI ? false : 'nginx is not installed: apt-get install nginx-light';

describe('nginx in front of the shop, as in deploy/nginx.conf', { skip }, async () => {
	const pages = await openPages(readConfig({}));
	const shop = await openTestShop({ after }, { pages });
	const dir = mkdtempSync(join(tmpdir(), 'dukan-nginx-'));
	let nginx: Nginx;
	before(async () => {
		await shop.app.listen({ port: 0, host: '127.0.0.1' });
		const { port } = shop.app.server.address() as { port: number };
		nginx = await startNginx(dir, [port]);
	});
	after(async () => {
		await nginx.stop();
		rmSync(dir, { recursive: true, force: true });
	});
	const get = async (path: string, headers: Record<string, string> = {}) => {
		const response = await fetch(nginx.origin + path, { headers });
		return {
			status: response.status,
			cache: response.headers.get('x-cache-status'),
			headers: response.headers,
			body: await response.text(),
		};
	};
	const setPrice = async (priceTenge: number) => {
		await shop.db
			.updateTable('products')
			.set({ price_tenge: priceTenge, on_sale: false, sale_price_tenge: null })
			.where('id', '=', 1)
			.execute();
		await shop.settled();
	};

	test('serves a page from its cache, and nothing older than 2 s after a change of price', async () => {
		const oldPrice = '87\u00a0100,32';
		const newPrice = '87\u00a0200,32';
		await setPrice(87_100_32);
		await until(async () => {
			const { cache, body } = await get(PRODUCT);
			return cache === 'HIT' && body.includes(oldPrice);
		}, 'the old price from the cache of nginx');

		await setPrice(87_200_32);
		// From here on the shop itself has the new price, and no request of the test is under way.
		const changedAt = performance.now();
		let sawNew = false;
		let lastStartedAt = changedAt;
		while (lastStartedAt - changedAt <= MAX_AGE_MS) {
			lastStartedAt = performance.now();
			const { body } = await get(PRODUCT);
			const isNew = body.includes(newPrice);
			assert.ok(isNew || body.includes(oldPrice));
			assert.ok(isNew || !sawNew, 'the old price does not come back');
			sawNew ||= isNew;
		}
		assert.ok(sawNew, 'a request that began 2 s after the change shows the new price');
	});

	test('keeps languages and encodings apart', async () => {
		const language = async (cookie: string) =>
			/<html lang="(\w+)"/.exec((await get('/', { cookie })).body)?.[1];
		for (let round = 0; round < 3; round += 1) {
			assert.equal(await language('lang=tm; session=1'), 'tk');
			assert.equal(await language('lang=en'), 'en');
			assert.equal(await language(''), 'ru');
			for (const [accepted, encoding] of [
				['gzip, deflate, br', 'br'],
				['gzip', 'gzip'],
				['gzip;q=0, br;q=0', null],
			] as const) {
				const { headers } = await get('/faq', { 'accept-encoding': accepted });
				assert.equal(headers.get('content-encoding'), encoding);
			}
		}
	});

	test('gives its copy to everyone: cookies of a visitor make no other copy, and the mark of the shop stays inside', async () => {
		await until(async () => (await get('/faq', { cookie: 'device=1' })).cache === 'HIT', 'a copy');
		const { cache, headers } = await get('/faq', { cookie: 'device=2' });
		assert.equal(cache, 'HIT');
		assert.equal(headers.get('x-accel-expires'), null);
		assert.equal(headers.get('cache-control'), 'public, no-cache', 'browsers ask each time');
	});

	test('S15 never caches what is personal, refused or not found', async () => {
		for (const [path, status] of [
			['/api/user_show/', 200],
			['/api/staff/operations', 401],
			['/no-such-page', 404],
			['/readyz', 200],
		] as const) {
			for (let round = 0; round < 4; round += 1) {
				const response = await get(path);
				assert.equal(response.status, status, path);
				assert.equal(response.cache, 'MISS', path);
			}
		}
		for (let round = 0; round < 4; round += 1)
			assert.equal((await get('/faq', { authorization: 'Bearer someone' })).cache, 'BYPASS');
	});

	test('S19 one client that floods sign-in is refused by nginx with what to do, and pages stay open for a town behind its address', async () => {
		const signIn = async () => {
			const response = await fetch(`${nginx.origin}/api/signin`, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: '{}',
			});
			return { status: response.status, headers: response.headers, body: await response.text() };
		};
		const flood = await inLanes(20, 900, signIn);
		const refused = flood.filter(({ status }) => status === 429);
		assert.ok(refused.length > 0, 'beyond the burst of 200 and 20 a second');
		assert.ok(flood.length - refused.length >= 200, 'the burst passes');
		const [first] = refused;
		assert.equal(first?.headers.get('content-type'), 'application/problem+json');
		assert.equal(first?.headers.get('retry-after'), '2');
		assert.equal(JSON.parse(first?.body ?? '{}').code, 'too_many_requests');
		const town = await inLanes(20, 400, () => get('/faq'));
		assert.deepEqual(new Set(town.map(({ status }) => status)), new Set([200]));
	});

	test('S22 nginx asks for https on its own responses too, once', async () => {
		for (const path of ['/metrics', '/faq', '/images/products/none.webp', '/api/user_show/', '/api/captcha'])
			assert.equal(
				(await get(path)).headers.get('strict-transport-security'),
				'max-age=31536000; includeSubDomains',
				path,
			);
	});

	test('responds 304 to a conditional request', async () => {
		const { headers } = await get('/contactus');
		const etag = String(headers.get('etag'));
		assert.equal((await get('/contactus', { 'if-none-match': etag })).status, 304);
	});

	// The last one: it closes the shop.
	test('request id and trace are in nginx’s log, nothing typed is; without a shop nginx speaks three languages', async () => {
		const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
		const { headers } = await get('/search?query=99361234567', { traceparent });
		const log = () => readFileSync(join(dir, 'access.log'), 'utf8');
		const id = headers.get('x-request-id') ?? 'none';
		await until(() => log().includes(`request=${id} trace=${traceparent}`), 'the line');
		assert.doesNotMatch(log(), /99361234567/);
		await shop.app.close();
		const away = await get('/cart');
		assert.equal(away.status, 503);
		assert.match(away.body, /garaşyň[\s\S]*Подождите[\s\S]*Please wait/);
		assert.match(away.body, /<html lang="tk">/);
		assert.equal(away.headers.get('cache-control'), 'no-store');
		const call = await get('/api/home_show', { accept: 'application/json' });
		assert.deepEqual([call.status, JSON.parse(call.body).code], [503, 'temporarily_unavailable']);
		assert.equal(call.headers.get('content-type'), 'application/problem+json');
		assert.match((await get('/api/notice_form', { accept: 'text/html,*/*' })).body, /garaşyň/);
	});
});

/** So many requests, `lanes` at a time. */
async function inLanes<Result>(lanes: number, count: number, send: () => Promise<Result>): Promise<Result[]> {
	const results: Result[] = [];
	let sent = 0;
	const lane = async () => {
		while (sent < count) {
			sent += 1;
			results.push(await send());
		}
	};
	await Promise.all(Array.from({ length: lanes }, lane));
	return results;
}
