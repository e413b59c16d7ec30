import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { test } from 'node:test';
import { sql } from 'kysely';
import { HOUR_MS } from '../platform/clock.ts';
import { openGlibc } from '../platform/glibc.ts';
import type { Problem } from '../platform/http/problem.ts';
import { openTestShop } from '../testing/test-shop.ts';
import { HashProcess } from './hash-process.ts';
import { PasswordHasher } from './password-hashing.ts';

/** As the kernel numbers it. */
const SCHED_IDLE = 5;

test('S5 hashes run in a process of lower priority; when it dies, who waits is told to come back, and the next starts anew', async (t) => {
	const hashing = new HashProcess('postgres://never-asked');
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

test('S5 every thread of that process leaves its core to whoever wants it', async (t) => {
	if (!openGlibc()) return t.skip('there is no glibc here');
	const hashing = new HashProcess('postgres://never-asked');
	t.after(() => hashing.stop());
	await new PasswordHasher({ atOnce: 1, derive: hashing.derive }).hash('gyzyl alma');
	const threads = readdirSync(`/proc/${hashing.pid}/task`);
	const policies = threads.map((thread) => policyOf(`/proc/${hashing.pid}/task/${thread}/stat`));
	assert.ok(threads.length > 1);
	assert.deepEqual(new Set(policies), new Set([SCHED_IDLE]));
	assert.notEqual(policyOf('/proc/self/stat'), SCHED_IDLE);
});

test('S5 a sign-in in that process ends as it would here, refusals and a database that is away included', async (t) => {
	const { db, passwords, databaseUrl, onClose } = await openTestShop(t);
	const hashing = new HashProcess(databaseUrl);
	onClose(() => hashing.stop());
	const { id } = await db
		.insertInto('users')
		.values({
			phone: '2345678',
			name: 'Aman',
			password_hash: await passwords.hash('gyzyl alma'),
			language: 'tm',
			created_at: new Date(),
		})
		.returning('id')
		.executeTakeFirstOrThrow();
	const visitor = { network: '192.0.2.1', device: 'a device', userAgent: '', language: 'tm' as const };
	const tryPassword = (password: string) => hashing.signIn({ phone: '2345678', password }, visitor);

	const right = await tryPassword('gyzyl alma');
	assert.ok(right.outcome === 'signed_in' && right.user.id === id && right.user.created_at instanceof Date);
	assert.deepEqual(await tryPassword('gyzyl nar'), { outcome: 'wrong', alarm: false });
	await db
		.updateTable('limits')
		.set({ open_at: new Date(Date.now() + HOUR_MS) })
		.execute();
	await assert.rejects(tryPassword('gyzyl alma'), (error: Problem) => {
		return error.code === 'too_many_requests' && (error.retryAfterS ?? 0) > 1800;
	});

	const away = new HashProcess('postgres://dukan@127.0.0.1:1/dukan');
	onClose(() => away.stop());
	const form = { phone: '2345678', password: 'gyzyl alma' };
	await assert.rejects(away.signIn(form, visitor), { code: 'temporarily_unavailable' });
});

test('S5 who finds too many waiting is told to come back, and no attempt is counted against them', async (t) => {
	const { db, databaseUrl, onClose } = await openTestShop(t);
	const hashing = new HashProcess(databaseUrl, { maxWaiting: 3 });
	onClose(() => hashing.stop());
	const visitor = { network: '192.0.2.1', device: 'a device', userAgent: '', language: 'tm' as const };
	const tries = Array.from({ length: 8 }, (_, person) =>
		hashing.signIn({ phone: `234567${person}`, password: 'gyzyl nar' }, visitor).then(
			({ outcome }) => outcome,
			({ code }: Problem) => code,
		),
	);
	const refused = Array<string>(5).fill('temporarily_unavailable');
	assert.deepEqual(await Promise.all(tries), ['wrong', 'wrong', 'wrong', ...refused]);
	const counted = await db
		.selectFrom('limits')
		.select('key')
		.where('key', 'like', '234567%')
		.orderBy('key')
		.execute();
	assert.deepEqual(counted, [{ key: '2345670' }, { key: '2345671' }, { key: '2345672' }]);
});

test('a migration while that process runs does not keep anybody out', async (t) => {
	const { db, databaseUrl, onClose } = await openTestShop(t);
	const hashing = new HashProcess(databaseUrl);
	onClose(() => hashing.stop());
	const visitor = { network: '192.0.2.1', device: 'a device', userAgent: '', language: 'tm' as const };
	const tryOnce = () => hashing.signIn({ phone: '2345678', password: 'gyzyl nar' }, visitor);
	assert.equal((await tryOnce()).outcome, 'wrong');
	await sql`alter table users add column added_since text`.execute(db);
	assert.equal((await tryOnce()).outcome, 'wrong');
});

/** The 41st field; the second, the name, may hold blanks. */
function policyOf(statFile: string): number {
	const afterName = readFileSync(statFile, 'utf8').split(') ')[1] ?? '';
	return Number(afterName.split(' ')[38]);
}
