import assert from 'node:assert/strict';
import { getPriority } from 'node:os';
import { test } from 'node:test';
import { HashWorker } from '../../../platform/passwords/hash-worker.ts';
import { PasswordHasher } from '../../../platform/passwords/password-hashing.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { signIn } from './sign-in.ts';

test('S5 hashes run in a process of lower priority; when it dies, waiting requests are refused with Retry-After, and the next hash starts another', async (t) => {
	const worker = new HashWorker();
	t.after(() => worker.stop());
	const hasher = new PasswordHasher({ atOnce: 2, derive: worker.derive });
	const stored = await hasher.hash('gyzyl alma');
	assert.equal(await hasher.verify('gyzyl alma', stored), true);
	assert.equal(await hasher.verify('gyzyl nar', stored), false);
	assert.equal(await new PasswordHasher({ atOnce: 1 }).verify('gyzyl alma', stored), true, 'the same here');
	const pid = worker.pid ?? 0;
	assert.ok(getPriority(pid) > getPriority(process.pid));

	const waiting = hasher.hash('gyzyl alma');
	process.kill(pid, 'SIGKILL');
	await assert.rejects(waiting, { code: 'temporarily_unavailable' });
	assert.equal(await hasher.verify('gyzyl alma', stored), true);
	assert.notEqual(worker.pid, pid);
});

test('S5 a sign-in that finds the queue of its network full is refused with Retry-After, and no attempt is counted', async (t) => {
	const shop = await openTestShop(t);
	const { promise: held, resolve: release } = Promise.withResolvers<void>();
	const derive = async ({ tagLength }: { tagLength: number }) => {
		await held;
		return Buffer.alloc(tagLength);
	};
	// The only place is taken from the start, by the hash for unknown phones.
	const passwords = new PasswordHasher({ atOnce: 1, maxWaiting: 1, derive });
	const visitor = {
		network: '192.0.2.1',
		device: 'a device',
		userAgent: '',
		language: 'tm' as const,
		proof: undefined,
	};
	const waiting = [1, 2].map(() => passwords.hash('gyzyl alma', visitor.network));
	const form = { phone: '2345678', password: 'gyzyl nar' };
	await assert.rejects(signIn({ ...shop, passwords }, form, visitor), { code: 'temporarily_unavailable' });
	assert.deepEqual(await shop.db.selectFrom('limits').selectAll().execute(), []);

	release();
	await Promise.all(waiting);
	assert.equal((await signIn({ ...shop, passwords }, form, visitor)).outcome, 'wrong', 'the control');
	assert.notDeepEqual(await shop.db.selectFrom('limits').selectAll().execute(), []);
});
