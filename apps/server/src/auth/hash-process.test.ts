import assert from 'node:assert/strict';
import { getPriority } from 'node:os';
import { test } from 'node:test';
import { HashProcess } from './hash-process.ts';
import { PasswordHasher } from './password-hashing.ts';

test('S5 hashes run in a process of lower priority; when it dies, who waits is told to come back, and the next starts anew', async (t) => {
	const hashing = new HashProcess();
	t.after(() => hashing.stop());
	const hasher = new PasswordHasher({ atOnce: 2, derive: hashing.derive });
	const stored = await hasher.hash('gyzyl alma');
	assert.equal(await hasher.verify('gyzyl alma', stored), true);
	assert.equal(await hasher.verify('gyzyl nar', stored), false);
	assert.equal(await new PasswordHasher({ atOnce: 1 }).verify('gyzyl alma', stored), true, 'the same here');
	const pid = hashing.pid ?? 0;
	assert.ok(getPriority(pid) > getPriority(process.pid));

	const waiting = hasher.hash('gyzyl alma');
	process.kill(pid, 'SIGKILL');
	await assert.rejects(waiting, { code: 'temporarily_unavailable' });
	assert.equal(await hasher.verify('gyzyl alma', stored), true);
	assert.notEqual(hashing.pid, pid);
});
