import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestShop } from '../testing/test-shop.ts';

test('S13 a client has 10 s for the headers of a request and 15 s for all of it; a silent connection is closed', async (t) => {
	const { server } = (await openTestShop(t)).app;
	assert.deepEqual(
		[server.headersTimeout, server.requestTimeout, server.timeout, server.keepAliveTimeout],
		[10_000, 15_000, 60_000, 65_000],
	);
});
