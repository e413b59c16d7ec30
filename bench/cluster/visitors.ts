import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { PICKUP } from '../faults/buyers.ts';
import { PASSWORD, register } from '../register.ts';

const PAGES = ['/', '/category/1', '/newproducts', '/product/1/1', '/contactus'];
const READ_EVERY_MS = 50;
const PHONE = '2000001';
const SIGN_IN_EVERY_MS = 500;
const TIMEOUT_MS = 10_000;
/** As the shop's page does it. */
const CONNECT_AGAIN_MS = 3000;
const WATCHED_ORDER_EVERY_MS = 1000;
const SHOWN_WITHIN_MS = 15_000;

/** Reads pages one after another until stopped. */
export function startReading(origin: string): { stop: () => Promise<{ count: number; failed: number }> } {
	const read = { count: 0, failed: 0 };
	const loop = repeat(READ_EVERY_MS, async (turn) => {
		const path = PAGES[turn % PAGES.length];
		const status = await statusOf(fetch(`${origin}${path}`));
		read.count += 1;
		if (status === 200) return;
		read.failed += 1;
		console.log(`  ${status} ${path}`);
	});
	return { stop: () => loop.stop().then(() => read) };
}

/** Signs one person in again and again; a 503 counts as refused, for as long as no sign-in succeeds. */
export async function startSigningIn(origin: string) {
	await register(origin, PHONE);
	const outcome = { signedIn: 0, refused: 0, failed: 0, longestMs: 0 };
	let refusedSince: number | undefined;
	const loop = repeat(SIGN_IN_EVERY_MS, async () => {
		const startedAt = performance.now();
		const status = await statusOf(
			fetch(`${origin}/api/signin`, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify({ tel: PHONE, parol: PASSWORD }),
				signal: AbortSignal.timeout(TIMEOUT_MS),
			}),
		);
		if (status === 200) {
			outcome.signedIn += 1;
			if (refusedSince !== undefined)
				outcome.longestMs = Math.max(outcome.longestMs, performance.now() - refusedSince);
			refusedSince = undefined;
			return;
		}
		refusedSince ??= startedAt;
		if (status === 503) outcome.refused += 1;
		else {
			outcome.failed += 1;
			console.log(`  ${status} sign-in`);
		}
	});
	return { stop: () => loop.stop().then(() => outcome) };
}

/** Orders as one person who has the own orders open, and looks whether each of them is shown there. */
export function startWatching(origin: string, token: string) {
	const outcome = { shown: 0, askedAgain: 0, missed: 0 };
	const heard = new Set<number>();
	const authorization = `Bearer ${token}`;
	const ended = new AbortController();
	let connections = 0;
	const listen = async () => {
		while (!ended.signal.aborted) {
			await fetch(`${origin}/api/order_events`, { headers: { authorization }, signal: ended.signal })
				.then(async (response) => {
					if (!response.ok || !response.body) return;
					connections += 1;
					let text = '';
					for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
						text += chunk;
						for (const [, data = ''] of text.matchAll(/^data: (.*)$/gm)) heard.add(JSON.parse(data).order);
						text = text.slice(text.lastIndexOf('\n\n') + 1);
					}
				})
				.catch(() => {});
			await pause(CONNECT_AGAIN_MS, undefined, { signal: ended.signal }).catch(() => {});
		}
	};
	const listening = listen();
	const loop = repeat(WATCHED_ORDER_EVERY_MS, async () => {
		const connection = connections;
		const orderId = await placeOrder(origin, authorization);
		if (orderId === undefined) return;
		const waitUntil = performance.now() + SHOWN_WITHIN_MS;
		while (!heard.has(orderId) && connections === connection && performance.now() < waitUntil)
			await pause(50);
		if (heard.has(orderId)) outcome.shown += 1;
		else if (connections > connection) outcome.askedAgain += 1;
		else {
			outcome.missed += 1;
			console.log(`  order ${orderId} was not shown live`);
		}
	});
	return {
		stop: async () => {
			await loop.stop();
			ended.abort();
			await listening;
			return outcome;
		},
	};
}

async function placeOrder(origin: string, authorization: string): Promise<number | undefined> {
	const response = await fetch(`${origin}/api/order_add`, {
		method: 'POST',
		headers: { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
		body: JSON.stringify({ items: [{ p_id: 1, quantity: 1 }], ...PICKUP }),
		signal: AbortSignal.timeout(TIMEOUT_MS),
	}).catch(() => undefined);
	if (response?.status !== 201) {
		await response?.arrayBuffer().catch(() => {});
		return undefined;
	}
	return (await response.json()).order.id;
}

function statusOf(request: Promise<Response>): Promise<number> {
	return request.then(
		(response) => response.arrayBuffer().then(() => response.status),
		() => 0,
	);
}

function repeat(everyMs: number, act: (turn: number) => Promise<void>): { stop: () => Promise<void> } {
	let on = true;
	const running = (async () => {
		for (let turn = 0; on; turn += 1) {
			await act(turn);
			await pause(everyMs);
		}
	})();
	return {
		stop: async () => {
			on = false;
			await running;
		},
	};
}
