import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orderDue } from './order-due.ts';

test('PAY-02 RET-01 what is left to pay, or to give back, of an order that is paid in part', () => {
	const order = { status: 'on_delivery', totalTenge: 300_00, paidByCardTenge: 0, exchangeTenge: 0 } as const;
	assert.deepEqual(orderDue(order), { exchangeTenge: 0, leftTenge: 0 }, 'all of it: nothing to say');
	assert.equal(orderDue({ ...order, paidByCardTenge: 100_10 }).leftTenge, 199_90);
	const both = { ...order, paidByCardTenge: 100_00, exchangeTenge: 50_00 };
	assert.deepEqual(orderDue(both), { exchangeTenge: 50_00, leftTenge: 150_00 });
	assert.equal(orderDue({ ...order, exchangeTenge: 450_00 }).leftTenge, -150_00);
	assert.deepEqual(orderDue({ ...both, status: 'completed' }), { exchangeTenge: 50_00, leftTenge: 0 });
	assert.deepEqual(orderDue({ ...both, status: 'cancelled' }), { exchangeTenge: 0, leftTenge: 0 });
});
