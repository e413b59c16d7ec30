import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import Fastify, { type InjectOptions } from 'fastify';
import { openTestShop } from '../../testing/test-shop.ts';
import { DatabaseTrouble } from '../database/database-trouble.ts';
import { errorHandling } from './error-handling.ts';
import { Problem } from './problem.ts';

describe('refusals', async () => {
	const { app } = await openTestShop({ after });
	const BROWSER = { accept: 'text/html,*/*', cookie: 'lang=en' };

	test('S12 an address that cannot be read is refused alike in its path and in its query', async () => {
		for (const url of ['/api/product_show/%ff', '/api/search?query=%ff', '/api/search?query=%00']) {
			const { statusCode, headers, body } = await app.inject(url);
			assert.equal(statusCode, 400, url);
			assert.equal(headers['content-type'], 'application/problem+json; charset=utf-8', url);
			assert.equal(headers['x-content-type-options'], 'nosniff', url);
			assert.ok(!body.includes('%'), 'nothing of the address comes back');
		}
	});

	test('API-01 every refusal carries code, title, status and detail', async () => {
		const refusals: InjectOptions[] = [
			{ url: '/api/nothing' },
			{ url: '/api/order_list' },
			{ url: '/api/home?limit=0' },
			{ url: '/api/search?query=%ff' },
			{ method: 'POST', url: '/api/signin', payload: '{', headers: { 'content-type': 'application/json' } },
			{ method: 'POST', url: '/api/signin', payload: 'x', headers: { 'content-type': 'text/plain' } },
			{ method: 'POST', url: '/api/reset_add', payload: { tel: '1234567', key: 'none' } },
		];
		for (const refusal of refusals) {
			const { statusCode, ...response } = await app.inject(refusal);
			const { code, title, status, detail } = response.json();
			assert.match(code, /^[a-z]+(_[a-z]+)*$/, JSON.stringify(refusal));
			assert.equal(status, statusCode);
			assert.ok(title.length > 0 && detail.length > 0, response.body);
		}
	});

	test('S12 a browser gets a page, with a policy that allows nothing', async () => {
		const { statusCode, headers, body } = await app.inject({ url: '/x?y=%ff', headers: BROWSER });
		assert.equal(statusCode, 400);
		assert.equal(headers['content-type'], 'text/html; charset=utf-8');
		assert.match(String(headers['content-security-policy']), /^default-src 'none'; style-src 'sha256-/);
		assert.match(body, /<html lang="en">.*<h1>Page not found<\/h1>/s);
		const call = await app.inject({ url: '/api/nothing', headers: BROWSER });
		assert.equal(call.headers['content-type'], 'application/problem+json; charset=utf-8');
	});
});

test('S13 who sends too many requests, or is refused for now, is told when to come back', async (t) => {
	const app = Fastify();
	t.after(() => app.close());
	await app.register(errorHandling, { trouble: new DatabaseTrouble() });
	let refusal: Problem = new Problem('not_found');
	app.get('/refuses', async () => {
		throw refusal;
	});
	const retryAfter = async (problem: Problem) => {
		refusal = problem;
		return (await app.inject('/refuses')).headers['retry-after'];
	};
	assert.equal(await retryAfter(new Problem('too_many_requests')), '5');
	assert.equal(await retryAfter(new Problem('too_many_requests', { retryAfterS: 30 })), '30');
	assert.equal(await retryAfter(new Problem('temporarily_unavailable')), '2');
	assert.equal(await retryAfter(new Problem('not_found')), undefined);
});

test('S12 however many errors a client causes, ten lines a second are written', async (t) => {
	t.mock.timers.enable({ apis: ['Date'] });
	const lines: string[] = [];
	const stream = { write: (line: string) => lines.push(line) };
	const app = Fastify({ logger: { level: 'error', stream } });
	t.after(() => app.close());
	await app.register(errorHandling, { trouble: new DatabaseTrouble() });
	app.get('/fails', async () => {
		throw new Error('a fault');
	});
	for (let index = 0; index < 100; index += 1) assert.equal((await app.inject('/fails')).statusCode, 500);
	assert.equal(lines.length, 10);
	t.mock.timers.tick(1000);
	await app.inject('/fails');
	assert.match(lines.at(-1) ?? '', /"leftOut":90/);
});
