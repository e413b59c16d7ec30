import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Answer, AnswerCache, EVERYTHING, FLEETING } from './answer-cache.ts';

function answer(text: string, ...shows: string[]): Answer {
	return { statusCode: 200, headers: {}, body: Buffer.from(text), shows: new Set(shows) };
}

const databaseAway = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

test('an answer is made once for all who ask, and again after what it shows has changed', async () => {
	const cache = new AnswerCache({ maxBytes: 1_000_000 });
	let made = 0;
	const make = async () => answer(String(++made), 'product:1');
	const answers = await Promise.all([cache.get('a', make), cache.get('a', make), cache.get('a', make)]);
	assert.deepEqual(
		answers.map(({ body }) => body?.toString()),
		['1', '1', '1'],
	);
	cache.drop('product:2');
	assert.equal((await cache.get('a', make)).body?.toString(), '1');
	cache.drop('product:1');
	assert.equal(cache.peek('a'), undefined);
	assert.equal((await cache.get('a', make)).body?.toString(), '2');
	cache.drop(EVERYTHING);
	assert.equal((await cache.get('a', make)).body?.toString(), '3');
});

test('an answer read before a change and finished after its notice is not kept as fresh', async () => {
	const cache = new AnswerCache({ maxBytes: 1_000_000 });
	const { promise, resolve } = Promise.withResolvers<Answer>();
	const first = cache.get('a', () => promise);
	cache.drop('product:1');
	resolve(answer('old', 'product:1'));
	assert.equal((await first).body?.toString(), 'old');
	assert.equal((await cache.get('a', async () => answer('new', 'product:1'))).body?.toString(), 'new');
});

test('R7 a stale answer serves while the database is away, and is tried again later', async () => {
	let now = 0;
	const cache = new AnswerCache({ maxBytes: 1_000_000, now: () => now });
	await cache.get('a', async () => answer('old', 'product:1'));
	cache.drop('product:1');
	let tries = 0;
	const fail = async () => {
		tries += 1;
		throw databaseAway();
	};
	assert.equal((await cache.get('a', fail)).body?.toString(), 'old');
	assert.equal((await cache.get('a', fail)).body?.toString(), 'old');
	assert.equal(tries, 1, 'not every request waits for the database');
	now += 1001;
	assert.equal((await cache.get('a', async () => answer('new'))).body?.toString(), 'new');
});

test('a defect is not hidden behind an old answer, and nothing is kept of it', async () => {
	const cache = new AnswerCache({ maxBytes: 1_000_000 });
	await cache.get('a', async () => answer('old', 'product:1'));
	cache.drop('product:1');
	await assert.rejects(
		cache.get('a', async () => Promise.reject(new TypeError('defect'))),
		TypeError,
	);
	await assert.rejects(
		cache.get('b', async () => Promise.reject(databaseAway())),
		{ code: 'ECONNREFUSED' },
	);
});

test('what is hardly ever asked twice is not kept', async () => {
	const cache = new AnswerCache({ maxBytes: 1_000_000 });
	assert.equal((await cache.get('a', async () => answer('a', FLEETING))).body?.toString(), 'a');
	assert.equal(cache.peek('a'), undefined);
});

test('what is over the limit goes, the least recently used first', async () => {
	const cache = new AnswerCache({ maxBytes: 10_000 });
	const large = 'x'.repeat(2500);
	for (const key of ['a', 'b', 'c']) await cache.get(key, async () => answer(large));
	assert.equal(cache.peek('a'), undefined);
	assert.ok(cache.peek('c'));
});
