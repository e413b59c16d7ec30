import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EVERYTHING } from './cache-tags.ts';
import { QueryCache } from './query-cache.ts';

const open = (now = () => 0) => new QueryCache({ freshMs: 1000, now });

test('a query runs once for concurrent readers, and again after a change of its tags', async () => {
	const cache = open();
	let reads = 0;
	const read = () => cache.get('menu', ['categories', 'subcategories'], async () => ++reads);
	assert.deepEqual(await Promise.all([read(), read()]), [1, 1]);
	cache.invalidate('products');
	assert.equal(await read(), 1);
	cache.invalidate('subcategories');
	assert.equal(await read(), 2);
	cache.invalidate(EVERYTHING);
	assert.equal(await read(), 3);
});

test('a result that changed during its query is not cached', async () => {
	const cache = open();
	const { promise, resolve } = Promise.withResolvers<string>();
	const first = cache.get('menu', ['categories'], () => promise);
	cache.invalidate('categories');
	resolve('old');
	assert.equal(await first, 'old');
	assert.equal(await cache.get('menu', ['categories'], async () => 'new'), 'new');
});

test('a failed query is not cached', async () => {
	const cache = open();
	await assert.rejects(cache.get('menu', [], () => Promise.reject(new Error('away'))));
	assert.equal(await cache.get('menu', [], async () => 'there'), 'there');
});

test('a result without notification has a longest age', async () => {
	let now = 0;
	const cache = open(() => now);
	await cache.get('menu', [], async () => 'old');
	now = 1000;
	assert.equal(await cache.get('menu', [], async () => 'new'), 'new');
});
