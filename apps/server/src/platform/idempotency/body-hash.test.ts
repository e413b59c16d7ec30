import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { hashBody, isHashOf } from './body-hash.ts';

const ORDER = {
	items: [
		{ p_id: 1, quantity: 2 },
		{ p_id: 3, quantity: 1 },
	],
	note: '',
	slot: null,
};

test('R4 fields in another order are the same body, at every depth; another value or order of items is not', () => {
	const turned = {
		slot: null,
		note: '',
		items: [
			{ quantity: 2, p_id: 1 },
			{ quantity: 1, p_id: 3 },
		],
	};
	assert.deepEqual(hashBody(turned), hashBody(ORDER));
	assert.ok(isHashOf(hashBody(ORDER), turned));
	assert.ok(!isHashOf(hashBody(ORDER), { ...ORDER, note: 'x' }));
	assert.ok(!isHashOf(hashBody(ORDER), { ...ORDER, items: ORDER.items.toReversed() }));
	assert.ok(!isHashOf(hashBody({ a: { b: 1 } }), { a: {}, b: 1 }));
});

test('R4 a hash stored before fields were sorted is still that of its body', () => {
	const stored = createHash('sha256').update(JSON.stringify(ORDER)).digest();
	assert.ok(isHashOf(stored, ORDER));
	assert.ok(!isHashOf(stored, { ...ORDER, note: 'x' }));
});
