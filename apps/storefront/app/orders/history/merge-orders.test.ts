import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeOrders, refreshOrders } from './merge-orders.ts';

const orders = (...ids: number[]) => ids.map((id) => ({ id }));
const fresh = (...ids: number[]) => ids.map((id) => ({ id, fresh: true }));
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

test('ORDER-06 a new order moves the pages: what comes again on the next page is shown once', () => {
	assert.deepEqual(ids(mergeOrders(orders(9, 8, 7), orders(7, 6, 5))), [9, 8, 7, 6, 5]);
	assert.deepEqual(ids(mergeOrders([], orders(2, 1))), [2, 1]);
});

test('ORDER-06 back on the line: the newest page as it is now, then what was loaded before', () => {
	const known = [...orders(9, 8, 7, 6)];
	const list = refreshOrders<{ id: number; fresh?: boolean }>(known, fresh(10, 9, 8));
	assert.deepEqual(ids(list), [10, 9, 8, 7, 6]);
	assert.equal(list.find(({ id }) => id === 9)?.fresh, true, 'with its status of now');
});
