import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { MAX_PIN_TRIES } from '@dukan/domain/staff/team/staff-pin.ts';
import type { StaffPinWire } from '@dukan/domain/staff/team/staff-pins.api.ts';
import { DAY_MS } from '../../../platform/clock.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const PIN = '402917';

describe('a PIN for a phone', async () => {
	const shop = await openTestShop({ after });
	const { app, db, time } = shop;
	const post = (path: string, payload: object, cookie = '') =>
		app.inject({ method: 'POST', url: `/api/staff/${path}`, payload, headers: { cookie } });
	const get = (path: string, cookie: string) =>
		app.inject({ url: `/api/staff/${path}`, headers: { cookie } });
	const cookies = (response: { headers: Record<string, unknown> }) =>
		[response.headers['set-cookie']].flat().map((one) => String(one).split(';')[0] ?? '');
	const owner = await signInStaff(db, shop.clock(), 'owner');

	/**
	 * Makes a courier with a PIN on a phone. Returns the cookies of the phone and of the session that chose
	 * the PIN.
	 */
	const courierWithPin = async (role = 'courier') => {
		const member = await signInStaff(db, shop.clock(), role);
		const set = await post('pin_set', { pin: PIN }, member.cookie);
		assert.equal(set.statusCode, 204, set.body);
		return { ...member, phone: cookies(set)[0] ?? '' };
	};
	const codeOf = async (phone: string, pin: string) => (await post('pin_signin', { pin }, phone)).json().code;

	test('COUR-02 after the whole sign-in a PIN opens the list on this phone, and nothing but what couriers do', async () => {
		const { phone } = await courierWithPin('owner');
		const opened = await post('pin_signin', { pin: PIN }, phone);
		assert.equal(opened.statusCode, 200, opened.body);
		assert.deepEqual(opened.json().rights, ['ownAccount', 'deliver']);
		assert.match(String(opened.headers['set-cookie']?.[0]), /^staff=[\w-]{43}; .*HttpOnly; SameSite=Strict$/);
		const [session = ''] = cookies(opened);
		assert.equal((await get('own_run', session)).statusCode, 200);
		assert.equal((await get('orders', session)).statusCode, 403);
		assert.equal((await get('accounts', session)).statusCode, 403);
		assert.equal((await post('pin_set', { pin: '918273' }, session)).statusCode, 403);
		assert.equal((await post('pin_signin', { pin: PIN })).json().code, 'not_found', 'another phone');
	});

	test('COUR-02 a PIN is six digits that are not the first to be tried, and only couriers have one', async () => {
		const courier = await signInStaff(db, shop.clock(), 'courier');
		for (const [pin, code] of [
			['40291', 'format'],
			['123456', 'too_common'],
		] as const) {
			const { errors } = (await post('pin_set', { pin }, courier.cookie)).json();
			assert.deepEqual(errors, [{ field: 'pin', code }]);
		}
		const content = await signInStaff(db, shop.clock(), 'content');
		assert.equal((await post('pin_set', { pin: PIN }, content.cookie)).statusCode, 403);
	});

	test('COUR-02 after five wrong PINs the phone is forgotten, also when they come at once; a right one counts from nothing', async () => {
		const { phone, cookie } = await courierWithPin();
		for (let tries = 1; tries < MAX_PIN_TRIES; tries += 1)
			assert.equal(await codeOf(phone, '111222'), 'wrong_sign_in');
		assert.equal(await codeOf(phone, PIN), undefined);
		const codes = await Promise.all(Array.from({ length: MAX_PIN_TRIES + 5 }, () => codeOf(phone, '111222')));
		assert.equal(codes.filter((code) => code === 'wrong_sign_in').length, MAX_PIN_TRIES - 1);
		assert.equal(await codeOf(phone, PIN), 'not_found');
		assert.equal((await get('me', cookie)).statusCode, 401, 'the session of this phone is over');
	});

	test('COUR-02 S24 phones are listed, and the courier or the owner forgets one: it is out at once', async () => {
		const { id, cookie } = await courierWithPin();
		const own = (await get('pins', cookie)).json<StaffPinWire[]>();
		assert.equal(own.length, 1);
		const stranger = await courierWithPin();
		assert.equal((await post(`pin_end/${own[0]?.id}`, {}, stranger.cookie)).statusCode, 404);
		const listed = (await get(`account_pins/${id}`, owner.cookie)).json<StaffPinWire[]>();
		assert.deepEqual(listed, own);
		assert.equal((await post(`account_pin_end/${own[0]?.id}`, {}, owner.cookie)).statusCode, 204);
		assert.equal((await get('me', cookie)).statusCode, 401);
		const strangers = (await get('pins', stranger.cookie)).json<StaffPinWire[]>();
		assert.equal((await post(`pin_end/${strangers[0]?.id}`, {}, stranger.cookie)).statusCode, 204);
		assert.equal(await codeOf(stranger.phone, PIN), 'not_found');
		const { rows } = (await get('audit?subject=staff_pins', owner.cookie)).json();
		assert.deepEqual(
			rows.slice(0, 2).map(({ action }: { action: string }) => action),
			['delete', 'delete'],
		);
	});

	test('COUR-02 S21 a disabled account, a new link and long disuse close a phone', async () => {
		const disabled = await courierWithPin();
		const change = { name: 'Ogulgerek', role: 'courier', disabled: true };
		assert.equal((await post(`account_update/${disabled.id}`, change, owner.cookie)).statusCode, 204);
		assert.equal(await codeOf(disabled.phone, PIN), 'not_found');
		const relinked = await courierWithPin();
		assert.equal((await post(`account_link/${relinked.id}`, {}, owner.cookie)).statusCode, 200);
		assert.equal(await codeOf(relinked.phone, PIN), 'not_found');
		const unused = await courierWithPin();
		time.pass(91 * DAY_MS);
		assert.equal(await codeOf(unused.phone, PIN), 'not_found');
	});
});
