import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeliveryPlan, DeliverySlot } from '../../base/calendar/delivery-days.ts';
import { deliveryPromise, minutesLeft } from './delivery-promise.ts';

const slot = (id: number, from: string, to: string, orderUntil: string): DeliverySlot => ({
	id,
	from,
	to,
	orderUntil,
	capacity: 2,
});
/** Monday, 16 November 2026. Ashgabat is five hours ahead of UTC. */
const at = (time: string, day = 16) => new Date(`2026-11-${day}T${time}+05:00`);
const plan = (more: Partial<DeliveryPlan> = {}): DeliveryPlan => ({
	slots: [
		slot(1, '10:00', '13:00', '09:00'),
		slot(2, '14:00', '18:00', '13:00'),
		slot(3, '18:00', '21:00', '17:00'),
	],
	holidays: new Set(),
	booked: new Map(),
	...more,
});
const said = (now: Date, minDays = 0, own = plan()) => {
	const promise = deliveryPromise(now, minDays, own);
	return (
		promise &&
		`${promise.date} ${promise.from}–${promise.to} within ${minutesLeft(now, promise.orderUntil)} min`
	);
};

test('CHOOSE-07 the first slot that can still be had, to the minute of the clock in Ashgabat', () => {
	for (const [now, expected] of [
		[at('00:00:00'), '2026-11-16 10:00–13:00 within 540 min'],
		[at('08:59:00'), '2026-11-16 10:00–13:00 within 1 min'],
		[at('08:59:59'), '2026-11-16 10:00–13:00 within 0 min'],
		[at('09:00:00'), '2026-11-16 14:00–18:00 within 240 min'],
		[at('11:40:00'), '2026-11-16 14:00–18:00 within 80 min'],
		[at('16:59:59'), '2026-11-16 18:00–21:00 within 0 min'],
		[at('17:00:00'), '2026-11-17 10:00–13:00 within 960 min'],
		[at('23:59:59'), '2026-11-17 10:00–13:00 within 540 min'],
	] as const)
		assert.equal(said(now), expected, now.toISOString());
});

test('LIGHT-03 a slot that has begun is not promised, though it can be ordered for until later', () => {
	const slots = [slot(1, '09:00', '11:00', '10:00'), slot(2, '14:00', '18:00', '13:00')];
	assert.equal(said(at('08:59:00'), 0, plan({ slots })), '2026-11-16 09:00–11:00 within 1 min');
	assert.equal(said(at('09:00:00'), 0, plan({ slots })), '2026-11-16 14:00–18:00 within 240 min');
});

test('CHOOSE-07 where goods come the next day, the promise is of the next day', () => {
	assert.equal(said(at('08:00:00'), 1), '2026-11-17 10:00–13:00 within 1500 min');
	assert.equal(said(at('20:00:00'), 3), '2026-11-19 10:00–13:00 within 3660 min');
});

test('CHOOSE-07 full slots, slots of other weekdays and holidays are not promised', () => {
	const booked = new Map([
		['2026-11-16 1', 2],
		['2026-11-16 2', 1],
	]);
	assert.equal(said(at('08:00:00'), 0, plan({ booked })), '2026-11-16 14:00–18:00 within 300 min');
	assert.equal(
		said(at('08:00:00'), 0, plan({ holidays: new Set(['2026-11-16', '2026-11-17']) })),
		'2026-11-18 10:00–13:00 within 2940 min',
	);
	const tuesdays = { ...slot(1, '10:00', '13:00', '09:00'), weekdayCapacities: [0, 2, 0, 0, 0, 0, 0] };
	assert.equal(
		said(at('08:00:00'), 0, plan({ slots: [tuesdays] })),
		'2026-11-17 10:00–13:00 within 1500 min',
	);
	assert.equal(said(at('08:00:00'), 0, plan({ slots: [] })), undefined);
	const full = { ...slot(1, '10:00', '13:00', '09:00'), capacity: 0 };
	assert.equal(said(at('08:00:00'), 0, plan({ slots: [full] })), undefined);
});

test('CHOOSE-07 the slot that ends first is promised, in whatever order staff list them', () => {
	const slots = [...plan().slots].toReversed();
	assert.equal(said(at('08:00:00'), 0, plan({ slots })), '2026-11-16 10:00–13:00 within 60 min');
});
