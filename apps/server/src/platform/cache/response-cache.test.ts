import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import { DO_NOT_CACHE, EVERYTHING } from './cache-tags.ts';
import type { SharedResponse } from './cached-response.ts';
import { ResponseCache } from './response-cache.ts';

function response(text: string, ...shows: string[]): SharedResponse {
	return { statusCode: 200, headers: {}, body: Buffer.from(text), shows: new Set(shows) };
}

const databaseAway = () => new DatabaseUnavailable(new Error('refused'));

test('a response is computed once for concurrent requests, and again after what it shows has changed', async () => {
	const cache = new ResponseCache({ maxBytes: 1_000_000 });
	let made = 0;
	const make = async () => response(String(++made), 'product:1');
	const responses = await Promise.all([
		cache.getOrCreate('a', make),
		cache.getOrCreate('a', make),
		cache.getOrCreate('a', make),
	]);
	assert.deepEqual(
		responses.map((shared) => shared.body().toString()),
		['1', '1', '1'],
	);
	cache.markStale('product:2');
	assert.equal((await cache.getOrCreate('a', make)).body().toString(), '1');
	cache.markStale('product:1');
	assert.equal(cache.get('a'), undefined);
	assert.equal((await cache.getOrCreate('a', make)).body().toString(), '2');
	cache.markStale(EVERYTHING);
	assert.equal((await cache.getOrCreate('a', make)).body().toString(), '3');
});

test('a response read before a change and finished after its notification is not cached as fresh', async () => {
	const cache = new ResponseCache({ maxBytes: 1_000_000 });
	const { promise, resolve } = Promise.withResolvers<SharedResponse>();
	const first = cache.getOrCreate('a', () => promise);
	cache.markStale('product:1');
	resolve(response('old', 'product:1'));
	assert.equal((await first).body().toString(), 'old');
	assert.equal(
		(await cache.getOrCreate('a', async () => response('new', 'product:1'))).body().toString(),
		'new',
	);
});

test('R7 a stale response serves while the database is unavailable, and is recomputed later', async () => {
	let now = 0;
	const cache = new ResponseCache({ maxBytes: 1_000_000, now: () => now });
	await cache.getOrCreate('a', async () => response('old', 'product:1'));
	cache.markStale('product:1');
	let tries = 0;
	const fail = async () => {
		tries += 1;
		throw databaseAway();
	};
	assert.equal((await cache.getOrCreate('a', fail)).body().toString(), 'old');
	assert.equal((await cache.getOrCreate('a', fail)).body().toString(), 'old');
	assert.equal(tries, 1, 'not every request waits for the database');
	now += 1001;
	assert.equal((await cache.getOrCreate('a', async () => response('new'))).body().toString(), 'new');
});

test('a defect is not hidden behind a stale response, and is not cached', async () => {
	const cache = new ResponseCache({ maxBytes: 1_000_000 });
	await cache.getOrCreate('a', async () => response('old', 'product:1'));
	cache.markStale('product:1');
	await assert.rejects(
		cache.getOrCreate('a', async () => Promise.reject(new TypeError('defect'))),
		TypeError,
	);
	await assert.rejects(
		cache.getOrCreate('b', async () => Promise.reject(databaseAway())),
		DatabaseUnavailable,
	);
});

test('a response tagged so is not cached', async () => {
	const cache = new ResponseCache({ maxBytes: 1_000_000 });
	assert.equal(
		(await cache.getOrCreate('a', async () => response('a', DO_NOT_CACHE))).body().toString(),
		'a',
	);
	assert.equal(cache.get('a'), undefined);
});

test('above the limit the least recently used response is removed', async () => {
	const cache = new ResponseCache({ maxBytes: 10_000 });
	const large = 'x'.repeat(2500);
	for (const key of ['a', 'b', 'c']) await cache.getOrCreate(key, async () => response(large));
	assert.equal(cache.get('a'), undefined);
	assert.ok(cache.get('c'));
});
