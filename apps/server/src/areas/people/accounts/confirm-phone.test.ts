import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { HOUR_MS, MINUTE_MS } from '../../../platform/clock.ts';
import { stockUp } from '../../../testing/order-rounds.ts';
import { newPhone, PASSWORD, people } from '../../../testing/people.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { giveCaptchaToken, keepAnswer, takeAnswer } from '../captcha/captcha.queries.ts';

describe('ACCT-01 confirming a phone', async () => {
	const shop = await openTestShop({ after }, { env: { ADDRESS_LIMIT_FACTOR: '1000' } });
	const { db, time } = shop;
	const { register, post } = people(shop);
	const ask = (token: string, caller = {}) =>
		post('/api/user_confirm_add', {}, { ...caller, headers: { authorization: `Bearer ${token}` } });
	const confirm = async (token: string, code: string) =>
		(await post('/api/user_confirm', { code }, { headers: { authorization: `Bearer ${token}` } })).json();
	const sentTo = async (phone: string, from: TestShop = shop) => {
		const query = from.db.selectFrom('sms_outbox').select('text').where('phone', '=', phone);
		return (await query.orderBy('id').execute()).map(({ text }) => /\d{6}/.exec(text)?.[0] ?? '');
	};
	const body = (quantity: number) => ({
		items: [{ p_id: 51, quantity }],
		delivery: 'pickup',
		address: '',
		payment: 'cash',
		name: 'Aman',
		phone: '1234567',
		note: '',
		expected_total: quantity * 100,
	});
	const order = (token: string, quantity: number) =>
		post('/api/order_add', body(quantity), {
			headers: {
				authorization: `Bearer ${token}`,
				'idempotency-key': `confirm-${token.slice(0, 8)}-${quantity}`,
			},
		});

	test('ACCT-01 S18 an order above the sum asks for a code; with the code the same order passes', async () => {
		await stockUp(db, [51], 1000);
		const { phone, token } = await register();
		assert.equal((await order(token, 20)).json().code, 'phone_unconfirmed');
		assert.deepEqual((await ask(token)).json(), { sent: true, phone });
		const [code = ''] = await sentTo(phone);
		assert.match(code, /^\d{6}$/);
		assert.deepEqual(await confirm(token, ` ${code} `), { confirm: true });
		assert.equal((await order(token, 20)).statusCode, 201);
		assert.deepEqual((await ask(token)).json(), { sent: false, phone }, 'no SMS for a confirmed phone');
		assert.equal((await sentTo(phone)).length, 1);
	});

	test('ACCT-01 S18 where the shop confirms at registration, both ways to register say so, and no order is taken before', async (t) => {
		const own = await openTestShop(t);
		const { register: join, post: call } = people(own);
		await stockUp(own.db, [51], 1000);
		assert.equal('confirm_phone' in (await join()).response.json(), false, 'the setting of a new shop');
		await sql`update trust_rules set confirm_phone = 'registration'`.execute(own.db);
		const short = await call('/api/users_add', {
			_u_phone_1: newPhone(),
			_u_password: PASSWORD,
			_u_name: 'Aman',
			_u_email: 'aman@mail.com',
		});
		assert.deepEqual([short.json().login, short.json().confirm_phone], [true, true], short.body);
		const { phone, token, response } = await join();
		assert.equal(response.json().confirm_phone, true);
		const headers = { authorization: `Bearer ${token}` };
		const place = (key: string) =>
			call('/api/order_add', body(1), { headers: { ...headers, 'idempotency-key': `registered-${key}` } });
		assert.equal((await place('before')).json().code, 'phone_unconfirmed');
		await call('/api/user_confirm_add', {}, { headers });
		const [code = ''] = await sentTo(phone, own);
		assert.deepEqual((await call('/api/user_confirm', { code }, { headers })).json(), { confirm: true });
		assert.equal((await place('after')).statusCode, 201);
	});

	test('S2 ACCT-01 a code works for 5 minutes, 5 tries, in its own session, and the newest alone', async () => {
		const { phone, token } = await register();
		await ask(token);
		const [code = ''] = await sentTo(phone);
		const wrong = code === '000000' ? '000001' : '000000';
		for (let index = 0; index < 5; index += 1)
			assert.deepEqual(await confirm(token, wrong), { confirm: false });
		assert.deepEqual(await confirm(token, code), { confirm: false }, 'the sixth try');
		time.pass(MINUTE_MS);
		await ask(token);
		assert.deepEqual(await confirm(token, code), { confirm: false }, 'an older code');
		time.pass(5 * MINUTE_MS);
		assert.deepEqual(await confirm(token, (await sentTo(phone))[1] ?? ''), { confirm: false }, 'too late');
		await ask(token);
		const other = await register();
		assert.deepEqual(await confirm(other.token, (await sentTo(phone))[2] ?? ''), { confirm: false });
		assert.deepEqual(await confirm(token, (await sentTo(phone))[2] ?? ''), { confirm: true });
	});

	test('S3 ACCT-01 one code a minute and three an hour; the messages of strangers come from a part of the budget', async () => {
		const { phone, token } = await register();
		assert.equal((await ask(token)).statusCode, 200);
		assert.equal((await ask(token)).statusCode, 429);
		for (let index = 0; index < 2; index += 1) {
			time.pass(MINUTE_MS);
			assert.equal((await ask(token)).statusCode, 200);
		}
		time.pass(MINUTE_MS);
		assert.equal((await ask(token)).statusCode, 429);
		time.pass(HOUR_MS);
		assert.equal((await ask(token)).statusCode, 200);
		assert.equal((await sentTo(phone)).length, 4);
	});

	test('S20 ACCT-01 past the address limit a code costs some work, and is not refused', async (t) => {
		const other = await openTestShop(t);
		const town = people(other);
		await other.db
			.insertInto('limits')
			.values({
				kind: 'confirm:address',
				key: '127.0.0.1',
				count: 30,
				open_at: other.clock(),
				forget_at: new Date(other.clock().getTime() + HOUR_MS),
			})
			.execute();
		const { token } = await town.register();
		const headers = { authorization: `Bearer ${token}` };
		const refused = await town.post('/api/user_confirm_add', {}, { headers });
		assert.deepEqual([refused.statusCode, refused.json().code], [428, 'proof_required']);
	});

	test('S18 ACCT-01 a new password by SMS confirms the phone too', async () => {
		const { phone } = await register();
		const key = await keepAnswer(db, { kind: 'picture', position: 100 }, time.now);
		await takeAnswer(db, key, time.now);
		const asked = await post('/api/reset_add', { tel: phone, key: await giveCaptchaToken(db, key) });
		const [code = ''] = await sentTo(phone);
		const ticket = await post('/api/reset_confirm', { tel: phone, code, token: asked.json().token });
		await post(
			'/api/user_updatepass',
			{ _u_phone_1: phone, _pass: 'ýaşyl alma' },
			{ headers: { authorization: `Bearer ${ticket.json().token}` } },
		);
		const row = await db
			.selectFrom('users')
			.select('phone_confirmed_at')
			.where('phone', '=', phone)
			.executeTakeFirstOrThrow();
		assert.ok(row.phone_confirmed_at);
	});
});
