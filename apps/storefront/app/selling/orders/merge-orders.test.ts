import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeOrders } from './merge-orders.ts';

const orders = (...ids: number[]) => ids.map((id) => ({ id }));
const fresh = (...ids: number[]) => ids.map((id) => ({ id, fresh: true }));
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

test('ORDER-06 a new order moves the pages: what comes again on the next page is shown once', () => {
	assert.deepEqual(ids(mergeOrders(orders(9, 8, 7), orders(7, 6, 5))), [9, 8, 7, 6, 5]);
	assert.deepEqual(ids(mergeOrders([], orders(2, 1))), [2, 1]);
});

test('ORDER-06 back on the line: the newest page as it is now, then what was loaded before', () => {
	const list = mergeOrders<{ id: number; fresh?: boolean }>(orders(9, 8, 7, 6), fresh(10, 9, 8));
	assert.deepEqual(ids(list), [10, 9, 8, 7, 6]);
	assert.deepEqual(ids(list.filter((order) => order.fresh)), [10, 9, 8], 'with their status of now');
});

test('ORDER-06 a page that comes late leaves what is newer in its place', () => {
	assert.deepEqual(ids(mergeOrders(orders(9, 8, 7), orders(9, 7))), [9, 8, 7]);
});
