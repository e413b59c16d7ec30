import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { openPages } from '../areas/content/page-rendering/open-pages.ts';
import { readConfig } from '../main/config.ts';
import { isNginxInstalled, type Nginx, startNginx } from './nginx.ts';
import { openTestShop } from './test-shop.ts';
import { until } from './until.ts';

/** CI installs nginx (.ci/run). Elsewhere the message says how to install it. */
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
			headers: response.headers,
			body: await response.text(),
		};
	};
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

	test('who asks by a name that is not the shop’s gets no response', async () => {
		const { port } = new URL(nginx.origin);
		const ask = (host: string) =>
			new Promise<string>((done) => {
				const socket = connect(Number(port), '127.0.0.1', () =>
					socket.write(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
				);
				let answer = '';
				socket.on('data', (part) => {
					answer += part;
				});
				socket.on('close', () => done(answer));
			});
		assert.equal(await ask('shop.example.org'), '');
		assert.match(await ask('127.0.0.1'), /^HTTP\/1.1 200/);
	});

	test('responds 304 to a conditional request', async () => {
		const { headers } = await get('/contactus');
		const etag = String(headers.get('etag'));
		assert.equal((await get('/contactus', { 'if-none-match': etag })).status, 304);
	});

	// This test comes last, because it closes the shop.
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

/** Sends `count` requests, at most `lanes` at a time. */
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
