import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
	addDays,
	ashgabatTime,
	type DeliveryPlan,
	deliveryDays,
	isDeliveryDay,
	isPast,
	isWithin,
	slotCapacity,
	slotKey,
} from './delivery-days.ts';

const morning = { id: 1, from: '09:00', to: '11:00', orderUntil: '10:00', capacity: 2 };
const evening = { id: 2, from: '15:00', to: '18:00', orderUntil: '16:00', capacity: 2 };
const plan: DeliveryPlan = {
	slots: [morning, evening],
	holidays: new Set(['2026-12-12']),
	booked: new Map(),
};

test('R13 days and hours are those of Ashgabat, five hours ahead of UTC, at midnight and at the end of the year', () => {
	for (const [utc, date, time] of [
		['2026-11-15T18:59:59Z', '2026-11-15', '23:59'],
		['2026-11-15T19:00:00Z', '2026-11-16', '00:00'],
		['2026-11-15T03:59:00Z', '2026-11-15', '08:59'],
		['2026-12-31T18:59:00Z', '2026-12-31', '23:59'],
		['2026-12-31T19:00:00Z', '2027-01-01', '00:00'],
	] as const)
		assert.deepEqual(ashgabatTime(new Date(utc)), { date, time });
	assert.equal(addDays('2028-02-28', 1), '2028-02-29');
	assert.equal(addDays('2026-12-31', 1), '2027-01-01');
});

test('ORDER-03 an hour is closed from its last ordering minute on', () => {
	assert.equal(isPast(new Date('2026-11-15T04:59:00Z'), '2026-11-15', morning), false);
	assert.equal(isPast(new Date('2026-11-15T05:00:00Z'), '2026-11-15', morning), true);
	assert.equal(isPast(new Date('2026-11-15T05:00:00Z'), '2026-11-16', morning), false);
	assert.equal(isPast(new Date('2026-11-15T05:00:00Z'), '2026-11-14', evening), true);
});

test('ORDER-01 seven days to choose from; full and past hours are shown closed; holidays are left out', () => {
	const booked = new Map([[slotKey('2026-12-11', 2), 2]]);
	const days = deliveryDays(new Date('2026-12-10T06:00:00Z'), 0, { ...plan, booked });
	assert.deepEqual(
		days.map(({ date }) => date),
		['2026-12-10', '2026-12-11', '2026-12-13', '2026-12-14', '2026-12-15', '2026-12-16'],
	);
	assert.deepEqual(days[0]?.slots, [
		{ id: 1, from: '09:00', to: '11:00', left: 2, open: false },
		{ id: 2, from: '15:00', to: '18:00', left: 2, open: true },
	]);
	assert.deepEqual(days[1]?.slots[1], { id: 2, from: '15:00', to: '18:00', left: 0, open: false });
});

test('ORDER-01 a far zone starts later', () => {
	const now = new Date('2026-11-15T06:00:00Z');
	assert.equal(deliveryDays(now, 2, plan)[0]?.date, '2026-11-17');
	assert.equal(isDeliveryDay(now, 2, '2026-11-16', plan), false);
	assert.equal(isDeliveryDay(now, 2, '2026-11-17', plan), true);
	assert.equal(isDeliveryDay(now, 2, '2026-11-23', plan), true);
	assert.equal(isDeliveryDay(now, 2, '2026-11-24', plan), false);
	assert.equal(isDeliveryDay(new Date('2026-12-10T06:00:00Z'), 0, '2026-12-12', plan), false);
});

test('ORDER-01 express hours begin with their first minute and end before their last', () => {
	assert.deepEqual(
		['08:59', '09:00', '20:59', '21:00'].map((time) => isWithin(time, '09:00', '21:00')),
		[false, true, true, false],
	);
});

test('ORDER-01 an hour may hold other numbers on other weekdays; where it holds none it is not offered', () => {
	// 2026-12-13 is a Sunday.
	const weekdayCapacities = [null, null, 5, null, null, null, 0];
	const slot = { ...morning, weekdayCapacities };
	assert.deepEqual(
		['2026-12-09', '2026-12-10', '2026-12-13', '2026-12-14'].map((date) => slotCapacity(slot, date)),
		[5, 2, 0, 2],
	);
	const now = new Date('2026-12-10T00:00:00Z');
	const dates = (slots: DeliveryPlan['slots']) =>
		deliveryDays(now, 0, { ...plan, slots }).map(({ date }) => date);
	assert.ok(!dates([slot]).includes('2026-12-13'));
	const sunday = deliveryDays(now, 0, { ...plan, slots: [slot, evening] }).find(
		({ date }) => date === '2026-12-13',
	);
	assert.deepEqual(
		sunday?.slots.map(({ id }) => id),
		[2],
	);
});
