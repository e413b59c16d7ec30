import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../platform/clock.ts';
import { PASSWORD, people } from '../../../testing/people.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { giveCaptchaToken, keepAnswer, takeAnswer } from '../captcha/captcha.queries.ts';

const HOME = '10.70.0.1';
const ATTACKER = '203.0.113.9';

describe('S29 somebody who knows a phone number', async () => {
	const shop = await openTestShop({ after });
	const { db, time } = shop;
	const { register, signIn, post } = people(shop);
	const ask = async (phone: string, remoteAddress: string, cookie = '') => {
		const key = await keepAnswer(db, { kind: 'picture', position: 100 }, time.now);
		await takeAnswer(db, key, time.now);
		const body = { tel: phone, key: await giveCaptchaToken(db, key) };
		return post('/api/reset_add', body, { remoteAddress, headers: { cookie } });
	};
	const codeFor = async (phone: string) => {
		const query = db.selectFrom('sms_outbox').select('text').where('phone', '=', phone).orderBy('id', 'desc');
		return /\d{6}/.exec((await query.executeTakeFirstOrThrow()).text)?.[0] ?? '';
	};
	const confirm = async (tel: string, code: string, token: string) =>
		(await post('/api/reset_confirm', { tel, code, token })).json();
	/** Registers a person with a confirmed phone. Returns the phone and the cookie of their device. */
	const owner = async ({ confirmed = true } = {}) => {
		const { phone, response } = await register({}, { remoteAddress: HOME });
		if (confirmed)
			await db
				.updateTable('users')
				.set({ phone_confirmed_at: time.now })
				.where('phone', '=', phone)
				.execute();
		return { phone, cookie: String(response.headers['set-cookie']).split(';')[0] ?? '' };
	};
	/** Requests codes until the shop refuses. */
	const useUp = async (phone: string) => {
		for (let asked = 0; asked < 10; asked += 1) {
			if ((await ask(phone, ATTACKER)).statusCode === 429) return;
			time.pass(MINUTE_MS);
		}
		assert.fail('the codes of a phone end');
	};

	test('S29 a stranger who begins a reset does not void the one that the owner has under way', async () => {
		const { phone } = await owner();
		const own = (await ask(phone, HOME)).json();
		const code = await codeFor(phone);
		time.pass(MINUTE_MS);
		const foreign = (await ask(phone, ATTACKER)).json();
		const { confirm: isRight, token: ticket } = await confirm(phone, code, own.token);
		assert.equal(isRight, true);
		const foreignTicket = (await confirm(phone, await codeFor(phone), foreign.token)).token;
		const update = (bearer: string) =>
			post(
				'/api/user_updatepass',
				{ _u_phone_1: phone, _pass: 'ýaşyl alma' },
				{ headers: { authorization: `Bearer ${bearer}` } },
			);
		assert.deepEqual((await update(ticket)).json(), { update: true });
		assert.deepEqual((await update(foreignTicket)).json(), { update: false }, 'all others are over then');
		assert.equal((await signIn(phone, PASSWORD)).answer.login, false);
	});

	test('S29 codes that strangers use up are not those of the owner: known device, home, and once a new place', async () => {
		const { phone, cookie } = await owner();
		await useUp(phone);
		assert.equal((await ask(phone, HOME, cookie)).statusCode, 200, 'the device of the owner');
		assert.equal((await ask(phone, HOME)).statusCode, 200, 'a new phone at home');
		assert.equal((await ask(phone, '10.71.0.1')).statusCode, 200, 'a new phone in a new place');
		const { statusCode, headers } = await ask(phone, '10.71.0.1');
		assert.equal(statusCode, 429);
		assert.ok(Number(headers['retry-after']) <= HOUR_MS / 1000, 'the page says until when');
	});

	test('S29 S3 a stranger gets at most eight codes a day sent to somebody, from however many networks', async () => {
		const { phone } = await owner();
		let sent = 0;
		for (let asked = 0; asked < 40; asked += 1) {
			if ((await ask(phone, `198.51.100.${asked}`)).statusCode === 200) sent += 1;
			time.pass(25 * MINUTE_MS);
		}
		assert.equal(sent, 8);
		time.pass(DAY_MS);
		assert.equal((await ask(phone, ATTACKER)).statusCode, 200);
	});

	test('S29 S3 who registered with a number that no one confirmed has no codes beside those of strangers', async () => {
		const { phone, cookie } = await owner({ confirmed: false });
		await useUp(phone);
		assert.equal((await ask(phone, HOME, cookie)).statusCode, 429);
	});
});
