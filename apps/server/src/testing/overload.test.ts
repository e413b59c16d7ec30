import assert from 'node:assert/strict';
import { availableParallelism } from 'node:os';
import { after, describe, type TestContext, test } from 'node:test';
import type { InjectOptions } from 'fastify';
import { copyDemoPictures } from '../commands/demo/fill-catalogue.ts';
import type { ConcurrencyLimiter } from '../platform/overload/concurrency-limiter.ts';
import { PASSWORD, people } from './people.ts';
import { openTestShop } from './test-shop.ts';
import { until } from './until.ts';

/** No limiter lets more tasks run at once. */
const ENOUGH = availableParallelism() + 6;

/** Uses up all places of a limiter until the test frees them. */
function useUp(limiter: ConcurrencyLimiter): () => Promise<unknown> {
	const end = Promise.withResolvers<void>();
	const works = Array.from({ length: ENOUGH }, () => limiter.run(() => end.promise, 'greedy'));
	return () => {
		end.resolve();
		return Promise.all(works);
	};
}

describe('R10 every call waits for its turn', async () => {
	const shop = await openTestShop({ after }, { env: { ADDRESS_LIMIT_FACTOR: '1000' } });
	const { app, limiters } = shop;
	const { register, post, signIn } = people(shop);
	/** Tells whether a request waits while `limiter` is used up, and how it is answered then. */
	const ask = async (t: TestContext, limiter: ConcurrencyLimiter, request: InjectOptions) => {
		const free = useUp(limiter);
		const { mock } = t.mock.method(limiter, 'run');
		let isAnswered = false;
		const answer = app.inject(request).finally(() => {
			isAnswered = true;
		});
		await until(() => isAnswered || mock.callCount() > 0);
		const first = mock.callCount() > 0 ? 'waits' : 'passes';
		mock.restore();
		await free();
		return [first, (await answer).statusCode];
	};

	test('R10 what people see of themselves, R18 while sign-in has its own share', async (t) => {
		const { phone, token } = await register();
		const headers = { authorization: `Bearer ${token}` };
		for (const url of ['/api/user_show/', '/api/user_export', '/api/session_list', '/api/address_list'])
			assert.deepEqual(await ask(t, limiters.personal, { url, headers }), ['waits', 200], url);
		const free = useUp(limiters.personal);
		assert.equal((await signIn(phone, PASSWORD)).answer.login, true);
		await free();
	});

	test('R10 calls about payments wait as orders do', async (t) => {
		const { token } = await register();
		const headers = { authorization: `Bearer ${token}` };
		for (const url of ['/api/payment_start/1', '/api/payment_check/1'])
			assert.deepEqual(
				await ask(t, limiters.checkout, { method: 'POST', url, headers, payload: {} }),
				['waits', 404],
				url,
			);
		const free = useUp(limiters.personal);
		assert.equal((await post('/api/payment_check/1', {}, { headers })).statusCode, 404);
		await free();
	});

	test('R10 pictures of reviews, and those that have to be looked for; one that is stored is sent at once', async (t) => {
		const misses = [
			[limiters.calls, 'reviews/1-1-0123456789abcdef.webp'],
			[limiters.pictures, 'products/made-up.webp'],
			[limiters.pictures, 'shop/mark-123456/header.webp'],
		] as const;
		for (const [limiter, name] of misses)
			assert.deepEqual(await ask(t, limiter, { url: `/images/${name}` }), ['waits', 404], name);
		await copyDemoPictures(shop.config.dataDir);
		const { file } = await shop.db
			.selectFrom('product_pictures')
			.select('file')
			.limit(1)
			.executeTakeFirstOrThrow();
		const url = `/images/products/${file}?w=240`;
		assert.deepEqual(await ask(t, limiters.pictures, { url }), ['waits', 200]);
		assert.deepEqual(await ask(t, limiters.pictures, { url }), ['passes', 200]);
	});
});
