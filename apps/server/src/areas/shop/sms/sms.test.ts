import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTcpServer } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { test } from 'node:test';
import { later, MINUTE_MS, SECOND_MS } from '../../../platform/clock.ts';
import { ConfigError } from '../../../platform/read-settings.ts';
import { STOP_MS } from '../../../platform/stop-times.ts';
import { stockUp } from '../../../testing/order-rounds.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { until } from '../../../testing/until.ts';
import { httpGateway } from './http-gateway.ts';
import { logGateway } from './log-gateway.ts';
import { smppGateway } from './smpp-gateway.ts';
import { COMMANDS, decodePdus, encodePdu } from './smpp-pdu.ts';
import { readSmsConfig } from './sms-config.ts';
import { putSms } from './sms-outbox.queries.ts';
import { SmsWorker } from './sms-worker.ts';

type Cleanup = { after: (work: () => unknown) => void };

/** A real gateway on this machine, whose behaviour the test sets. */
async function httpServer(t: Cleanup) {
	const received: { phone: string; text: string }[] = [];
	const gateway = { received, asked: 0, url: '', mood: 'good' as 'good' | 'down' | 'hangs' };
	const server = createServer(async (request, response: ServerResponse) => {
		const message = (await json(request)) as { phone: string; text: string };
		gateway.asked += 1;
		if (gateway.mood === 'hangs') return;
		if (gateway.mood === 'good') received.push(message);
		response.writeHead(gateway.mood === 'good' ? 200 : 503).end();
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	t.after(() => server.closeAllConnections());
	t.after(() => server.close());
	gateway.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
	return gateway;
}

function workerFor(
	{ db, clock }: TestShop,
	url: string,
	troubles: string[],
	stopMs: number = STOP_MS.sms,
): SmsWorker {
	const options = {
		url,
		body: '{"phone":"{phone}","text":"{text}"}',
		format: 'json' as const,
		authorization: undefined,
		expected: undefined,
		timeoutMs: 2000,
	};
	return new SmsWorker({
		db,
		clock,
		gateway: httpGateway(options),
		keepText: false,
		stopMs,
		onTrouble: (event) => troubles.push(event),
	});
}

test('R8 a gateway that is down or hangs: the message waits with growing pauses and arrives once it is back', async (t) => {
	const shop = await openTestShop(t);
	const gateway = await httpServer(t);
	const troubles: string[] = [];
	const worker = workerFor(shop, gateway.url, troubles);
	const expiresAt = later(shop.time.now, 5 * MINUTE_MS);
	await putSms(shop.db, { phone: '1234567', text: 'код "123456"', expiresAt }, shop.time.now);

	for (const [mood, pauseS] of [
		['down', 2],
		['hangs', 4],
		['down', 8],
	] as const) {
		gateway.mood = mood;
		await worker.look();
		await worker.look();
		const { next_try_at } = await shop.db.selectFrom('sms_outbox').selectAll().executeTakeFirstOrThrow();
		assert.equal((next_try_at.getTime() - shop.time.now.getTime()) / SECOND_MS, pauseS, mood);
		shop.time.pass(pauseS * SECOND_MS);
	}
	assert.deepEqual(troubles, ['not_sent', 'not_sent', 'not_sent']);
	gateway.mood = 'good';
	await worker.look();
	assert.deepEqual(gateway.received, [{ phone: '99361234567', text: 'код "123456"' }]);
	const { sent_at, text } = await shop.db.selectFrom('sms_outbox').selectAll().executeTakeFirstOrThrow();
	assert.ok(sent_at);
	assert.equal(text, '', 'S2: what is sent is kept nowhere');
	await worker.look();
	assert.equal(gateway.received.length, 1);
	await worker.stop();
});

test('R9 a stop does not wait for a gateway that hangs: what it holds is put off, the rest is not taken up', async (t) => {
	const shop = await openTestShop(t);
	const gateway = await httpServer(t);
	gateway.mood = 'hangs';
	const expiresAt = later(shop.time.now, 5 * MINUTE_MS);
	for (let index = 0; index < 6; index += 1)
		await putSms(shop.db, { phone: '1234567', text: `message ${index}`, expiresAt }, shop.time.now);
	const troubles: string[] = [];
	const worker = workerFor(shop, gateway.url, troubles, 0);
	void worker.look();
	await until(() => gateway.asked === 4);
	await worker.stop();
	assert.deepEqual(troubles, Array(4).fill('not_sent'));
	const messages = await shop.db.selectFrom('sms_outbox').selectAll().orderBy('id').execute();
	assert.deepEqual(
		messages.map(({ tries, put_off }) => [tries, put_off]),
		[...Array(4).fill([1, true]), ...Array(2).fill([0, false])],
	);
	assert.match(messages[0]?.trouble ?? '', /The shop was stopped/);
});

test('R8 while the gateway hangs, people sign up, sign in and order as ever; then all that waits arrives, once', async (t) => {
	const shop = await openTestShop(t);
	const gateway = await httpServer(t);
	const worker = workerFor(shop, gateway.url, []);
	const expiresAt = later(shop.time.now, 5 * MINUTE_MS);
	const texts = Array.from({ length: 3 }, (_, index) => `message ${index}`);
	for (const text of texts) await putSms(shop.db, { phone: '1234567', text, expiresAt }, shop.time.now);
	gateway.mood = 'hangs';
	const hanging = worker.look();
	await until(() => gateway.asked > 0, 'a message hangs');

	const password = { u_password: 'gyzyl alma', confirmPassword: 'gyzyl alma' };
	const form = { u_phone_1: '2345678', u_name: 'Aman', u_address_1: 'Parahat 7', ...password };
	const post = (url: string, payload: object) => shop.app.inject({ method: 'POST', url, payload });
	assert.equal((await post('/api/set_user', form)).statusCode, 200);
	const signedIn = await post('/api/signin', { tel: form.u_phone_1, parol: password.u_password });
	assert.equal(signedIn.json().login, true);
	await stockUp(shop.db, [1], 1);
	const shopper = await signUpShopper(shop);
	const ordered = await shopper.order({ items: [{ p_id: 1, quantity: 1 }], expected_total: 100 });
	assert.equal(ordered.statusCode, 201);

	gateway.mood = 'good';
	await hanging;
	shop.time.pass(MINUTE_MS);
	await worker.look();
	assert.deepEqual(
		gateway.received
			.map(({ text }) => text)
			.filter((text) => texts.includes(text))
			.toSorted(),
		texts,
	);
	await worker.stop();
});

test('R8 a code that came too late is dropped and not sent', async (t) => {
	const shop = await openTestShop(t);
	const gateway = await httpServer(t);
	const troubles: string[] = [];
	const worker = workerFor(shop, gateway.url, troubles);
	await putSms(
		shop.db,
		{ phone: '1234567', text: '123456', expiresAt: later(shop.time.now, 1) },
		shop.time.now,
	);
	shop.time.pass(SECOND_MS);
	await worker.look();
	assert.deepEqual([gateway.received, troubles], [[], ['expired']]);
	assert.equal((await shop.db.selectFrom('sms_outbox').selectAll().executeTakeFirstOrThrow()).text, '');
});

test('R8 several workers share the outbox: none lost, none sent twice, and a dead worker’s message is taken up', async (t) => {
	const shop = await openTestShop(t);
	const gateway = await httpServer(t);
	const expiresAt = later(shop.time.now, 5 * MINUTE_MS);
	for (let index = 0; index < 40; index += 1)
		await putSms(shop.db, { phone: '1234567', text: `message ${index}`, expiresAt }, shop.time.now);
	const workers = [1, 2, 3].map(() => workerFor(shop, gateway.url, []));
	await Promise.all(workers.map((worker) => worker.look()));
	const texts = gateway.received.map(({ text }) => text);
	assert.equal(texts.length, 40);
	assert.equal(new Set(texts).size, 40);

	await putSms(shop.db, { phone: '1234567', text: 'taken and left', expiresAt }, shop.time.now);
	await shop.db
		.updateTable('sms_outbox')
		.set({ tries: 1, next_try_at: later(shop.time.now, 30 * SECOND_MS) })
		.where('text', '=', 'taken and left')
		.execute();
	await workers[0]?.look();
	assert.equal(gateway.received.length, 40);
	shop.time.pass(31 * SECOND_MS);
	await workers[0]?.look();
	assert.equal(gateway.received.at(-1)?.text, 'taken and left');
});

test('the HTTP gateway fills JSON of any shape as values, with its authorization', async (t) => {
	const bodies: unknown[] = [];
	const server = createServer(async (request, response) => {
		bodies.push([request.headers.authorization, await json(request)]);
		response.end();
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	t.after(() => server.close());
	const gateway = httpGateway({
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
		body: '{"messages":[{"to":"+{phone}","content":{"text":"{text}"},"flash":false}]}',
		format: 'json',
		authorization: 'Basic abc',
		expected: undefined,
		timeoutMs: 2000,
	});
	await gateway.send({ phone: '99361234567', text: 'a "quoted" {phone}\nline $& $1' });
	assert.deepEqual(bodies, [
		[
			'Basic abc',
			{
				messages: [{ to: '+99361234567', content: { text: 'a "quoted" {phone}\nline $& $1' }, flash: false }],
			},
		],
	]);
});

test('the HTTP gateway writes forms and addresses, and reads the reply: 200 with other words is no success', async (t) => {
	const asked: { method: string; url: string; body: string }[] = [];
	let reply = 'OK id=1';
	const server = createServer(async (request, response) => {
		asked.push({ method: request.method ?? '', url: request.url ?? '', body: await text(request) });
		response.end(reply);
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	t.after(() => server.close());
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const open = (env: Record<string, string>) => {
		const { gateway } = readSmsConfig({ SMS_GATEWAY: 'http', ...env }, { development: false });
		assert.ok(gateway.kind === 'http');
		return httpGateway({ ...gateway, timeoutMs: 20_000 });
	};
	const message = { phone: '99361234567', text: 'Код 123456 & ещё {phone}' };
	await open({ SMS_HTTP_FORMAT: 'get', SMS_HTTP_URL: `${origin}/s?to={phone}&m={text}` }).send(message);
	await open({ SMS_HTTP_FORMAT: 'form', SMS_HTTP_URL: origin, SMS_HTTP_EXPECTED: 'OK' }).send(message);
	const encoded = encodeURIComponent(message.text);
	assert.deepEqual(asked, [
		{ method: 'GET', url: `/s?to=99361234567&m=${encoded}`, body: '' },
		{ method: 'POST', url: '/', body: `phone=99361234567&text=${encoded}` },
	]);
	reply = `ERROR: no credit for 99361234567, "${message.text}"`;
	const refused = open({ SMS_HTTP_URL: origin, SMS_HTTP_EXPECTED: 'OK' }).send(message);
	await assert.rejects(refused, (error: Error) => {
		assert.match(error.message, /did not respond “OK” but: ERROR: no credit/);
		assert.doesNotMatch(error.message, /1234567|Код/, 'S15');
		return true;
	});
	assert.throws(
		() => open({ SMS_HTTP_FORMAT: 'get', SMS_HTTP_URL: `${origin}/s` }),
		/SMS_HTTP_URL must have \{phone\} and \{text\}/,
	);
});

test('the SMPP gateway binds, sends plain and Cyrillic texts, responds to enquiries, and reconnects after a break', async (t) => {
	const submitted: Buffer[] = [];
	let binds = 0;
	let refuse = false;
	const server = createTcpServer((socket) => {
		let rest: Buffer = Buffer.alloc(0);
		socket.on('error', () => {});
		socket.on('data', (chunk: Buffer) => {
			const read = decodePdus(Buffer.concat([rest, chunk]));
			rest = read.rest;
			for (const { command, sequence, body } of read.pdus) {
				if (command === COMMANDS.bindTransmitter) binds += 1;
				if (command === COMMANDS.submit) submitted.push(body);
				if (command === COMMANDS.enquireLinkAnswer) continue;
				const status = command === COMMANDS.submit && refuse ? 0x58 : 0;
				const answer = encodePdu({
					command: (command | 0x80000000) >>> 0,
					status,
					sequence,
					body: Buffer.from('1\0'),
				});
				// Networks may deliver an answer in several parts.
				socket.write(answer.subarray(0, 7));
				socket.write(answer.subarray(7));
				if (command === COMMANDS.bindTransmitter)
					socket.write(
						encodePdu({ command: COMMANDS.enquireLink, status: 0, sequence: 900, body: Buffer.alloc(0) }),
					);
			}
		});
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	t.after(() => server.close());
	const { port } = server.address() as AddressInfo;
	const options = {
		host: '127.0.0.1',
		port,
		systemId: 'shop',
		password: 'secret',
		sender: async () => 'Dukan',
		timeoutMs: 2000,
	};
	const gateway = smppGateway(options);
	await gateway.send({ phone: '99361234567', text: 'code 123456' });
	await gateway.send({ phone: '99361234567', text: 'код 123456' });
	assert.equal(binds, 1, 'one connection for both');
	assert.ok(submitted[0]?.includes('99361234567\0') && submitted[0].includes('code 123456'));
	assert.ok(submitted[1]?.includes(Buffer.from('код 123456', 'utf16le').swap16()));
	await gateway.send({ phone: '99361234567', text: 'Dükan: sargyt' });
	assert.ok(submitted[2]?.includes(Buffer.from('Dükan: sargyt', 'latin1')), 'letters of GSM 03.38 go plain');
	await gateway.send({ phone: '99361234567', text: 'Dükan: ýok' });
	assert.ok(submitted[3]?.includes(Buffer.from('Dükan: ýok', 'utf16le').swap16()), 'ý is not among them');
	refuse = true;
	await assert.rejects(gateway.send({ phone: '99361234567', text: 'x' }), /refused: status 88/);
	refuse = false;
	await gateway.send({ phone: '99361234567', text: 'again' });
	assert.equal(binds, 2);
	await gateway.close();
	await assert.rejects(smppGateway({ ...options, port: 1 }).send({ phone: '9', text: 'x' }));
});

test('R9 an SMPP gateway that is silent is given up when the shop can wait no longer', async (t) => {
	const server = createTcpServer((socket) => socket.on('error', () => {}));
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	t.after(() => server.close());
	const { port } = server.address() as AddressInfo;
	const login = { systemId: 'shop', password: 'secret', sender: async () => 'Dukan' };
	const gateway = smppGateway({ host: '127.0.0.1', port, ...login, timeoutMs: MINUTE_MS });
	const stopped = new AbortController();
	const sent = gateway.send({ phone: '99361234567', text: 'code 123456' }, stopped.signal);
	await once(server, 'connection');
	stopped.abort();
	await assert.rejects(sent, /abort/i);
	await gateway.close();
});

test('the log gateway shows the message in the terminal', async () => {
	const lines: string[] = [];
	const print = (line: string) => lines.push(line);
	await logGateway(print, { https: false }).send({ phone: '99361234567', text: 'code 123456' });
	assert.match(lines.join(''), /\+993 61 23-45-67\n {2}code 123456/);
});

test('S15 on https the log gateway shows neither phone nor code: its terminal is the journal of a service', async () => {
	const lines: string[] = [];
	await logGateway((line) => lines.push(line), { https: true }).send({
		phone: '99361234567',
		text: 'code 123456',
	});
	assert.match(lines.join(''), /SMS_GATEWAY=log is for development/);
	assert.doesNotMatch(lines.join(''), /\d{3}/);
});

test('SMS settings: log by default; a gateway without what it needs is refused in one sentence', () => {
	const read = (env: Record<string, string>) => readSmsConfig(env, { development: false });
	assert.deepEqual(read({}), {
		gateway: { kind: 'log' },
		hourlyBudget: 300,
		noticesHourlyBudget: 200,
		worker: true,
		outboxPage: false,
	});
	assert.throws(() => read({ SMS_GATEWAY: 'http' }), new ConfigError('SMS_GATEWAY=http needs SMS_HTTP_URL.'));
	const http = { SMS_GATEWAY: 'http', SMS_HTTP_URL: 'https://sms.example/send' };
	assert.throws(() => read({ ...http, SMS_HTTP_BODY: '{text}' }), /SMS_HTTP_BODY must be JSON/);
	assert.throws(() => read({ ...http, SMS_OUTBOX_PAGE: 'on' }), /SMS_OUTBOX_PAGE/);
	assert.throws(() => read({ SMS_GATEWAY: 'smpp', SMPP_HOST: 'h' }), /needs SMPP_SYSTEM_ID/);
});
