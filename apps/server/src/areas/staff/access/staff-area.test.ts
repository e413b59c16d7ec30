import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { WIRE_HEADER, WIRE_VERSION } from '@dukan/domain/staff/access/wire-version.ts';
import Fastify from 'fastify';
import { MINUTE_MS } from '../../../platform/clock.ts';
import { DatabaseTrouble } from '../../../platform/database/database-trouble.ts';
import { errorHandling } from '../../../platform/http/error-handling.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { staffArea, staffOf } from './staff-area.ts';

describe('the calls of staff', async () => {
	const shop = await openTestShop({ after });
	const { app, db, time } = shop;
	const move = (headers: Record<string, string>) =>
		app.inject({
			method: 'POST',
			url: '/api/staff/order_move/999999',
			headers,
			payload: { to: 'accepted' },
		});

	test('S11 S17 no one is let in without a session of staff: not a visitor, not a shopper, not a made-up cookie', async () => {
		const shopper = await signUpShopper(shop);
		for (const headers of [
			{},
			{ authorization: `Bearer ${shopper.token}` },
			{ cookie: `staff=${shopper.token}` },
			{ cookie: 'staff=' },
		])
			assert.equal((await move(headers as Record<string, string>)).statusCode, 401);
	});

	test('S11 a session of staff opens no shopper’s call, and there is nothing more under /api/staff/', async () => {
		const { cookie } = await signInStaff(db, shop.clock());
		const token = cookie.replace('staff=', '');
		for (const headers of [{ cookie }, { authorization: `Bearer ${token}` }])
			assert.equal((await app.inject({ url: '/api/order_list', headers })).statusCode, 401);
		assert.equal((await app.inject({ url: '/api/staff/anything', headers: { cookie } })).statusCode, 404);
	});

	test('S9 another site cannot use the cookie', async () => {
		const { cookie } = await signInStaff(db, shop.clock());
		assert.equal((await move({ cookie })).statusCode, 404);
		for (const foreign of [
			['origin', 'https://evil.example'],
			['sec-fetch-site', 'cross-site'],
		] as const)
			assert.equal((await move({ cookie, [foreign[0]]: foreign[1] })).statusCode, 403);
	});

	test('R15 a page that was opened before an update is told to reload; what a courier entered before it is taken', async () => {
		const { cookie } = await signInStaff(db, shop.clock());
		const courier = await signInStaff(db, shop.clock(), 'courier');
		const origin = 'http://localhost';
		const headers = { cookie, origin, host: 'localhost' };
		const codeOf = async (more: object) => (await move({ ...headers, ...more })).json().code;
		assert.equal(await codeOf({ [WIRE_HEADER]: String(WIRE_VERSION) }), 'not_found');
		for (const other of [WIRE_VERSION - 1, WIRE_VERSION + 1])
			assert.equal(await codeOf({ [WIRE_HEADER]: String(other) }), 'page_outdated');
		assert.equal(await codeOf({}), 'changed_meanwhile', 'pages of version 1 name none');
		assert.equal((await move({ cookie })).json().code, 'not_found', 'no page');
		const read = await app.inject({
			url: '/api/staff/orders',
			headers: { cookie, [WIRE_HEADER]: String(WIRE_VERSION - 1) },
		});
		assert.equal(read.json().code, 'page_outdated', 'it would not understand the response');
		const refuse = (version: number) =>
			app.inject({
				method: 'POST',
				url: '/api/staff/own_refuse/999999',
				headers: { ...headers, cookie: courier.cookie, [WIRE_HEADER]: String(version) },
				payload: { version: 1, reason: 'other' },
			});
		assert.equal((await refuse(WIRE_VERSION - 1)).json().code, 'not_found');
		assert.equal((await refuse(WIRE_VERSION - 2)).json().code, 'page_outdated');
	});

	test('S7 a session ends when it is idle, old, or its account is disabled', async () => {
		const { cookie, id } = await signInStaff(db, shop.clock());
		const status = async () => (await move({ cookie })).statusCode;
		assert.equal(await status(), 404);
		time.pass(30 * MINUTE_MS + 1);
		assert.equal(await status(), 401);
		time.pass(-MINUTE_MS);
		assert.equal(await status(), 404);
		await db.updateTable('staff_accounts').set({ disabled: true }).where('id', '=', id).execute();
		assert.equal(await status(), 401);
		await db.updateTable('staff_accounts').set({ disabled: false }).where('id', '=', id).execute();
		for (let step = 0; step < 26; step += 1) {
			time.pass(29 * MINUTE_MS);
			await status();
		}
		assert.equal(await status(), 401);
	});

	test('S10 fields that a call does not name are dropped, at every depth', async () => {
		const { cookie } = await signInStaff(db, shop.clock(), 'owner');
		const other = await signInStaff(db, shop.clock());
		const response = await app.inject({
			method: 'POST',
			url: `/api/staff/account_update/${other.id}`,
			headers: { cookie },
			payload: { name: 'B', role: 'content', disabled: false, login: 'stolen', password_hash: 'x', id: 1 },
		});
		assert.equal(response.statusCode, 204, response.body);
		const row = await db
			.selectFrom('staff_accounts')
			.select(['name', 'login', 'password_hash'])
			.where('id', '=', other.id)
			.executeTakeFirstOrThrow();
		assert.equal(row.name, 'B');
		assert.notEqual(row.login, 'stolen');
		assert.equal(row.password_hash, null);
	});

	test('S17 a call that names no role stops the start; one that names others refuses', async () => {
		const { cookie } = await signInStaff(db, shop.clock());
		const open = async (config: object) => {
			const other = Fastify();
			await other.register(errorHandling, { trouble: new DatabaseTrouble() });
			await staffArea(other, shop, (staff) => {
				staff.get('/who', { config }, async (request) => staffOf(request).name);
			});
			return other.inject({ url: '/api/staff/who', headers: { cookie } });
		};
		await assert.rejects(open({}), /does not say which right/);
		await assert.rejects(open({ by: 'everything' }), /does not say which right/);
		const refused = await open({ by: 'manageStaff' });
		assert.deepEqual([refused.statusCode, refused.json().code], [403, 'not_allowed']);
		assert.equal((await open({ by: 'workOrders' })).body, 'Ogulgerek');
	});
});
