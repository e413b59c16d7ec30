import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { openTestShop } from '../../testing/test-shop.ts';

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
