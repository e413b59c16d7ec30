import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
	canMovePayment,
	checkPauseMs,
	isOpenPayment,
	LATE_PAYMENT_MS,
	PAYMENT_STATES,
	paymentStateOf,
	settledSums,
	splitRefund,
} from './payment-states.ts';

const NONE = { returnedTenge: 0, reducedTenge: 0, excessTenge: 0 };

test('PAY-02 a payment is asked about until it is final; paid is final for good, everything else may turn out to be paid', () => {
	assert.deepEqual(
		PAYMENT_STATES.filter((state) => isOpenPayment(state)),
		['new', 'registered', 'held'],
	);
	for (const state of PAYMENT_STATES) {
		assert.equal(canMovePayment('paid', state), false);
		assert.equal(canMovePayment(state, 'paid'), state !== 'paid');
		assert.equal(canMovePayment(state, 'new'), false);
	}
});

for (const [to, from] of [
	['registered', ['new', 'failed']],
	['held', ['new', 'registered', 'declined', 'expired', 'failed']],
	['declined', ['new', 'registered', 'held', 'expired', 'failed']],
	['expired', ['new', 'registered', 'held']],
	['failed', ['new']],
	['reversed', ['new', 'registered', 'held', 'declined', 'expired', 'failed']],
] as const)
	test(`PAY-02 a payment becomes ${to} after ${from.join(', ')}, and after nothing else`, () => {
		assert.deepEqual(
			PAYMENT_STATES.filter((state) => canMovePayment(state, to)),
			from,
		);
	});

test('PAY-02 the bank’s status is read; one that was never paid ends after its time', () => {
	const expiresAt = new Date('2026-11-15T07:20:00Z');
	const at = (ms: number) => ({ expiresAt, now: new Date(expiresAt.getTime() + ms) });
	const states = [0, 1, 2, 3, 4, 5, 6, 7].map((status) => paymentStateOf(status, at(0)));
	assert.deepEqual(states, [
		'registered',
		'held',
		'paid',
		'reversed',
		'reversed',
		'registered',
		'declined',
		undefined,
	]);
	assert.equal(paymentStateOf(0, at(LATE_PAYMENT_MS - 1)), 'registered');
	assert.equal(paymentStateOf(0, at(LATE_PAYMENT_MS)), 'expired');
	assert.equal(paymentStateOf(2, at(LATE_PAYMENT_MS)), 'paid');
});

test('PAY-02 pauses between questions grow and end at a quarter of an hour', () => {
	const pauses = Array.from({ length: 20 }, (_, checks) => checkPauseMs(checks));
	assert.deepEqual(
		pauses,
		pauses.toSorted((one, other) => one - other),
	);
	assert.equal(pauses.at(-1), 900_000);
});

test('PAY-03 paid, paid twice, paid less, paid after it was cancelled: what is kept, what goes back', () => {
	const open = { totalTenge: 100, isCancelled: false };
	assert.deepEqual(settledSums({ ...NONE, paidTenge: 100 }, open), {
		cardTenge: 100,
		excessTenge: 0,
		state: 'paid',
	});
	assert.deepEqual(settledSums({ ...NONE, paidTenge: 200 }, open), {
		cardTenge: 100,
		excessTenge: 100,
		state: 'paid',
	});
	assert.deepEqual(settledSums({ ...NONE, paidTenge: 200, excessTenge: 100 }, open).excessTenge, 0);
	assert.deepEqual(settledSums({ ...NONE, paidTenge: 60 }, open), {
		cardTenge: 60,
		excessTenge: 0,
		state: 'paid',
	});
	assert.deepEqual(settledSums({ ...NONE, paidTenge: 100 }, { totalTenge: 100, isCancelled: true }), {
		cardTenge: 0,
		excessTenge: 100,
		state: 'refunded',
	});
	assert.equal(settledSums({ ...NONE, paidTenge: 0 }, open).state, undefined);
});

test('PAY-04 a part that went back shows; all of it is refunded', () => {
	const open = { totalTenge: 80, isCancelled: false };
	assert.equal(settledSums({ ...NONE, paidTenge: 100, reducedTenge: 20 }, open).state, 'partly_refunded');
	assert.equal(settledSums({ ...NONE, paidTenge: 80, returnedTenge: 30 }, open).state, 'partly_refunded');
	assert.equal(settledSums({ ...NONE, paidTenge: 80, returnedTenge: 80 }, open).state, 'refunded');
});

test('PAY-03 what already went back for a smaller order is no longer there for a smaller one still', () => {
	const sums = { ...NONE, paidTenge: 100, reducedTenge: 20 };
	assert.deepEqual(settledSums(sums, { totalTenge: 70, isCancelled: false }), {
		cardTenge: 70,
		excessTenge: 10,
		state: 'partly_refunded',
	});
});

test('PAY-04 the newest payment gives back first, and one that gives nothing is not asked', () => {
	const payments = [
		{ id: 1, leftTenge: 50 },
		{ id: 3, leftTenge: 30 },
		{ id: 2, leftTenge: 0 },
	];
	assert.deepEqual(splitRefund(payments, 20), [{ paymentId: 3, amountTenge: 20 }]);
	assert.deepEqual(splitRefund(payments, 40), [
		{ paymentId: 3, amountTenge: 30 },
		{ paymentId: 1, amountTenge: 10 },
	]);
});

test('PAY-04 a refund is never more than is left of a payment, and never more than asked', () => {
	const payments = fc.uniqueArray(
		fc.record({ id: fc.integer({ min: 1, max: 1000 }), leftTenge: fc.integer({ min: 0, max: 500 }) }),
		{ selector: ({ id }) => id },
	);
	fc.assert(
		fc.property(payments, fc.integer({ min: 0, max: 2000 }), (given, asked) => {
			const parts = splitRefund(given, asked);
			const left = given.reduce((sum, { leftTenge }) => sum + leftTenge, 0);
			const back = parts.reduce((sum, { amountTenge }) => sum + amountTenge, 0);
			assert.equal(back, Math.min(left, asked));
			for (const { paymentId, amountTenge } of parts)
				assert.ok(amountTenge <= (given.find(({ id }) => id === paymentId)?.leftTenge ?? 0));
		}),
	);
});
