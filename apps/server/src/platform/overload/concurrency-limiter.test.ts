import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import { KnownClients } from './client-of.ts';
import { ConcurrencyLimiter, Overloaded } from './concurrency-limiter.ts';

/** Makes work that ends when the test resolves it. */
function openWork(limiter: ConcurrencyLimiter) {
	const ends: PromiseWithResolvers<string>[] = [];
	const begin = (client = '') =>
		limiter.run(() => {
			const end = Promise.withResolvers<string>();
			ends.push(end);
			return end.promise;
		}, client);
	return { ends, begin };
}

const yieldToEventLoop = () => new Promise((done) => setImmediate(() => setImmediate(done)));

test('R10 a request that would wait too long, by the recent duration of work, is refused at once', async () => {
	let refused = 0;
	const limiter = new ConcurrencyLimiter({ atOnce: 2, maxWaitMs: 20, onRefused: () => (refused += 1) });
	const { ends, begin } = openWork(limiter);
	// No duration is known yet, so all may wait.
	const unknown = Array.from({ length: 9 }, () => begin());
	await yieldToEventLoop();
	assert.equal(ends.length, 2, 'two run');
	for (let done = 0; done < 9; done += 1) {
		await pause(25);
		ends[done]?.resolve('done');
		await yieldToEventLoop();
	}
	assert.deepEqual(await Promise.all(unknown), Array(9).fill('done'));

	// Each task takes about 40 ms and two run at once, so one more pair may wait.
	const results = [begin(), begin(), begin(), begin()];
	await yieldToEventLoop();
	assert.equal(ends.length, 11);
	await assert.rejects(begin(), Overloaded);
	assert.ok(limiter.refusal() instanceof Overloaded);
	assert.equal(refused, 2);
	for (let done = 9; done < 13; done += 1) {
		ends[done]?.resolve('later');
		await yieldToEventLoop();
	}
	assert.deepEqual(await Promise.all(results), Array(4).fill('later'), 'those that waited have run');
});

test('R10 failed work frees its slot as well', async () => {
	const limiter = new ConcurrencyLimiter({ atOnce: 1, maxWaitMs: 0 });
	await assert.rejects(limiter.run(() => Promise.reject(new Error('no'))));
	assert.equal(await limiter.run(async () => 'yes'), 'yes');
});

test('R7 when the database is unavailable, waiting requests are refused at once, not one after the other', async () => {
	const limiter = new ConcurrencyLimiter({ atOnce: 1, maxWaitMs: 5 });
	const { ends, begin } = openWork(limiter);
	const results = [begin(), begin(), begin()];
	await yieldToEventLoop();
	const unavailable = new DatabaseUnavailable(new Error('no reply'));
	ends[0]?.reject(unavailable);
	const settled = await Promise.allSettled(results);
	assert.deepEqual(
		settled.map((one) => one.status === 'rejected' && one.reason),
		Array(3).fill(unavailable),
	);
	assert.equal(ends.length, 1);
	assert.equal(await limiter.run(async () => 'open again'), 'open again');
});

/** Runs one task at a time, 40 ms each, and records the clients in the order in which they are served. */
function openRotation(maxWaitMs: number) {
	let nowMs = 0;
	const limiter = new ConcurrencyLimiter({ atOnce: 1, maxWaitMs, now: () => nowMs });
	const served: string[] = [];
	const ends: (() => void)[] = [];
	const begin = (client: string) =>
		limiter.run(() => {
			served.push(client);
			return new Promise<void>((done) => ends.push(done));
		}, client);
	const finish = async (tasks: number) => {
		for (let done = 0; done < tasks; done += 1) {
			await yieldToEventLoop();
			nowMs += 40;
			ends.shift()?.();
		}
		await yieldToEventLoop();
	};
	return { limiter, served, begin, finish };
}

test('R10 clients take turns: one with many connections waits behind itself, not before others', async () => {
	const { served, begin, finish } = openRotation(1000);
	const works = Array.from({ length: 5 }, () => begin('greedy'));
	await yieldToEventLoop();
	works.push(begin('first'), begin('second'));
	await finish(7);
	await Promise.all(works);
	assert.deepEqual(served, ['greedy', 'greedy', 'first', 'second', 'greedy', 'greedy', 'greedy']);
});

test('R10 what a client sends beyond its share is refused first, with a time that it can keep', async () => {
	const { limiter, begin, finish } = openRotation(2000);
	// After this many tasks the moving average has come to 40 ms.
	for (let task = 0; task < 100; task += 1) await Promise.all([begin('warm'), finish(1)]);
	const works = Array.from({ length: 52 }, () => begin('greedy'));
	await yieldToEventLoop();
	assert.equal(limiter.refusal('greedy')?.retryAfterS, 3, '51 wait: a little over two seconds');
	assert.equal(limiter.refusal('patient'), undefined, 'one round: 40 ms');
	works.push(begin('patient'));
	await finish(works.length);
	await Promise.all(works);
	assert.equal(limiter.refusal('greedy'), undefined);
});

const ACCOUNTS = 60;
const VISITORS = 8;
const STEPS = 500;

/**
 * Eight visitors ask for half of the capacity while one address with many accounts asks all the time. Returns
 * the visitors' share.
 */
async function shareOfVisitors(areKnown: boolean): Promise<number> {
	const clients = new KnownClients();
	const accounts = Array.from({ length: ACCOUNTS }, (_, index) => `token-${index}`);
	if (areKnown) for (const [index, token] of accounts.entries()) clients.remember(token, index);
	const clientOf = (ip: string, token?: string) =>
		clients.of({ headers: { authorization: token && `Bearer ${token}` }, ip });
	const { begin, finish } = openRotation(2000);
	// After this many tasks the moving average has come to 40 ms.
	for (let task = 0; task < 100; task += 1) await Promise.all([begin('warm'), finish(1)]);
	let isOver = false;
	const keepAsking = async (token: string) => {
		while (!isOver) {
			await begin(clientOf('203.0.113.7', token)).catch(() => {});
			await yieldToEventLoop();
		}
	};
	const greedy = accounts.map(keepAsking);
	let served = 0;
	const asked: Promise<void>[] = [];
	const answered = () => {
		served += 1;
	};
	for (let step = 0; step < STEPS; step += 1) {
		if (step % 2 === 0)
			asked.push(begin(clientOf(`198.51.100.${(step / 2) % VISITORS}`)).then(answered, () => {}));
		await finish(1);
	}
	isOver = true;
	await finish(ACCOUNTS * 3);
	await Promise.all([...asked, ...greedy]);
	return served / asked.length;
}

test('S27 R10 60 invented accounts of one address leave others at least 90 % of their pages; 60 known people would not', async () => {
	const share = await shareOfVisitors(false);
	assert.ok(share >= 0.9, `${Math.round(share * 100)} %`);
	const control = await shareOfVisitors(true);
	assert.ok(control < 0.9, `${Math.round(control * 100)} %`);
});
