import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ORDER_STATUSES } from '../../base/orders/order-status.ts';
import { DELIVERY_KINDS } from '../orders/quote.ts';
import { canAssign } from './courier-rules.ts';

test('COUR-01 orders that are brought have a courier from acceptance until hand-out', () => {
	const assignable = ORDER_STATUSES.flatMap((status) =>
		DELIVERY_KINDS.filter((delivery) => canAssign({ status, delivery })).map(
			(delivery) => `${status} ${delivery}`,
		),
	);
	assert.deepEqual(assignable, [
		'accepted courier',
		'accepted express',
		'on_delivery courier',
		'on_delivery express',
	]);
});
