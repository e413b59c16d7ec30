import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attemptAfter, attemptWith, lastSent } from './order-attempt.ts';

test('ORDER-02 whatever is sent before an answer comes goes under one key; the latest body is sent first', () => {
	const first = attemptWith(undefined, 'a');
	assert.match(first.key, /^[0-9a-f]{32}$/);
	const second = attemptWith(first, 'b');
	assert.deepEqual(second, { key: first.key, bodies: ['a', 'b'] });
	assert.deepEqual(attemptWith(second, 'a'), { key: first.key, bodies: ['b', 'a'] }, 'no body twice');
	assert.equal(lastSent({ attempt: second }), 'b');
	assert.equal(lastSent({ attempt: undefined }), undefined);
	assert.notEqual(attemptWith(undefined, 'a').key, first.key, 'another order has another key');
});

test('ORDER-02 a refusal ends an attempt only where it says that no order was made', () => {
	const before = { key: 'k', bodies: ['a'] };
	const sent = { key: 'k', bodies: ['a', 'b'] };
	for (const [status, left] of [
		[409, undefined],
		[400, before],
		[429, sent],
		[403, sent],
	] as const)
		assert.equal(attemptAfter(status, { before, sent }), left, String(status));
});
