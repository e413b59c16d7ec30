import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { startServer } from '../testing/server-process.ts';
import { openTestShop } from '../testing/test-shop.ts';

const CANARY = {
	phone: '4837261',
	otherPhone: '4837262',
	password: 'canary-password-71',
	newPassword: 'canary-secret-72',
	name: 'Canary Name',
	address: 'Canary Street 73',
	email: 'canary@mail.info',
};

test('S15 no password, token, phone, name or address in any log line, error or metric, even when things break', async (t) => {
	const { databaseUrl, config, db } = await openTestShop(t);
	const env = {
		DATABASE_URL: databaseUrl,
		DATA_DIR: config.dataDir,
		LOG_LEVEL: 'trace',
		DEMO_CATALOGUE: 'off',
	};
	const server = await startServer(env);
	t.after(() => server.stop());
	const tokens: string[] = [];
	const answers: string[] = [];
	const call = async (path: string, body?: object, token?: string) => {
		const response = await fetch(server.origin + path, {
			method: body ? 'POST' : 'GET',
			headers: {
				...(body && { 'content-type': 'application/json' }),
				...(token && { authorization: `Bearer ${token}` }),
			},
			...(body && { body: JSON.stringify(body) }),
		});
		const text = await response.text();
		if (response.status >= 400) answers.push(text);
		const answer = text ? JSON.parse(text) : {};
		if (typeof answer.token === 'string') tokens.push(answer.token);
		return { status: response.status, answer };
	};
	const person = {
		u_phone_1: CANARY.phone,
		u_password: CANARY.password,
		confirmPassword: CANARY.password,
		u_name: CANARY.name,
		u_address_1: CANARY.address,
	};
	const credentials = { tel: CANARY.phone, parol: CANARY.password };

	const { answer } = await call('/api/set_user', person);
	await call('/api/set_user', person);
	await call('/api/set_user', { ...person, confirmPassword: 'x', u_name: '' });
	await call('/api/users_add', {
		_u_phone_1: CANARY.otherPhone,
		_u_password: CANARY.password,
		_u_name: CANARY.name,
		_u_email: CANARY.email,
	});
	await call('/api/signin', credentials);
	for (let index = 0; index < 7; index += 1)
		await call('/api/signin', { ...credentials, parol: CANARY.newPassword });
	await call('/api/user_show/', undefined, answer.token);
	await call(`/api/user_show/?token=${answer.token}`, undefined, answer.token);
	await call('/api/user_update', { u_email: CANARY.email, u_name: CANARY.name }, answer.token);
	await call(
		'/api/user_update',
		{ old_password: CANARY.password, new_password: CANARY.newPassword },
		answer.token,
	);
	await call('/api/session_list', undefined, answer.token);
	await call('/api/session_end/999999?x=1', {}, answer.token);

	// Now break the tables under it: errors of PostgreSQL quote the values they choke on.
	await sql`alter table users add constraint broken check (name = '') not valid`.execute(db);
	const broken = await call('/api/set_user', { ...person, u_phone_1: '4837263' });
	assert.equal(broken.status, 500);
	await sql`alter table sessions rename column user_agent to gone`.execute(db);
	assert.equal((await call('/api/signin', { ...credentials, tel: CANARY.otherPhone })).status, 500);
	assert.equal((await call('/api/signout', {}, answer.token)).status, 204);

	const metrics = await (await fetch(`${server.origin}/metrics`)).text();
	assert.match(metrics, /sign_in_total\{outcome="wrong"\}/);
	const everything = [server.output(), metrics, ...answers].join('\n');
	assert.match(everything, /unforeseen error/, 'the log is there to be searched');
	assert.ok(tokens.length >= 3);
	for (const secret of [...Object.values(CANARY), '4837263', ...tokens])
		assert.ok(!everything.includes(secret), `${secret} was found`);
});
