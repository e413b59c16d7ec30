import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../platform/clock.ts';
import { PASSWORD, people } from '../../../testing/people.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

describe('profile and sessions', async () => {
	const shop = await openTestShop({ after }, { env: { ADDRESS_LIMIT_FACTOR: '100' } });
	const { db, time, app } = shop;
	const { register, signIn, show, update, signOut, sessions, endSession, post } = people(shop);
	const regionId = async (name: string) =>
		(await db.selectFrom('regions').select('id').where('name_en', '=', name).executeTakeFirstOrThrow()).id;

	test('AUTH-09 user_show returns token false without a session', async () => {
		assert.deepEqual((await app.inject('/api/user_show/')).json(), { token: false });
		assert.deepEqual((await app.inject('/api/user_show')).json(), { token: false });
		for (const token of ['x', 'x'.repeat(43), `${'x'.repeat(42)}'`, '0'.repeat(5000)])
			assert.deepEqual(await show(token), { token: false });
	});

	test('AUTH-11 name, address, e-mail and language are changed one by one or together', async () => {
		const { token } = await register();
		const changed = await update(token, { u_name: ' Aman Amanow ', lang: 'en' });
		assert.equal(changed.statusCode, 200);
		assert.deepEqual(changed.json(), await show(token));
		assert.equal(changed.json().u_name, 'Aman Amanow');
		assert.equal(changed.json().lang, 'en');
		assert.equal(changed.json().u_address_1, 'Parahat 7, jaý 12, Aşgabat', 'not given, not changed');
		assert.equal((await update(token, { u_email: 'aman@mail.com' })).json().u_email, 'aman@mail.com');
		assert.equal((await update(token, { u_email: '' })).json().u_email, '');
		assert.deepEqual((await update(token, { u_name: 'Al', u_email: 'x' })).json().errors, [
			{ field: 'u_name', code: 'name_short' },
			{ field: 'u_email', code: 'email_invalid' },
		]);
		assert.equal((await update(token, { lang: 'de' })).statusCode, 400);
		assert.equal((await update(token, {})).statusCode, 200);
		const unknown = await update(token, { banned: true, u_phone_1: '5555555', u_name: 'Aman' });
		assert.equal(
			unknown.json().u_phone_1,
			(await show(token)).u_phone_1,
			'S10 unknown fields reach no column',
		);
		assert.notEqual(unknown.json().u_phone_1, '5555555');
	});

	test('AUTH-11 the address and its region go together', async () => {
		const { token } = await register({}, { headers: { cookie: 'lang=tm' } });
		const mary = await regionId('Mary');
		const moved = (await update(token, { region_id: mary })).json();
		assert.deepEqual([moved.region_id, moved.u_address_1], [mary, 'Parahat 7, jaý 12, Mary']);
		const told = (await update(token, { u_address_1: 'Nebitçiler 3, Ашхабад' })).json();
		assert.deepEqual(
			[told.region_id, told.u_address_1],
			[await regionId('Ashgabat'), 'Nebitçiler 3, Ашхабад'],
		);
		const both = (await update(token, { u_address_1: 'Nebitçiler 3', region_id: mary })).json();
		assert.deepEqual([both.region_id, both.u_address_1], [mary, 'Nebitçiler 3, Mary']);
		assert.deepEqual((await update(token, { region_id: 999_999 })).json().errors, [
			{ field: 'region_id', code: 'region_required' },
		]);
	});

	test('AUTH-11 S7 a new password needs the old one, and ends all other sessions', async () => {
		const { phone, token } = await register();
		const other = await signIn(phone, PASSWORD);
		assert.ok(other.answer.login);
		const change = (old_password: string, new_password: string) =>
			update(token, { old_password, new_password });
		assert.deepEqual((await change('gyzyl nar', 'ýaşyl alma')).json().errors, [
			{ field: 'old_password', code: 'password_wrong' },
		]);
		assert.deepEqual((await update(token, { new_password: 'ýaşyl alma' })).json().errors, [
			{ field: 'old_password', code: 'password_required' },
		]);
		assert.deepEqual((await change(PASSWORD, '1234')).json().errors, [
			{ field: 'new_password', code: 'password_guessable' },
		]);
		assert.equal((await show(other.answer.token)).token, other.answer.token, 'nothing happened so far');

		assert.equal((await change(PASSWORD, 'ýaşyl alma')).statusCode, 200);
		assert.equal((await show(token)).token, token);
		assert.deepEqual(await show(other.answer.token), { token: false });
		assert.equal((await signIn(phone, PASSWORD)).answer.login, false);
		assert.equal((await signIn(phone, 'ýaşyl alma')).answer.login, true);
	});

	test('S5 a stolen session is no place to guess the password at', async () => {
		const { token } = await register();
		const statuses = [];
		for (let index = 0; index < 7; index += 1)
			statuses.push(
				(await update(token, { old_password: `wrong ${index}`, new_password: 'x1y2z3' })).statusCode,
			);
		assert.deepEqual(statuses, [400, 400, 400, 400, 400, 429, 429]);
	});

	test('AUTH-11 sessions are listed and ended, the own ones only', async () => {
		const { phone, token } = await register({}, { headers: { 'user-agent': 'One' } });
		time.pass(HOUR_MS);
		const other = await signIn(phone, PASSWORD, { headers: { 'user-agent': 'Two' } });
		assert.ok(other.answer.login);
		const { rows, count } = (await sessions(other.answer.token)).json();
		assert.equal(count, 2);
		assert.deepEqual(
			rows.map(({ user_agent, current }: { user_agent: string; current: boolean }) => [user_agent, current]),
			[
				['Two', true],
				['One', false],
			],
		);
		assert.equal(rows[1].created_at, new Date(time.now.getTime() - HOUR_MS).toISOString());

		const stranger = await register();
		assert.equal((await endSession(stranger.token, rows[1].id)).statusCode, 404);
		assert.equal((await show(token)).token, token);
		assert.equal((await endSession(other.answer.token, rows[1].id)).statusCode, 204);
		assert.deepEqual(await show(token), { token: false });
		assert.equal((await endSession(other.answer.token, 99_999_999_999)).statusCode, 400);
	});

	test('S7 sign-out kills the token at once, and a ban takes effect on the next request', async () => {
		const { phone, token } = await register();
		const other = await signIn(phone, PASSWORD);
		assert.ok(other.answer.login);
		assert.equal((await signOut(token)).statusCode, 204);
		assert.deepEqual(await show(token), { token: false });
		assert.equal((await signOut(token)).statusCode, 401);

		await db.updateTable('users').set({ banned: true }).where('phone', '=', phone).execute();
		assert.deepEqual(await show(other.answer.token), { token: false });
		assert.equal((await sessions(other.answer.token)).statusCode, 401);
	});

	test('API-01 S7 a client that names JSON and sends none signs out all the same', async () => {
		const { token } = await register();
		const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
		const send = (url: string) => app.inject({ method: 'POST', url, headers });
		assert.equal((await send('/api/favourite_clear')).statusCode, 204);
		assert.equal((await send('/api/user_update')).statusCode, 400);
		assert.equal((await send('/api/signout')).statusCode, 204);
		assert.deepEqual(await show(token), { token: false });
	});

	test('S7 a session ends after 14 idle days, and after 90 in any case', async () => {
		const idle = await register();
		time.pass(14 * DAY_MS - MINUTE_MS);
		assert.equal((await show(idle.token)).token, idle.token);
		time.pass(14 * DAY_MS - MINUTE_MS);
		assert.equal((await show(idle.token)).token, idle.token, 'each request counts as seen');
		time.pass(14 * DAY_MS + MINUTE_MS);
		assert.deepEqual(await show(idle.token), { token: false });

		const { token } = await register();
		for (let day = 0; day < 89; day += 10) {
			assert.equal((await show(token)).token, token, `day ${day}`);
			time.pass(10 * DAY_MS);
		}
		assert.deepEqual(await show(token), { token: false });
	});

	test('S7 a person has at most 20 sessions: the oldest ends', async () => {
		const { phone, token } = await register();
		const { id: userId } = await db
			.selectFrom('users')
			.select('id')
			.where('phone', '=', phone)
			.executeTakeFirstOrThrow();
		for (let index = 0; index < 20; index += 1) {
			time.pass(MINUTE_MS);
			assert.equal((await signIn(phone, PASSWORD)).answer.login, true);
		}
		const left = await db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute();
		assert.equal(left.length, 20);
		assert.deepEqual(await show(token), { token: false });
	});

	test('calls of a signed-in person are 401 to everyone else, before the body is read', async () => {
		for (const url of ['/api/user_update', '/api/signout', '/api/session_end/1'])
			assert.equal((await post(url, { lang: 'xx' })).statusCode, 401, url);
		const list = await app.inject('/api/session_list');
		assert.equal(list.statusCode, 401);
		assert.equal(list.json().code, 'not_signed_in');
	});
});
