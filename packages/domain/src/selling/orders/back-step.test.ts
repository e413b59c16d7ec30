import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OrderStatus } from '../../base/orders/order-status.ts';
import { findBackStep } from './back-step.ts';

const AT = new Date('2026-11-16T10:00:00Z');
const HOLD_MS = 60_000;
const OPERATOR = { staffId: 1, mayStepBack: false };
const MANAGER = { staffId: 2, mayStepBack: true };
const moved = (status: OrderStatus, back = false) => ({ status, back, at: AT, staffId: 1 });
const after = (ms: number) => new Date(AT.getTime() + ms);
const step = (status: OrderStatus, person: typeof OPERATOR, ms: number, back = false) => {
	const found = findBackStep(moved(status, back), person, after(ms), HOLD_MS);
	return found && [found.to, found.until?.toISOString()];
};

test('DESK-06 each state goes back one step; what waits or is cancelled has none', () => {
	const targets = (['pending', 'accepted', 'on_delivery', 'completed', 'cancelled'] as const).map((status) =>
		step(status, MANAGER, 0),
	);
	assert.deepEqual(targets, [
		undefined,
		['pending', undefined],
		['accepted', undefined],
		['on_delivery', undefined],
		undefined,
	]);
});

test('DESK-06 one’s own move is undone until the held SMS goes, and not a moment longer', () => {
	assert.deepEqual(step('accepted', OPERATOR, HOLD_MS - 1), ['pending', after(HOLD_MS).toISOString()]);
	assert.equal(step('accepted', OPERATOR, HOLD_MS), undefined);
	assert.equal(step('accepted', { ...OPERATOR, staffId: 3 }, 0), undefined);
});

test('DESK-06 one’s own cancelling is not undone, even at once: the order is entered again', () => {
	assert.equal(step('cancelled', OPERATOR, 0), undefined);
	assert.equal(step('pending', OPERATOR, 0), undefined);
});

test('DESK-06 a manager steps back at any time, with a reason', () => {
	assert.deepEqual(step('completed', MANAGER, 0), ['on_delivery', undefined]);
	assert.deepEqual(step('completed', MANAGER, 100 * HOLD_MS), ['on_delivery', undefined]);
});

test('DESK-06 a step back is not undone: the order is moved on instead', () => {
	assert.equal(step('accepted', OPERATOR, 0, true), undefined);
	assert.deepEqual(step('accepted', MANAGER, 0, true), ['pending', undefined]);
});
