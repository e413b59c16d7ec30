import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../platform/clock.ts';
import { newPhone, PASSWORD, people } from '../../../testing/people.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { giveCaptchaToken, keepAnswer, takeAnswer } from '../captcha/captcha.queries.ts';

const NEW_PASSWORD = 'ýaşyl alma';

describe('password reset', async () => {
	const shop = await openTestShop({ after }, { env: { ADDRESS_LIMIT_FACTOR: '100' } });
	const { db, time } = shop;
	const { register, signIn, show, post } = people(shop);

	/** Acts as if a puzzle had been solved. */
	const captcha = async (target = shop) => {
		const key = await keepAnswer(target.db, { kind: 'picture', position: 100 }, target.time.now);
		await takeAnswer(target.db, key, target.time.now);
		return giveCaptchaToken(target.db, key);
	};
	const askForCode = async (phone: string) => post('/api/reset_add', { tel: phone, key: await captcha() });
	const codeFor = async (phone: string) => {
		const query = db.selectFrom('sms_outbox').select('text').where('phone', '=', phone).orderBy('id', 'desc');
		return /\d{6}/.exec((await query.executeTakeFirstOrThrow()).text)?.[0] ?? '';
	};
	const confirm = async (tel: string, code: string, token: string) =>
		(await post('/api/reset_confirm', { tel, code, token })).json();
	const update = async (phone: string, ticket?: string, password = NEW_PASSWORD) =>
		post(
			'/api/user_updatepass',
			{ _u_phone_1: phone, _pass: password },
			ticket ? { headers: { authorization: `Bearer ${ticket}` } } : {},
		);
	const ticketFor = async (phone: string): Promise<string> => {
		const { token } = (await askForCode(phone)).json();
		return (await confirm(phone, await codeFor(phone), token)).token;
	};

	test('AUTH-06 puzzle, SMS code, new password, sign in; every session of before is over', async () => {
		const { phone, token: session } = await register();
		const asked = (await askForCode(phone)).json();
		assert.deepEqual(asked, { block: false, regno: false, token: asked.token });
		assert.match(asked.token, /^[\w-]{43}$/);
		const confirmed = await confirm(phone, await codeFor(phone), asked.token);
		assert.equal(confirmed.confirm, true);
		assert.deepEqual((await update(phone, confirmed.token)).json(), { update: true });
		assert.deepEqual(await show(session), { token: false });
		assert.equal((await signIn(phone, PASSWORD)).answer.login, false);
		assert.equal((await signIn(phone, NEW_PASSWORD)).answer.login, true);
	});

	test('API-01 the calls of a reset take forms and multipart forms as well', async () => {
		const { phone } = await register();
		const send = async (url: string, body: FormData | URLSearchParams, bearer = '') => {
			const encoded = new Response(body);
			const headers = { 'content-type': encoded.headers.get('content-type') ?? '', authorization: bearer };
			const payload = Buffer.from(await encoded.arrayBuffer());
			return (await shop.app.inject({ method: 'POST', url, headers, payload })).json();
		};
		const multipart = (fields: Record<string, string>) => {
			const form = new FormData();
			for (const [name, value] of Object.entries(fields)) form.set(name, value);
			return form;
		};
		const { token } = await send('/api/reset_add', multipart({ tel: phone, key: await captcha() }));
		const answer = { tel: phone, code: await codeFor(phone), token };
		const confirmed = await send('/api/reset_confirm', new URLSearchParams(answer));
		const change = multipart({ _u_phone_1: phone, _pass: NEW_PASSWORD });
		const updated = await send('/api/user_updatepass', change, `Bearer ${confirmed.token}`);
		assert.deepEqual(updated, { update: true });
	});

	test('AUTH-06 a banned phone gets block, an unknown one regno, and neither gets an SMS', async () => {
		const { phone } = await register();
		await db.updateTable('users').set({ banned: true }).where('phone', '=', phone).execute();
		const stranger = newPhone();
		assert.deepEqual((await askForCode(phone)).json(), { block: true, regno: false, token: '' });
		assert.deepEqual((await askForCode(stranger)).json(), { block: false, regno: true, token: '' });
		const sent = await db
			.selectFrom('sms_outbox')
			.selectAll()
			.where('phone', 'in', [phone, stranger])
			.execute();
		assert.deepEqual(sent, []);
	});

	test('CAPTCHA-03 without a solved puzzle, or with a used one, no code is sent', async () => {
		const { phone } = await register();
		for (const key of ['', 'x', 'x'.repeat(43)]) {
			const refused = await post('/api/reset_add', { tel: phone, key });
			assert.equal(refused.statusCode, 400);
			assert.equal(refused.json().code, 'captcha_required');
		}
		const key = await captcha();
		await post('/api/reset_add', { tel: newPhone(), key });
		assert.equal((await post('/api/reset_add', { tel: phone, key })).json().code, 'captcha_required');
		const many = await captcha();
		const phones = await Promise.all(Array.from({ length: 20 }, () => register()));
		const answers = await Promise.all(
			phones.map((one) => post('/api/reset_add', { tel: one.phone, key: many })),
		);
		assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1);
		assert.equal((await post('/api/reset_add', { tel: '6000000', key: await captcha() })).statusCode, 400);
	});

	test('S1 user_updatepass cold, with another phone, before confirmation, or with a session changes nothing', async () => {
		const { phone, token: session } = await register();
		const other = await register();
		assert.deepEqual((await update(phone)).json(), { update: false });
		assert.deepEqual((await update(phone, 'x'.repeat(43))).json(), { update: false });
		assert.deepEqual((await update(phone, session)).json(), { update: false });
		const { token } = (await askForCode(phone)).json();
		assert.deepEqual((await update(phone, token)).json(), { update: false }, 'the token is not the ticket');
		const ticket = (await confirm(phone, await codeFor(phone), token)).token;
		assert.deepEqual((await update(other.phone, ticket)).json(), { update: false });
		assert.equal((await signIn(other.phone, PASSWORD)).answer.login, true);
		assert.equal((await signIn(phone, PASSWORD)).answer.login, true);
	});

	test('S1 a ticket serves once: twice, 20 in parallel, and after 10 minutes', async () => {
		const { phone } = await register();
		const ticket = await ticketFor(phone);
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, index) => update(phone, ticket, `${NEW_PASSWORD} ${index}`)),
		);
		assert.equal(answers.filter((answer) => answer.json().update === true).length, 1);
		assert.deepEqual((await update(phone, ticket)).json(), { update: false });

		const late = await register();
		const lateTicket = await ticketFor(late.phone);
		time.pass(10 * MINUTE_MS);
		assert.deepEqual((await update(late.phone, lateTicket)).json(), { update: false });
	});

	test('S1 a password that breaks the rules is named and leaves the ticket good', async () => {
		const { phone } = await register();
		const ticket = await ticketFor(phone);
		const refused = await update(phone, ticket, '1234');
		assert.deepEqual(refused.json().errors, [{ field: '_pass', code: 'password_guessable' }]);
		assert.deepEqual((await update(phone, ticket)).json(), { update: true });
	});

	test('S2 five tries at the code, then it is dead, also in parallel; the sixth try is refused even if right', async () => {
		const { phone } = await register();
		const { token } = (await askForCode(phone)).json();
		const code = await codeFor(phone);
		const wrong = code === '000000' ? '111111' : '000000';
		for (let index = 0; index < 5; index += 1)
			assert.deepEqual(await confirm(phone, wrong, token), { confirm: false });
		assert.deepEqual(await confirm(phone, code, token), { confirm: false });

		const other = await register();
		const asked = (await askForCode(other.phone)).json();
		const right = await codeFor(other.phone);
		const guesses = [...Array.from({ length: 40 }, (_, index) => String(index).padStart(6, '0')), right];
		await Promise.all(guesses.slice(0, 40).map((guess) => confirm(other.phone, guess, asked.token)));
		const reset = await db
			.selectFrom('password_resets')
			.select('tries')
			.orderBy('id', 'desc')
			.executeTakeFirst();
		assert.equal(reset?.tries, 5, 'no more were looked at');
	});

	test('S2 a code is for its own reset and phone, for 5 minutes, and is stored hashed', async () => {
		const one = await register();
		const other = await register();
		const first = (await askForCode(one.phone)).json();
		const second = (await askForCode(other.phone)).json();
		const code = await codeFor(one.phone);
		assert.deepEqual(await confirm(other.phone, code, second.token), { confirm: false });
		assert.deepEqual(await confirm(other.phone, code, first.token), { confirm: false });
		assert.equal((await confirm(one.phone, ` ${code} `, first.token)).confirm, true);
		const stored = JSON.stringify(await db.selectFrom('password_resets').selectAll().execute());
		assert.ok(!stored.includes(code) && !stored.includes(first.token));
		const lateCode = await codeFor(other.phone);
		time.pass(5 * MINUTE_MS);
		assert.deepEqual(await confirm(other.phone, lateCode, second.token), { confirm: false });
	});

	test('S2 S7 S29 a code stays good beside a newer one, each for its own reset, and none for who is banned meanwhile', async () => {
		const { phone } = await register();
		const older = (await askForCode(phone)).json();
		const olderCode = await codeFor(phone);
		time.pass(MINUTE_MS);
		const newer = (await askForCode(phone)).json();
		assert.deepEqual(await confirm(phone, olderCode, newer.token), { confirm: false });
		assert.equal((await confirm(phone, olderCode, older.token)).confirm, true);
		const ban = (banned: boolean) =>
			db.updateTable('users').set({ banned }).where('phone', '=', phone).execute();
		await ban(true);
		assert.deepEqual(await confirm(phone, await codeFor(phone), newer.token), { confirm: false });
		await ban(false);
		const { token: ticket } = await confirm(phone, await codeFor(phone), newer.token);
		await ban(true);
		assert.deepEqual((await update(phone, ticket)).json(), { update: false });
		await ban(false);
		assert.deepEqual((await update(phone, ticket)).json(), { update: true });
	});

	test('S3 a phone gets 1 code a minute, 3 an hour, 6 a day', async () => {
		const { phone } = await register();
		const status = async () => (await askForCode(phone)).statusCode;
		assert.equal(await status(), 200);
		const refused = await askForCode(phone);
		assert.deepEqual([refused.statusCode, refused.headers['retry-after']], [429, '60']);
		for (let index = 0; index < 2; index += 1) {
			time.pass(MINUTE_MS);
			assert.equal(await status(), 200);
		}
		time.pass(MINUTE_MS);
		assert.equal(await status(), 429);
		time.pass(HOUR_MS);
		for (let index = 0; index < 3; index += 1) {
			assert.equal(await status(), 200);
			time.pass(MINUTE_MS);
		}
		time.pass(HOUR_MS);
		assert.equal(await status(), 429);
		time.pass(DAY_MS);
		assert.equal(await status(), 200);
	});

	test("S3 an address may request 10 codes an hour, and the shop's hourly budget stops everyone", async () => {
		const small = await openTestShop(
			{ after },
			{ env: { SMS_HOURLY_BUDGET: '10', ADDRESS_LIMIT_FACTOR: '1' } },
		);
		const calls = people(small);
		const ask = async (remoteAddress: string) => {
			const { phone } = await calls.register({}, { remoteAddress });
			return calls.post('/api/reset_add', { tel: phone, key: await captcha(small) }, { remoteAddress });
		};
		for (let index = 0; index < 3; index += 1) assert.equal((await ask(`10.1.0.${index}`)).statusCode, 200);
		assert.equal((await ask('10.1.0.9')).statusCode, 429);
		small.time.pass(HOUR_MS + SECOND_MS);
		assert.equal((await ask('10.1.0.9')).statusCode, 200);
		for (let index = 0; index < 10; index += 1) {
			const key = await captcha(small);
			const asked = await calls.post(
				'/api/reset_add',
				{ tel: newPhone(), key },
				{ remoteAddress: '10.2.0.1' },
			);
			assert.equal(asked.statusCode, 200);
		}
		const eleventh = { tel: newPhone(), key: await captcha(small) };
		assert.equal(
			(await calls.post('/api/reset_add', eleventh, { remoteAddress: '10.2.0.1' })).statusCode,
			428,
			'a proof of work is asked for first',
		);
	});

	test('S5 the reset of a password is not delayed by the guesses of strangers', async () => {
		const { phone } = await register({}, { remoteAddress: '10.3.0.1' });
		for (let index = 0; index < 8; index += 1)
			await signIn(phone, 'gyzyl nar', { remoteAddress: `10.3.1.${index}` });
		const elsewhere = { remoteAddress: '10.3.2.1' };
		assert.equal((await signIn(phone, PASSWORD, elsewhere)).response.statusCode, 429);
		await update(phone, await ticketFor(phone));
		assert.equal((await signIn(phone, NEW_PASSWORD, elsewhere)).answer.login, true);
	});
});
