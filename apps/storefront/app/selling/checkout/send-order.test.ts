import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { isUnanswered, sendOrder } from './send-order.ts';

type Reply = { status: number; body?: object } | 'lost';

/** A shop that gives these responses one after the other and records what it was sent. */
function shopThatAnswers(t: TestContext, ...replies: Reply[]) {
	const sent: { key: string | null; body: unknown }[] = [];
	t.mock.timers.enable({ apis: ['setTimeout'] });
	t.mock.method(globalThis, 'fetch', async (_: string, init: RequestInit) => {
		sent.push({
			key: new Headers(init.headers).get('idempotency-key'),
			body: JSON.parse(String(init.body)),
		});
		const reply = replies[sent.length - 1] ?? 'lost';
		if (reply === 'lost') throw new TypeError('network');
		return Response.json(reply.body ?? {}, { status: reply.status });
	});
	return sent;
}

/** Runs the work without waiting for its pauses. */
async function skipPauses<Result>(t: TestContext, work: Promise<Result>): Promise<Result> {
	let isDone = false;
	const finished = work.finally(() => {
		isDone = true;
	});
	while (!isDone) {
		await new Promise((next) => setImmediate(next));
		t.mock.timers.tick(3000);
	}
	return finished;
}

const ATTEMPT = { key: 'k', bodies: ['{"n":1}', '{"n":2}'] };
const placed = { status: 201, body: { order: { id: 5 } } };

test('R4 ORDER-02 an order without an answer is sent again under the same key', async (t) => {
	for (const reply of ['lost', { status: 503 }] as const) {
		await t.test(JSON.stringify(reply), async (inner) => {
			const sent = shopThatAnswers(inner, reply, placed);
			const response = await skipPauses(inner, sendOrder('token', ATTEMPT));
			assert.deepEqual(response.body, placed.body);
			assert.deepEqual(sent, [
				{ key: 'k', body: { n: 2 } },
				{ key: 'k', body: { n: 2 } },
			]);
		});
	}
});

test('R4 after three tries the shopper is asked, and nothing is known', async (t) => {
	const sent = shopThatAnswers(t, 'lost', 'lost', { status: 500 });
	const response = await skipPauses(t, sendOrder('token', ATTEMPT));
	assert.equal(sent.length, 3);
	assert.ok(isUnanswered(response));
});

test('R4 ORDER-02 where an earlier body of the same key has arrived, that order is the order', async (t) => {
	const sent = shopThatAnswers(t, { status: 409, body: { code: 'idempotency_mismatch' } }, placed);
	const response = await skipPauses(t, sendOrder('token', ATTEMPT));
	assert.deepEqual(response.body, placed.body);
	assert.deepEqual(
		sent.map(({ body }) => body),
		[{ n: 2 }, { n: 1 }],
	);
});

test('ORDER-03 a refusal is an answer: it is not tried again', async (t) => {
	for (const status of [400, 401, 409, 429])
		await t.test(String(status), async (inner) => {
			const sent = shopThatAnswers(inner, { status, body: { code: 'slot_full' } });
			const response = await skipPauses(inner, sendOrder('token', ATTEMPT));
			assert.equal(sent.length, 1);
			assert.equal(response.refusal?.status, status);
			assert.equal(isUnanswered(response), false);
		});
});
