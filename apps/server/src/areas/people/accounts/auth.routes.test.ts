import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { newPhone, PASSWORD, people } from '../../../testing/people.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

describe('registration and sign-in', async () => {
	const shop = await openTestShop({ after }, { env: { ADDRESS_LIMIT_FACTOR: '100' } });
	const { app, db } = shop;
	const { register, signIn, show, post } = people(shop);

	test('AUTH-03 registration returns message, token and language, and stores the person', async () => {
		const { phone, response, token } = await register({}, { headers: { cookie: 'lang=tm' } });
		assert.equal(response.statusCode, 200);
		assert.deepEqual(response.json(), { message: 'Su\u0441\u0441essfully', token, user_lang: 'tm' });
		assert.equal(response.headers['cache-control'], 'no-store');
		const region = await db
			.selectFrom('regions')
			.select('id')
			.where('name_en', '=', 'Ashgabat')
			.executeTakeFirst();
		assert.deepEqual(await show(token), {
			token,
			u_id: (await show(token)).u_id,
			u_name: 'Aman Myradow',
			u_phone_1: phone,
			u_address_1: 'Parahat 7, jaý 12, Aşgabat',
			u_email: '',
			region_id: region?.id,
			lang: 'tm',
		});
	});

	test('S8 a name with line breaks and direction marks is stored as one plain line, one that shows nothing is refused', async () => {
		const { token } = await register({ u_name: 'Adam\n\u202EAdamow', u_address_1: 'Parahat 7\n\njaý 12' });
		const { u_name, u_address_1 } = await show(token);
		assert.deepEqual([u_name, u_address_1], ['Adam Adamow', 'Parahat 7 jaý 12']);
		const { response } = await register({ u_name: '\u3164\u3164\u3164\u3164' });
		assert.equal(response.statusCode, 400);
		assert.equal(response.json().errors[0].field, 'u_name');
	});

	test('AUTH-03 a registered phone is 401, a banned one 403, also when two register at once', async () => {
		const { phone } = await register();
		const again = await register({ u_phone_1: phone });
		assert.equal(again.response.statusCode, 401);
		assert.equal(again.response.json().code, 'already_registered');
		await db.updateTable('users').set({ banned: true }).where('phone', '=', phone).execute();
		assert.equal((await register({ u_phone_1: phone })).response.statusCode, 403);

		const wanted = newPhone();
		const both = await Promise.all([1, 2, 3].map(() => register({ u_phone_1: wanted })));
		assert.deepEqual(both.map(({ response }) => response.statusCode).toSorted(), [200, 401, 401]);
	});

	test('AUTH-02 AUTH-03 what breaks a rule is named by field and code', async () => {
		const problems = async (form: object) => {
			const { response } = await register(form);
			assert.equal(response.statusCode, 400);
			return response.json().errors;
		};
		assert.deepEqual(await problems({ u_phone_1: '6000000' }), [{ field: 'u_phone_1', code: 'phone_range' }]);
		assert.deepEqual(await problems({ u_phone_1: '0999999' }), [{ field: 'u_phone_1', code: 'phone_range' }]);
		assert.deepEqual(await problems({ confirmPassword: 'other' }), [
			{ field: 'confirmPassword', code: 'confirm_mismatch' },
		]);
		assert.deepEqual(await problems({ u_name: 'Al', u_address_1: 'ab, Aşgabat' }), [
			{ field: 'u_name', code: 'name_short' },
			{ field: 'u_address_1', code: 'address_length' },
		]);
		assert.deepEqual(await problems({ u_password: 'abc', confirmPassword: 'abc' }), [
			{ field: 'u_password', code: 'password_short' },
		]);
		const empty = await post('/api/set_user', {});
		assert.deepEqual(
			empty.json().errors.map(({ code }: { code: string }) => code),
			['phone_required', 'password_required', 'confirm_required', 'name_required', 'address_required'],
		);
	});

	test('S5 the commonest passwords and the phone itself are refused', async () => {
		const phone = newPhone();
		for (const password of ['1234', 'qwerty', phone, `6${phone}`]) {
			const { response } = await register({
				u_phone_1: phone,
				u_password: password,
				confirmPassword: password,
			});
			assert.deepEqual(
				response.json().errors,
				[{ field: 'u_password', code: 'password_guessable' }],
				password,
			);
		}
	});

	test('API-01 forms, multipart forms and JSON are accepted alike', async () => {
		const phone = newPhone();
		const fields = {
			u_phone_1: phone,
			u_password: PASSWORD,
			confirmPassword: PASSWORD,
			u_name: 'Jeren Öwezowa',
			u_address_1: 'Görogly köçesi 5, Mary',
		};
		const multipart = new FormData();
		for (const [name, value] of Object.entries(fields)) multipart.set(name, value);
		const encoded = new Response(multipart);
		const registered = await app.inject({
			method: 'POST',
			url: '/api/set_user',
			headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
			payload: Buffer.from(await encoded.arrayBuffer()),
		});
		assert.equal(registered.statusCode, 200, registered.body);
		assert.equal((await show(registered.json().token)).u_name, 'Jeren Öwezowa');

		const form = await app.inject({
			method: 'POST',
			url: '/api/signin',
			headers: { 'content-type': 'application/x-www-form-urlencoded' },
			payload: new URLSearchParams({ tel: phone, parol: PASSWORD }).toString(),
		});
		assert.equal(form.json().login, true);
		assert.equal((await post('/api/signin', { tel: Number(phone), parol: PASSWORD })).json().login, true);
	});

	test('S12 a body that is too large, unreadable, or carries files is refused', async () => {
		const send = async (contentType: string, payload: string | Buffer) =>
			(
				await app.inject({
					method: 'POST',
					url: '/api/signin',
					headers: { 'content-type': contentType },
					payload,
				})
			).statusCode;
		assert.equal(await send('application/json', JSON.stringify({ tel: 'x'.repeat(70_000) })), 413);
		assert.equal(await send('application/json', '{"tel":"1234567","parol":"a\\u0000bcd"}'), 400);
		assert.equal(await send('application/json', '{"tel":"1234567","parol":"\\ud800abc"}'), 400);
		assert.equal(
			await send('application/json', Buffer.from('{"tel":"1234567","parol":"\xff\xfeabcd"}', 'latin1')),
			400,
		);
		assert.equal(await send('application/x-www-form-urlencoded', 'tel=1234567&parol=ab%FFcd'), 400);
		assert.equal(await send('multipart/form-data; boundary=x', 'no form at all'), 400);
		const file = '--x\r\ncontent-disposition: form-data; name="tel"; filename="a.txt"\r\n\r\n1\r\n--x--\r\n';
		assert.equal(await send('multipart/form-data; boundary=x', file), 415);
		assert.equal(await send('text/plain', '1234567'), 415);
	});

	test('AUTH-05 sign-in returns the whole session, or only that it failed', async () => {
		const { phone } = await register();
		const { answer } = await signIn(phone, PASSWORD);
		assert.ok(answer.login);
		assert.deepEqual(answer, {
			login: true,
			bann: false,
			token: answer.token,
			lang: 'ru',
			u_id: (await show(answer.token)).u_id,
			u_name: 'Aman Myradow',
			u_phone_1: phone,
			u_address_1: 'Parahat 7, jaý 12, Aşgabat',
		});
		assert.match(answer.token, /^[\w-]{43}$/);
		assert.deepEqual((await signIn(phone, 'gyzyl nar')).answer, { login: false, bann: false });
		assert.deepEqual((await signIn(newPhone(), PASSWORD)).answer, { login: false, bann: false });
		assert.equal((await signIn('123456', PASSWORD)).response.statusCode, 400);
	});

	test('AUTH-05 S4 a ban is disclosed with the right password only', async () => {
		const { phone } = await register();
		await db.updateTable('users').set({ banned: true }).where('phone', '=', phone).execute();
		assert.deepEqual((await signIn(phone, PASSWORD)).answer, { login: false, bann: true });
		assert.deepEqual((await signIn(phone, 'gyzyl nar')).answer, { login: false, bann: false });
	});

	test('AUTH-04 users_add registers the old way and responds as sign-in does', async () => {
		const phone = newPhone();
		const form = { _u_phone_1: phone, _u_password: PASSWORD, _u_name: 'Maral', _u_type: '1', _u_email: '' };
		const invalid = await post('/api/users_add', { ...form, _u_email: 'maral@mail' });
		assert.deepEqual(invalid.json().errors, [{ field: '_u_email', code: 'email_invalid' }]);
		assert.equal((await post('/api/users_add', { ...form, _u_type: '2' })).statusCode, 400);
		const added = (await post('/api/users_add', { ...form, _u_email: 'maral@mail.com' })).json();
		assert.equal(added.login, true);
		assert.equal(added.u_phone_1, phone);
		assert.equal((await show(added.token)).u_email, 'maral@mail.com');
		assert.equal((await post('/api/users_add', form)).statusCode, 401);
	});

	test('S9 a page of another site cannot send forms here', async () => {
		const from = async (headers: Record<string, string>) =>
			(
				await post(
					'/api/signin',
					{ tel: '1234567', parol: 'x1y2' },
					{ headers: { host: 'dukan.tm', ...headers } },
				)
			).statusCode;
		assert.equal(await from({ origin: 'https://evil.example' }), 403);
		assert.equal(await from({ origin: 'null' }), 403);
		assert.equal(await from({ 'sec-fetch-site': 'cross-site' }), 403);
		assert.equal(await from({ 'sec-fetch-site': 'same-site' }), 403);
		assert.equal(await from({ 'sec-fetch-site': 'same-origin', origin: 'https://dukan.tm' }), 200);
		assert.equal(await from({}), 200);
	});

	test('S7 neither the password nor the token is stored', async () => {
		const { token } = await register();
		for (const table of ['users', 'sessions', 'known_devices', 'limits'] as const) {
			const stored = JSON.stringify(await db.selectFrom(table).selectAll().execute());
			assert.ok(!stored.includes(PASSWORD) && !stored.includes(token), table);
		}
	});
});
