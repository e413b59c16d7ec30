import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { test } from 'node:test';
import type { JoinBegunWire } from '@dukan/domain/staff/team/staff.api.ts';
import { sql } from 'kysely';
import { signInStaff } from '../testing/staff.ts';
import { openTestShop } from '../testing/test-shop.ts';

function runStaff(databaseUrl: string, args: string[]): Promise<{ code: number; output: string }> {
	const command = join(import.meta.dirname, 'staff-command.ts');
	const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl, PUBLIC_ORIGIN: 'https://dukan.example' };
	return new Promise((done) => {
		execFile(process.execPath, [command, ...args], { env }, (error, stdout, stderr) =>
			done({ code: error ? 1 : 0, output: stdout + stderr }),
		);
	});
}

test('S17 who locked themselves out gets a one-time link from the server’s terminal', async (t) => {
	const shop = await openTestShop(t);
	const staff = (...args: string[]) => runStaff(shop.databaseUrl, args);
	const open = (token: string) =>
		shop.app.inject({ method: 'POST', url: '/api/staff/join_begin', payload: { token } });
	const tokenIn = (output: string) =>
		/^https:\/\/dukan\.example\/backoffice\/join#([\w-]{43})$/m.exec(output)?.[1] ?? '';
	// The links are valid at the real time, so the test's clock is set to it.
	shop.time.now = new Date();

	const added = await staff('add', 'Maral', 'owner', 'Maral', 'Öwezowa');
	assert.equal(added.code, 0, added.output);
	const begun = await open(tokenIn(added.output));
	assert.equal(begun.statusCode, 200, begun.body);
	const { login, name } = begun.json<JoinBegunWire>();
	assert.deepEqual([login, name], ['maral', 'Maral Öwezowa']);

	for (const [args, said] of [
		[['add', 'maral', 'owner', 'Again'], /already/],
		[['add', 'm!', 'owner', 'Maral'], /login/],
		[['add', 'jeren', 'boss', 'Jeren'], /role/],
		[['add', 'jeren', 'owner'], /name/],
		[['link', 'nobody'], /no account/],
		[['toString', 'maral'], /npm run staff/],
		[[], /npm run staff/],
	] as const) {
		const { code, output } = await staff(...args);
		assert.deepEqual([code, said.test(output)], [1, true], output);
	}

	const { id, cookie } = await signInStaff(shop.db, shop.clock(), 'owner');
	const { login: mine } = await shop.db
		.selectFrom('staff_accounts')
		.select('login')
		.where('id', '=', id)
		.executeTakeFirstOrThrow();
	const me = () => shop.app.inject({ url: '/api/staff/me', headers: { cookie } });
	assert.equal((await me()).statusCode, 200);
	const linked = await staff('link', mine);
	assert.equal((await open(tokenIn(linked.output))).statusCode, 200);
	assert.equal((await me()).statusCode, 401);

	await shop.db.updateTable('staff_accounts').set({ disabled: true }).where('id', '=', id).execute();
	assert.match((await staff('link', mine)).output, /disabled/);
	assert.equal((await open(tokenIn((await staff('link', mine, '--enable')).output))).statusCode, 200);
	assert.match((await staff('list')).output, /^maral\towner\tinvited\tMaral Öwezowa$/m);
});

test('S24 the terminal helps where the shop’s role may not change tables either', async (t) => {
	const shop = await openTestShop(t);
	const name = `reader_${randomUUID().slice(0, 8)}`;
	await sql
		.raw(
			`create role ${name} login password 'plain'; grant select, insert, update on all tables in schema public to ${name}`,
		)
		.execute(shop.db);
	shop.onClose(() => sql.raw(`drop owned by ${name}; drop role ${name}`).execute(shop.db));
	const url = new URL(shop.databaseUrl);
	url.username = name;
	url.password = 'plain';
	const { code, output } = await runStaff(url.href, ['list']);
	assert.equal(code, 0, output);
});
