import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { newPhone, PASSWORD, people } from '../../../testing/people.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { giveCaptchaToken, keepAnswer, takeAnswer } from '../captcha/captcha.queries.ts';

/** A stranger attacks an account while its owner uses it. */
describe('S20 S21 lock-outs', async () => {
	const shop = await openTestShop({ after });
	const { db, time } = shop;
	const { register, signIn, post, update, sessions } = people(shop);
	const deviceOf = ({ headers }: { headers: Record<string, unknown> }) =>
		String(headers['set-cookie']).split(';')[0] ?? '';
	const knownDevices = async (phone: string) => {
		const rows = await db
			.selectFrom('known_devices')
			.innerJoin('users', 'users.id', 'user_id')
			.select('device_hash')
			.where('phone', '=', phone)
			.execute();
		return rows.length;
	};
	/**
	 * Resets the password by SMS, as the owner of the phone does. Returns the response that set the new
	 * password.
	 */
	const reset = async (phone: string, password: string, remoteAddress = '192.0.2.200') => {
		const key = await keepAnswer(db, { kind: 'picture', position: 100 }, time.now);
		await takeAnswer(db, key, time.now);
		const caller = { remoteAddress };
		const asked = await post('/api/reset_add', { tel: phone, key: await giveCaptchaToken(db, key) }, caller);
		const sms = db.selectFrom('sms_outbox').select('text').where('phone', '=', phone).orderBy('id', 'desc');
		const code = /\d{6}/.exec((await sms.executeTakeFirstOrThrow()).text)?.[0] ?? '';
		const confirmed = await post(
			'/api/reset_confirm',
			{ tel: phone, code, token: asked.json().token },
			caller,
		);
		const changed = await post(
			'/api/user_updatepass',
			{ _u_phone_1: phone, _pass: password },
			{ ...caller, headers: { authorization: `Bearer ${confirmed.json().token}` } },
		);
		assert.deepEqual(changed.json(), { update: true });
		return changed;
	};

	test('S21 who once had the password guesses no more than a stranger after the reset', async () => {
		const { phone } = await register({}, { remoteAddress: '203.0.113.3' });
		const devices: string[] = [];
		for (let index = 0; index < 15; index += 1) {
			const invented = `device=${String(index).padStart(22, 'x')}`;
			const headers = { cookie: index % 2 ? invented : `${invented}.${'y'.repeat(22)}` };
			const { response } = await signIn(phone, PASSWORD, { remoteAddress: '203.0.113.3', headers });
			assert.equal(response.statusCode, 200);
			assert.ok(!deviceOf(response).includes('xxxx'), 'names come from the shop alone');
			devices.push(deviceOf(response), invented);
		}
		assert.equal(await knownDevices(phone), 10);
		await reset(phone, '4827');
		assert.equal(await knownDevices(phone), 1, 'the one that reset the password');
		let guesses = 0;
		for (const [index, cookie] of devices.entries()) {
			const caller = { remoteAddress: `203.0.113.${4 + index}`, headers: { cookie } };
			const { response } = await signIn(phone, String(index).padStart(4, '0'), caller);
			if (response.statusCode === 200) guesses += 1;
		}
		assert.equal(guesses, 5, 'S5: five, then pauses');
	});

	test('S21 another password forgets every device but the one in use, and what was counted', async () => {
		const { phone, token, response } = await register();
		const own = deviceOf(response);
		for (let index = 0; index < 4; index += 1) await signIn(phone, PASSWORD);
		assert.equal(await knownDevices(phone), 5);
		for (let index = 0; index < 7; index += 1) await signIn(phone, 'gyzyl nar', { headers: { cookie: own } });
		const change = { old_password: PASSWORD, new_password: 'ýaşyl alma' };
		const changed = await post('/api/user_update', change, {
			headers: { authorization: `Bearer ${token}`, cookie: own },
		});
		assert.equal(changed.statusCode, 200, changed.body);
		assert.equal(await knownDevices(phone), 1);
		assert.equal((await signIn(phone, 'ýaşyl alma', { headers: { cookie: own } })).answer.login, true);
		const elsewhere = await update(token, { old_password: 'ýaşyl alma', new_password: 'ak alma bagy' });
		assert.equal(elsewhere.statusCode, 200, elsewhere.body);
		assert.equal(await knownDevices(phone), 0, 'without its cookie no device is known');
	});

	test('S20 strangers behind the same address do not shut the owner out, and a reset opens the door', async () => {
		const shared = { remoteAddress: '203.0.113.60' };
		const { phone, response, token } = await register({}, shared);
		for (let index = 0; index < 12; index += 1) await signIn(phone, `guess ${index}`, shared);
		for (let index = 0; index < 40; index += 1) await signIn(newPhone(), 'gyzyl nar', shared);
		assert.equal(
			(await signIn(phone, PASSWORD, shared)).response.statusCode,
			428,
			'a device never seen works first',
		);
		const known = { ...shared, headers: { cookie: deviceOf(response) } };
		assert.equal((await signIn(phone, PASSWORD, known)).answer.login, true);
		assert.equal((await sessions(token)).statusCode, 200);

		const lost = await reset(phone, 'ýaşyl alma', shared.remoteAddress);
		// The strangers go on until the count that the reset cleared is full again.
		for (let index = 0; index < 12; index += 1)
			await signIn(phone, `guess ${index}`, { remoteAddress: `203.0.113.${100 + index}` });
		const after = await signIn(phone, 'ýaşyl alma', { ...shared, headers: { cookie: deviceOf(lost) } });
		assert.equal(after.answer.login, true);
	});

	test('S20 a reset clears the counters also for a client without cookies', async () => {
		const { phone } = await register();
		for (let index = 0; index < 12; index += 1)
			await signIn(phone, `guess ${index}`, { remoteAddress: `198.51.100.${index}` });
		const app = { remoteAddress: '198.51.100.200' };
		assert.equal((await signIn(phone, PASSWORD, app)).response.statusCode, 429);
		await reset(phone, 'ýaşyl alma', app.remoteAddress);
		assert.equal((await signIn(phone, 'ýaşyl alma', app)).answer.login, true);
	});
});
