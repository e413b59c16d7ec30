import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { canMoveOrder, ORDER_MOVERS, ORDER_STATUSES } from '@dukan/domain/base/orders/order-status.ts';
import { LOCK_ORDER } from './lock-order.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../../../../../docs/orders.md'), 'utf8');

test('docs/orders.md has the moves of an order, and no others', () => {
	const listed = [...PAGE.matchAll(/^\| `(\w+)` \| `(\w+)` \| ((?:customer|shop)(?:, shop)?) \|/gm)].flatMap(
		([, from, to, by = '']) => by.split(', ').map((mover) => `${from} → ${to} by ${mover}`),
	);
	const moves = ORDER_STATUSES.flatMap((from) =>
		ORDER_STATUSES.flatMap((to) =>
			ORDER_MOVERS.filter((by) => canMoveOrder(from, to, by)).map((by) => `${from} → ${to} by ${by}`),
		),
	);
	assert.deepEqual(listed.toSorted(), moves.toSorted());
});

test('docs/orders.md has the lock order of the program', () => {
	const listed = [...PAGE.matchAll(/^\d+\. `(\w+)`/gm)].map(([, table]) => table);
	assert.deepEqual(listed, [...LOCK_ORDER]);
});
