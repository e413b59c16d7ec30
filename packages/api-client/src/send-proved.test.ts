import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { isProof, readProof } from '@dukan/domain/base/proof/proof.ts';
import { sendProved } from './send-proved.ts';

test('S19 S20 a call beyond ordinary use is sent again with the work done, and is otherwise the same', async (t) => {
	const proof = { challenge: 'a'.repeat(43), count: 2, bits: 8 };
	const fetch = t.mock.method(globalThis, 'fetch', (async (_address: string, { headers }: RequestInit) =>
		new Headers(headers).has('x-proof')
			? Response.json({ done: true })
			: Response.json({ code: 'proof_required', proof }, { status: 428 })) as typeof globalThis.fetch);
	const init = { method: 'POST', body: { a: 1 }, headers: { 'idempotency-key': 'k' } } as const;
	assert.deepEqual(await sendProved('/api/x', init), { body: { done: true } });
	const [first, second] = fetch.mock.calls.map(({ arguments: [, sent] }) => sent);
	assert.equal(fetch.mock.callCount(), 2);
	assert.equal(second?.body, first?.body);
	const headers = new Headers(second?.headers);
	assert.equal(headers.get('idempotency-key'), 'k');
	const { challenge, numbers } = readProof(headers.get('x-proof') ?? '') ?? assert.fail();
	assert.equal(challenge, proof.challenge);
	assert.ok(isProof(proof, numbers, (text) => createHash('sha256').update(text).digest()));
});

test('S19 other answers and refusals are passed on as they are', async (t) => {
	const fetch = t.mock.method(globalThis, 'fetch', (async () =>
		Response.json({ code: 'wrong_sign_in' }, { status: 401 })) as typeof globalThis.fetch);
	assert.equal((await sendProved('/api/x', { method: 'GET' })).refusal?.code, 'wrong_sign_in');
	assert.equal(fetch.mock.callCount(), 1);
});
