import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HASH_COST } from './hash-cost.ts';
import { PasswordHasher } from './password-hashing.ts';

test('S5 a password is stored as argon2id with 19 MiB and 2 passes, salted, and only itself opens it', async () => {
	const hasher = new PasswordHasher({ atOnce: 1 });
	const [one, other] = await Promise.all([hasher.hash('gyzyl alma'), hasher.hash('gyzyl alma')]);
	assert.match(one, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
	assert.notEqual(one, other);
	assert.equal(await hasher.verify('gyzyl alma', one), true);
	assert.equal(await hasher.verify('gyzyl Alma', one), false);
	assert.equal(await hasher.verify('gyzyl alma', undefined), false);
	assert.equal(hasher.isOutdated(one), false);
	assert.equal(hasher.isOutdated(one.replace('t=2', 't=1')), true);
});

test('S5 a hash of older costs is still understood', async () => {
	const hasher = new PasswordHasher({ atOnce: 1 });
	// The hash is that of "gyzyl alma" with the salt "somesalt16bytes!" at 1 MiB and 1 pass.
	const { argon2Sync } = await import('node:crypto');
	const nonce = Buffer.from('somesalt16bytes!');
	const cost = { memory: 1024, passes: 1, parallelism: 1, tagLength: 32 };
	const tag = argon2Sync('argon2id', { ...cost, message: 'gyzyl alma', nonce });
	const plain = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
	const stored = `$argon2id$v=19$m=1024,t=1,p=1$${plain(nonce)}$${plain(tag)}`;
	assert.equal(await hasher.verify('gyzyl alma', stored), true);
	assert.equal(hasher.isOutdated(stored), true);
});

test('S5 hashes run a few at once; past a queue length further requests are refused', async () => {
	const hasher = new PasswordHasher({
		atOnce: 2,
		maxWaiting: 3,
		cost: { ...HASH_COST, memory: 1024, passes: 1 },
	});
	await hasher.verify('x', undefined);
	const settled = await Promise.allSettled(Array.from({ length: 9 }, () => hasher.hash('x')));
	const refused = settled.filter(({ status }) => status === 'rejected');
	assert.equal(refused.length, 4, 'two run, three wait');
	assert.equal(await hasher.verify('x', undefined), false, 'and the queue is free again');
});

test('R18 112 sign-ins at once from four addresses leave another person the next turn', async () => {
	const finished: string[] = [];
	const waiting: (() => void)[] = [];
	const hasher = new PasswordHasher({
		atOnce: 1,
		derive: () => new Promise((done) => waiting.push(() => done(Buffer.alloc(32)))),
	});
	const ask = async (client: string) => {
		await hasher.hash('x', client);
		finished.push(client);
	};
	const floods = Array.from({ length: 112 }, (_, index) => ask(`address ${index % 4}`));
	assert.equal(hasher.refusal('person'), undefined);
	const person = ask('person');
	let ended = 0;
	const all = Promise.allSettled([...floods, person]).then(() => {
		ended = 1;
	});
	while (ended === 0) {
		waiting.shift()?.();
		await new Promise(setImmediate);
	}
	await all;
	// One hash runs already, and the other three addresses take their turns first.
	assert.ok(finished.indexOf('person') <= 5, `${finished.indexOf('person')} were before`);
	assert.equal(finished.length, 113);
});

test('R18 on a machine so busy that a hash takes 1.5 s, a flood from four addresses is refused and another person keeps a place', async () => {
	const HASH_MS = 1500;
	let nowMs = 0;
	const served: string[] = [];
	const ends: (() => void)[] = [];
	const hasher = new PasswordHasher({
		atOnce: 1,
		now: () => nowMs,
		derive: ({ message }) =>
			new Promise((done) => {
				served.push(String(message));
				ends.push(() => done(Buffer.alloc(32)));
			}),
	});
	const finish = async () => {
		for (let turn = 0; turn < 4; turn += 1) await new Promise(setImmediate);
		nowMs += HASH_MS;
		ends.shift()?.();
		await new Promise(setImmediate);
	};
	await finish();
	// After this many tasks the moving average has reached it.
	for (let hash = 0; hash < 60; hash += 1) await Promise.all([hasher.hash('before', 'before'), finish()]);
	served.length = 0;
	const flood = Promise.allSettled(
		[0, 1, 2, 3, 0, 1, 2, 3].map((address) => hasher.hash('flood', `address ${address}`)),
	);
	assert.ok(hasher.refusal('address 0'), 'more of one address would wait six seconds');
	assert.equal(hasher.refusal('person'), undefined, 'as long, and nothing else of theirs waits');
	const person = hasher.hash('person', 'person');
	for (let hash = 0; hash <= 8; hash += 1) await finish();
	await Promise.all([flood, person]);
	assert.ok(served.indexOf('person') <= 5, served.join());
});
