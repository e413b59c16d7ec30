import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { later, MINUTE_MS, SECOND_MS } from '../../../platform/clock.ts';
import { provedHeaders } from '../../../testing/prove-work.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { firstOwnerLink } from './first-owner.ts';
import { makeStaffLink } from './staff-accounts.queries.ts';
import { totpCode, totpStep } from './totp.ts';

const PASSWORD = 'gyzyl alma agajy';

describe('staff get in', async () => {
	const shop = await openTestShop({ after });
	const { app, db, time } = shop;
	const post = (url: string, payload: object, cookie = '') =>
		app.inject({ method: 'POST', url: `/api/staff/${url}`, payload, headers: { cookie } });
	const codeNow = (secret: string) => totpCode(secret, totpStep(time.now));

	async function join(link: string, password = PASSWORD) {
		const token = link.split('#')[1] ?? '';
		const begun = await post('join_begin', { token });
		const { secret, login: given } = begun.json();
		// The first owner has no login yet, and chooses one.
		const login = given || 'ogulgerek';
		const joined = await post('join', { token, login, password, secret, code: codeNow(secret) });
		assert.equal(joined.statusCode, 204, joined.body);
		return { secret, login, token, device: cookieOf(joined) };
	}
	/** Codes work once: each sign-in waits for the next one. */
	async function signIn(login: string, secret: string, password = PASSWORD) {
		time.pass(30_000);
		return post('signin', { login, password, code: codeNow(secret) });
	}
	const cookieOf = (response: { headers: Record<string, unknown> }) =>
		String(response.headers['set-cookie']).split(';')[0] ?? '';
	const owner = await join((await firstOwnerLink(shop)) ?? '');

	test('S17 the first start prints a link to become the owner, until there is one', async () => {
		assert.equal(await firstOwnerLink(shop), undefined);
		assert.equal((await post('join_begin', { token: owner.token })).statusCode, 404, 'a link works once');
		const { secret, token } = owner;
		const again = await post('join', { token, password: PASSWORD, secret, code: codeNow(secret) });
		assert.equal(again.statusCode, 404);
	});

	test('S17 the code that joined does not sign in', async () => {
		const secret = 'A'.repeat(32);
		const { id } = await signInStaff(db, time.now, 'operator');
		const { token } = await makeStaffLink(db, id, time.now);
		const code = codeNow(secret);
		assert.equal((await post('join', { token, password: PASSWORD, secret, code })).statusCode, 204);
		const { login } = await db
			.selectFrom('staff_accounts')
			.select('login')
			.where('id', '=', id)
			.executeTakeFirstOrThrow();
		assert.equal((await post('signin', { login, password: PASSWORD, code })).statusCode, 401);
		assert.equal((await signIn(login, secret)).statusCode, 200);
	});

	test('S9 S17 signing in takes login, password and code, and sets a cookie no script reads', async () => {
		const response = await signIn(' OGULGEREK ', owner.secret);
		assert.equal(response.statusCode, 200, response.body);
		assert.deepEqual(response.json().role, 'owner');
		assert.match(
			String(response.headers['set-cookie']?.[0]),
			/^staff=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
		);
		const me = await app.inject({ url: '/api/staff/me', headers: { cookie: cookieOf(response) } });
		assert.equal(me.json().login, 'ogulgerek');
	});

	test('S17 one answer to a wrong login, password or code, and to a code used before', async () => {
		time.pass(30_000);
		const code = codeNow(owner.secret);
		const tries = [
			{ login: 'nobody', password: PASSWORD, code },
			{ login: 'ogulgerek', password: 'gyzyl alma agajyy', code },
			{ login: 'ogulgerek', password: PASSWORD, code: '000000' },
		];
		for (const body of tries) {
			const response = await post('signin', body);
			assert.deepEqual([response.statusCode, response.json().code], [401, 'wrong_sign_in']);
		}
		const all = await Promise.all(
			Array.from({ length: 5 }, () => post('signin', { login: 'ogulgerek', password: PASSWORD, code })),
		);
		assert.equal(all.filter(({ statusCode }) => statusCode === 200).length, 1, 'of five at once, one');
		time.pass(30 * MINUTE_MS);
	});

	test('S17 guesses at one login have to wait, and the right password opens after the pause', async () => {
		const guess = () => post('signin', { login: 'ogulgerek', password: 'wrong wrong wrong', code: '123456' });
		const statuses: number[] = [];
		for (let index = 0; index < 8; index += 1) statuses.push((await guess()).statusCode);
		assert.ok(statuses.includes(429), String(statuses));
		time.pass(15 * MINUTE_MS);
		assert.equal((await signIn('ogulgerek', owner.secret)).statusCode, 200);
	});

	test('S20 past the limit of an address no one is refused: who does the work signs in from a device never seen', async () => {
		const remoteAddress = '198.51.100.77';
		const limit = { kind: 'staff:address', key: remoteAddress, count: 60 };
		await db
			.insertInto('limits')
			.values({ ...limit, open_at: time.now, forget_at: later(time.now, MINUTE_MS) })
			.execute();
		const enter = (headers = {}) => {
			time.pass(SECOND_MS);
			const payload = { login: 'ogulgerek', password: PASSWORD, code: codeNow(owner.secret) };
			return app.inject({ method: 'POST', url: '/api/staff/signin', remoteAddress, headers, payload });
		};
		time.pass(30_000);
		const refused = await enter();
		assert.deepEqual([refused.statusCode, refused.json().code], [428, 'proof_required']);
		assert.equal((await enter({ 'x-proof': 'x' })).statusCode, 428, 'no work');
		const proved = await enter(provedHeaders(refused.json()));
		assert.equal(proved.statusCode, 200, proved.body);
	});

	test('S20 strangers who guess at a login do not keep its owner out, and a new link opens at once', async () => {
		const guess = (remoteAddress: string) =>
			app.inject({
				method: 'POST',
				url: '/api/staff/signin',
				remoteAddress,
				payload: { login: 'ogulgerek', password: 'wrong wrong wrong', code: '123456' },
			});
		const attack = async () => {
			for (let index = 0; index < 24; index += 1) {
				const { headers } = await guess(`203.0.113.${index % 2}`);
				time.pass(Number(headers['retry-after'] ?? 0) * 1000);
			}
			for (let index = 0; index < 70; index += 1) await guess(`203.0.113.${index % 2}`);
		};
		const enter = (secret: string, cookie: string, remoteAddress: string) => {
			time.pass(30_000);
			return app.inject({
				method: 'POST',
				url: '/api/staff/signin',
				remoteAddress,
				headers: { cookie },
				payload: { login: 'ogulgerek', password: PASSWORD, code: codeNow(secret) },
			});
		};
		await attack();
		assert.equal((await guess('198.51.100.1')).statusCode, 429);
		assert.equal(
			(await enter(owner.secret, '', '198.51.100.2')).statusCode,
			429,
			'a device never seen waits',
		);
		const known = await enter(owner.secret, owner.device, '203.0.113.1');
		assert.equal(known.statusCode, 200, 'a known one does not, even behind the address of the attack');
		const { cookie, id: helper } = await signInStaff(db, time.now, 'owner');
		assert.ok(helper > 0);
		const { id } = (await app.inject({ url: '/api/staff/accounts', headers: { cookie } }))
			.json()
			.find(({ login }: { login: string }) => login === 'ogulgerek');
		const link = (await post(`account_link/${id}`, {}, cookie)).json().link;
		const again = await join(link);
		const elsewhere = await enter(again.secret, '', '198.51.100.5');
		assert.equal(elsewhere.statusCode, 200, 'what the strangers counted is cleared, also for another device');
		await attack();
		assert.equal((await enter(again.secret, owner.device, '198.51.100.3')).statusCode, 429, 'S21 old device');
		assert.equal((await enter(again.secret, again.device, '198.51.100.4')).statusCode, 200);
		owner.secret = again.secret;
		owner.device = again.device;
		time.pass(30 * MINUTE_MS);
	});

	test('S20 the first owner chooses a login, and not one that everyone tries', async (t) => {
		const other = await openTestShop(t);
		const send = (url: string, payload: object) =>
			other.app.inject({ method: 'POST', url: `/api/staff/${url}`, payload });
		const token = ((await firstOwnerLink(other)) ?? '').split('#')[1] ?? '';
		const { secret, login } = (await send('join_begin', { token })).json();
		assert.equal(login, '');
		const code = totpCode(secret, totpStep(other.clock()));
		for (const [chosen, problem] of [
			['', 'format'],
			['Owner', 'too_common'],
			['admin', 'too_common'],
			['ö', 'format'],
		] as const) {
			const response = await send('join', { token, login: chosen, password: PASSWORD, secret, code });
			assert.deepEqual(response.json().errors, [{ field: 'login', code: problem }], chosen);
		}
		const joined = await send('join', { token, login: 'Maral.Ö', password: PASSWORD, secret, code });
		assert.equal(joined.statusCode, 400);
		assert.equal(
			(await send('join', { token, login: 'Maral', password: PASSWORD, secret, code })).statusCode,
			204,
		);
		assert.equal(await firstOwnerLink(other), undefined);
	});

	test('S17 passwords have at least 12 signs, are not common and do not hold the login', async () => {
		const cookie = cookieOf(await signIn('ogulgerek', owner.secret));
		const added = await post('account_add', { login: 'Maral', name: 'Maral', role: 'operator' }, cookie);
		const token = added.json().link.split('#')[1];
		const { secret } = (await post('join_begin', { token })).json();
		for (const [password, problem] of [
			['gyzyl alma', 'too_short'],
			['aaaaaaaaaaaaaaa', 'too_common'],
			['qwertyqwertyqwerty', 'too_common'],
			['maral maral maral', 'is_login'],
		] as const) {
			const response = await post('join', { token, password, secret, code: codeNow(secret) });
			assert.deepEqual(response.json().errors, [{ field: 'password', code: problem }], password);
		}
		const wrongCode = await post('join', { token, password: PASSWORD, secret, code: '000000' });
		assert.deepEqual(wrongCode.json().errors, [{ field: 'code', code: 'wrong' }]);
		const good = await post('join', { token, password: PASSWORD, secret, code: codeNow(secret) });
		assert.equal(good.statusCode, 204);
		assert.equal((await signIn('maral', secret)).statusCode, 200);
	});

	test('S7 S17 signing out, another password and a new link end what was open', async () => {
		const first = cookieOf(await signIn('ogulgerek', owner.secret));
		const second = cookieOf(await signIn('ogulgerek', owner.secret));
		const alive = async (cookie: string) =>
			(await app.inject({ url: '/api/staff/me', headers: { cookie } })).statusCode === 200;
		await post('signout', {}, first);
		assert.deepEqual([await alive(first), await alive(second)], [false, true]);
		time.pass(30_000);
		const next = 'ýaşyl alma agajy';
		const changed = await post('password', { password: PASSWORD, next, code: codeNow(owner.secret) }, second);
		assert.equal(changed.statusCode, 204, changed.body);
		assert.deepEqual([await alive(second), await alive(cookieOf(changed))], [false, true]);
		assert.equal((await signIn('ogulgerek', owner.secret)).statusCode, 401);
		assert.equal((await signIn('ogulgerek', owner.secret, next)).statusCode, 200);
		const { id } = (
			await app.inject({ url: '/api/staff/me', headers: { cookie: cookieOf(changed) } })
		).json();
		await post(`account_link/${id}`, {}, cookieOf(changed));
		assert.equal(await alive(cookieOf(changed)), false);
	});

	test('S17 the shop keeps an owner: the last one can be neither disabled nor demoted', async () => {
		const { cookie } = await signInStaff(db, time.now, 'owner');
		const accounts = (await app.inject({ url: '/api/staff/accounts', headers: { cookie } })).json();
		const { id } = accounts.find(({ login }: { login: string }) => login === 'ogulgerek');
		for (const change of [
			{ name: 'A', role: 'owner', disabled: true },
			{ name: 'A', role: 'manager', disabled: false },
		])
			assert.equal((await post(`account_update/${id}`, change, cookie)).json().code, 'last_owner');
	});

	test('S17 every change of staff is kept with before and after; secrets are not', async () => {
		const { cookie, id } = await signInStaff(db, time.now, 'owner');
		await post('account_add', { login: 'aman', name: 'Aman', role: 'content' }, cookie);
		const accounts = (await app.inject({ url: '/api/staff/accounts', headers: { cookie } })).json();
		const aman = accounts.find(({ login }: { login: string }) => login === 'aman');
		await post(`account_update/${aman.id}`, { name: 'Aman', role: 'operator', disabled: false }, cookie);
		const audit = async (query: string) =>
			(await app.inject({ url: `/api/staff/audit?${query}`, headers: { cookie } })).json();
		const { rows, count } = await audit(`subject=staff_accounts&key=${aman.id}`);
		assert.equal(count, 2);
		assert.deepEqual(
			[rows[0].before, rows[0].after, rows[0].action, rows[0].staff.id],
			[{ role: 'Редактор' }, { role: 'Оператор' }, 'update', id],
			'roles by the names that people know',
		);
		assert.equal(rows[1].after.login, 'aman');
		assert.equal((await audit('text=agajy')).count, 0);
		assert.equal((await audit('text=argon2')).count, 0);
		assert.ok((await audit('text=AMAN')).count >= 1);
		assert.equal((await audit('from=2026-11-16')).count, 0);
	});
});
