import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canMoveOrder, isOpenOrder, nextStatuses, ORDER_STATUSES, type OrderStatus } from './order-status.ts';

test('ORDER-04 pending → accepted → on delivery → completed by the shop; nothing else', () => {
	const allowed = ORDER_STATUSES.flatMap((from) =>
		ORDER_STATUSES.filter((to) => canMoveOrder(from, to, 'shop')).map((to) => `${from} → ${to}`),
	);
	assert.deepEqual(allowed, [
		'pending → accepted',
		'pending → cancelled',
		'accepted → on_delivery',
		'accepted → cancelled',
		'on_delivery → completed',
		'on_delivery → cancelled',
	]);
});

test('ORDER-05 the customer can only cancel, and only while pending', () => {
	const allowed = ORDER_STATUSES.flatMap((from) =>
		ORDER_STATUSES.filter((to) => canMoveOrder(from, to, 'customer')).map((to) => `${from} → ${to}`),
	);
	assert.deepEqual(allowed, ['pending → cancelled']);
	assert.deepEqual(nextStatuses('pending', 'customer'), ['cancelled']);
	assert.deepEqual(nextStatuses('accepted', 'customer'), []);
});

test('ORDER-04 any unfinished order can be cancelled by an operator, a finished one not', () => {
	for (const status of ORDER_STATUSES) {
		assert.equal(nextStatuses(status, 'shop').includes('cancelled'), isOpenOrder(status), status);
	}
	assert.deepEqual(nextStatuses('completed', 'shop'), [] satisfies OrderStatus[]);
});
