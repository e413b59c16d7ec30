import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { httpGateway } from '../../apps/server/src/features/sms/http-gateway.ts';
import { putSms } from '../../apps/server/src/features/sms/sms-outbox.queries.ts';
import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { startServer } from '../../apps/server/src/testing/server-process.ts';
import type { BenchShop } from '../bench-shop.ts';
import { prepareBuyers, startBuying } from './buyers.ts';

const FULL = { messages: 40, eachMoodMs: 12_000 };
const SHORT = { messages: 10, eachMoodMs: 4000 };
const PHONE = '1234567';
const PASSWORD = 'gyzyl alma';
/** Until the longest pause that has grown meanwhile is over. */
const ARRIVE_WITHIN_MS = 90_000;
/** What a person waits for a sign-in on a busy machine, with nothing wrong. */
const SIGN_IN_WITHIN_MS = 2000;

type Mood = 'down' | 'slow' | 'hangs' | 'good';

/** R8: a gateway of our own, which is down, slow, hangs, and comes back. */
export async function smsGateway({ databaseUrl, dataDir, report, full }: BenchShop): Promise<void> {
	const { messages, eachMoodMs } = full ? FULL : SHORT;
	const gateway = await openGateway();
	const shop = await startServer({
		DATABASE_URL: databaseUrl,
		DATA_DIR: dataDir,
		LOG_LEVEL: 'silent',
		DEMO_CATALOGUE: 'off',
		ADDRESS_LIMIT_FACTOR: '1000000',
		SMS_GATEWAY: 'http',
		SMS_HTTP_URL: gateway.url,
	});
	const db = openDatabase(databaseUrl, () => {});
	try {
		const registered = await post(shop.origin, 'set_user', {
			u_phone_1: PHONE,
			u_password: PASSWORD,
			confirmPassword: PASSWORD,
			u_name: 'Aman',
			u_address_1: 'Parahat 7',
		});
		if (registered.status !== 200) throw new Error(`Registration answered ${registered.status}.`);
		const buying = startBuying(await prepareBuyers(db), () => [shop.origin], { buyers: 4, pauseMs: 50 });
		const signIns: { status: number; ms: number }[] = [];
		const inTime = new Date(Date.now() + 3_600_000);
		for (let index = 0; index < messages; index += 1)
			await putSms(db, { phone: PHONE, text: `message ${index}`, expiresAt: inTime }, new Date());
		// Codes that have expired when the gateway is back.
		const soon = new Date(Date.now() + eachMoodMs);
		for (let index = 0; index < messages; index += 1)
			await putSms(db, { phone: PHONE, text: `code ${index}`, expiresAt: soon }, new Date());
		for (const mood of ['down', 'hangs', 'slow'] as const) {
			gateway.mood = mood;
			const endMs = performance.now() + eachMoodMs;
			while (performance.now() < endMs) {
				signIns.push(await post(shop.origin, 'signin', { tel: PHONE, parol: PASSWORD }));
				await pause(100);
			}
		}
		gateway.mood = 'good';
		const deadline = Date.now() + ARRIVE_WITHIN_MS;
		while (new Set(gateway.received).size < messages && Date.now() < deadline) await pause(100);
		await buying.stop();

		const slowestMs = Math.round(Math.max(...signIns.map(({ ms }) => ms)));
		const bad = signIns.filter(({ status }) => status !== 200).length;
		const refusedOrders = [...buying.refused.values()].reduce((sum, count) => sum + count, 0);
		report.check(
			`R8 gateway down, hanging, slow for ${eachMoodMs / 1000} s each: sign-ins and orders`,
			`none refused, a sign-in within ${SIGN_IN_WITHIN_MS} ms`,
			`${signIns.length} sign-ins, ${bad} refused, slowest ${slowestMs} ms; ${buying.told.length} orders, ${refusedOrders} refused`,
			bad === 0 && refusedOrders === 0 && slowestMs < SIGN_IN_WITHIN_MS && buying.told.length > 0,
		);
		const arrived = new Set(gateway.received.filter((text) => text.startsWith('message'))).size;
		report.check(
			`R8 ${messages} messages, back afterwards`,
			'all arrive',
			`${arrived} arrived, ${gateway.received.length - new Set(gateway.received).size} of them twice`,
			arrived === messages,
		);
		const late = gateway.received.filter((text) => text.startsWith('code')).length;
		report.check(`R8 ${messages} codes that ran out meanwhile`, '0 sent', `${late} sent`, late === 0);
		const pauses = longestPauses(gateway.tries);
		report.check(
			'R8 pauses between tries of one message',
			'each longer than the one before',
			`${pauses.map((ms) => (ms / 1000).toFixed(1)).join(', ')} s`,
			pauses.length > 0 && pauses.every((ms, index) => index === 0 || ms > (pauses[index - 1] ?? 0)),
		);
		await control(gateway, report, messages);
	} finally {
		await shop.stop();
		await db.destroy();
		gateway.close();
	}
}

/** Sent while the request is served, without the outbox: a message that the gateway refuses is lost. */
async function control(gateway: Gateway, report: BenchShop['report'], messages: number): Promise<void> {
	const direct = httpGateway({
		url: gateway.url,
		body: '{"phone":"{phone}","text":"{text}"}',
		format: 'json' as const,
		authorization: undefined,
		expected: undefined,
		timeoutMs: 1000,
	});
	gateway.mood = 'down';
	const sent = await Promise.allSettled(
		Array.from({ length: messages }, (_, index) => direct.send({ phone: PHONE, text: `direct ${index}` })),
	);
	const lost = sent.filter(({ status }) => status === 'rejected').length;
	report.check('R8 control: sent without the outbox', 'lost', `${lost} of ${messages} lost`, lost > 0);
}

type Gateway = {
	url: string;
	mood: Mood;
	received: string[];
	/** When each message was tried. */
	tries: Map<string, number[]>;
	close: () => void;
};

async function openGateway(): Promise<Gateway> {
	const server = createServer(async (request, response) => {
		const { text } = (await json(request)) as { text: string };
		gateway.tries.set(text, [...(gateway.tries.get(text) ?? []), performance.now()]);
		const { mood } = gateway;
		if (mood === 'hangs') return;
		if (mood === 'slow') await pause(3000);
		if (mood !== 'down') gateway.received.push(text);
		response.writeHead(mood === 'down' ? 503 : 200).end();
	});
	const gateway: Gateway = {
		url: '',
		mood: 'good',
		received: [],
		tries: new Map(),
		close: () => {
			server.closeAllConnections();
			server.close();
		},
	};
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	gateway.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
	return gateway;
}

/** Between the tries of the message that was tried most often. */
function longestPauses(tries: Gateway['tries']): number[] {
	const most = [...tries.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
	return most.slice(1).map((at, index) => at - (most[index] ?? at));
}

async function post(
	origin: string,
	call: string,
	body: Record<string, string>,
): Promise<{ status: number; ms: number }> {
	const startedAt = performance.now();
	const answer = await fetch(`${origin}/api/${call}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	});
	await answer.arrayBuffer();
	return { status: answer.status, ms: performance.now() - startedAt };
}
