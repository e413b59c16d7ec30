import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { test } from 'node:test';
import { sql } from 'kysely';
import { PATIENT, startServer } from '../../../testing/server-process.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const CANARY = {
	phone: '4837261',
	otherPhone: '4837262',
	password: 'canary-password-71',
	newPassword: 'canary-secret-72',
	name: 'Canary Name',
	address: 'Canary Street 73',
	email: 'canary@mail.info',
	gatewayKey: 'canary-gateway-key',
};

test('S15 no password, code, token, phone, name or address in any log line, error or metric, even when things break', async (t) => {
	const { databaseUrl, config, db, onClose } = await openTestShop(t);
	const gateway = await openGateway(t);
	const env = {
		...PATIENT,
		DATABASE_URL: databaseUrl,
		DATA_DIR: config.dataDir,
		LOG_LEVEL: 'trace',
		DEMO_CATALOGUE: 'off',
		SMS_GATEWAY: 'http',
		SMS_HTTP_URL: `${gateway.url}/${CANARY.gatewayKey}`,
		SMS_HTTP_AUTHORIZATION: `Bearer ${CANARY.gatewayKey}`,
	};
	const server = await startServer(env);
	onClose(() => server.stop());
	const tokens: string[] = [];
	const secrets: string[] = [];
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
		const content = await response.text();
		if (response.status >= 400) answers.push(content);
		const answer = content ? JSON.parse(content) : {};
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

	// Resets a password. The gateway first refuses the message and then takes it.
	const puzzle = (await call('/api/captcha?kind=sound')).answer;
	const { position } = await db.selectFrom('captchas').select('position').executeTakeFirstOrThrow();
	const end = (position - 5) / 0.86;
	const solved = { key: puzzle.key, response: position, trail: { x: [0, end], y: [0, 0] } };
	const captcha = (await call('/api/captcha', solved)).answer.token;
	const reset = (await call('/api/reset_add', { tel: CANARY.phone, key: captcha })).answer.token;
	await call('/api/reset_add', { tel: CANARY.phone, key: captcha });
	const [code = ''] = /\d{6}/.exec(await gateway.message) ?? [];
	await call('/api/reset_confirm', { tel: CANARY.phone, code: `${code}0`, token: reset });
	const ticket = (await call('/api/reset_confirm', { tel: CANARY.phone, code, token: reset })).answer.token;
	const change = { _u_phone_1: CANARY.phone, _pass: CANARY.password };
	assert.deepEqual((await call('/api/user_updatepass', change, ticket)).answer, { update: true });
	await call('/api/user_updatepass', change, ticket);
	secrets.push(puzzle.key, code);

	// Breaks the tables, because PostgreSQL's errors quote the values that they refuse.
	await sql`alter table users add constraint broken check (name = '') not valid`.execute(db);
	const broken = await call('/api/set_user', { ...person, u_phone_1: '4837263' });
	assert.equal(broken.status, 500);
	await sql`alter table sessions rename column user_agent to gone`.execute(db);
	assert.equal((await call('/api/signin', { ...credentials, tel: CANARY.otherPhone })).status, 500);
	assert.equal((await call('/api/signout', {}, answer.token)).status, 401, 'the reset ended it');

	const metrics = await (await fetch(`${server.origin}/metrics`)).text();
	assert.match(metrics, /sign_in_total\{outcome="wrong"\}/);
	const everything = [withoutTimes(server.output()), withoutValues(metrics), ...answers].join('\n');
	assert.match(everything, /unforeseen error/, 'the log is there to be searched');
	assert.match(everything, /an SMS was not sent/);
	assert.ok(tokens.length >= 6 && code.length === 6);
	for (const secret of [...Object.values(CANARY), '4837263', ...tokens, ...secrets]) {
		const place = everything.indexOf(secret);
		const found = everything.slice(Math.max(0, place - 200), place + 200);
		assert.equal(place, -1, `${secret} was found in: ${found}`);
	}
});

// By chance, digits of a measured value or of a time may look like a phone's.
const withoutValues = (metrics: string) => metrics.replaceAll(/ \S+$/gm, '');
const withoutTimes = (log: string) => log.replaceAll(/"time":\d+/g, '"time":0');

/** Opens a gateway that refuses the first message, so that the failure is logged, and takes the next. */
async function openGateway(t: { after: (work: () => unknown) => void }) {
	const taken = Promise.withResolvers<string>();
	let calls = 0;
	const server = createServer(async (request, response) => {
		const message = (await json(request)) as { text: string };
		calls += 1;
		if (calls > 1) taken.resolve(message.text);
		response.writeHead(calls > 1 ? 200 : 503).end(message.text);
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	t.after(() => server.close());
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, message: taken.promise };
}
