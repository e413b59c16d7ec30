import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Refusal } from '@dukan/api-client/send-call.ts';
import { PressKeys } from './press-keys.ts';

const refusal = (status: number): Refusal => ({
	status,
	code: undefined,
	quote: undefined,
	errors: [],
	retryAfterS: undefined,
	trust: undefined,
	proof: undefined,
});

function openKeys() {
	let last = 0;
	let now = 0;
	const keys = new PressKeys(
		() => {
			last += 1;
			return `key ${last}`;
		},
		() => now,
	);
	return { keys, pass: (ms: number) => (now += ms) };
}

test('DESK-12 two presses at once have one key; the next press after the answer has another', () => {
	const { keys } = openKeys();
	const first = keys.begin('product_add', { name: 'A' });
	const second = keys.begin('product_add', { name: 'A' });
	assert.equal(second.key, first.key);
	assert.notEqual(keys.begin('product_add', { name: 'B' }).key, first.key);
	first.end();
	second.end();
	assert.notEqual(keys.begin('product_add', { name: 'A' }).key, first.key);
});

test('DESK-12 a press that got no answer is repeated under its key, for ten minutes; a refused one is over', () => {
	const { keys, pass } = openKeys();
	for (const status of [0, 500, 503]) {
		const lost = keys.begin('order_move/1', { to: 'accepted' });
		lost.end(refusal(status));
		const again = keys.begin('order_move/1', { to: 'accepted' });
		assert.equal(again.key, lost.key);
		again.end(refusal(409));
		const fresh = keys.begin('order_move/1', { to: 'accepted' });
		assert.notEqual(fresh.key, lost.key);
		fresh.end();
	}
	const lost = keys.begin('order_move/1', { to: 'accepted' });
	lost.end(refusal(0));
	pass(10 * 60_000);
	assert.notEqual(keys.begin('order_move/1', { to: 'accepted' }).key, lost.key);
});
