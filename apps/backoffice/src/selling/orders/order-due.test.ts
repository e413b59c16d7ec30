import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orderDue } from './order-due.ts';

test('PAY-02 RET-01 what is left to pay, or to give back, of an order that is paid in part', () => {
	const order = { status: 'on_delivery', total: 300 } as const;
	assert.deepEqual(orderDue(order), { exchangeTenge: 0, leftTenge: 0 }, 'all of it: nothing to say');
	assert.equal(orderDue({ ...order, paid_by_card: 100.1 }).leftTenge, 199_90);
	const both = { ...order, paid_by_card: 100, exchange: 50 };
	assert.deepEqual(orderDue(both), { exchangeTenge: 50_00, leftTenge: 150_00 });
	assert.equal(orderDue({ ...order, exchange: 450 }).leftTenge, -150_00);
	assert.deepEqual(orderDue({ ...both, status: 'completed' }), { exchangeTenge: 50_00, leftTenge: 0 });
	assert.deepEqual(orderDue({ ...both, status: 'cancelled' }), { exchangeTenge: 0, leftTenge: 0 });
});
