import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays } from '../../base/calendar/delivery-days.ts';
import { fittingStep, isPeriod, periodBefore, periodDays, presetPeriod, stepStart } from './periods.ts';
import { MAX_PERIOD_DAYS } from './report-kinds.ts';

test('presets by the calendar, over the ends of months and years', () => {
	const of = (preset: Parameters<typeof presetPeriod>[0], today: string) => {
		const { from, to } = presetPeriod(preset, today);
		return `${from} ${to}`;
	};
	assert.equal(of('today', '2026-01-01'), '2026-01-01 2026-01-01');
	assert.equal(of('days7', '2026-01-03'), '2025-12-28 2026-01-03');
	assert.equal(of('days30', '2026-01-15'), '2025-12-17 2026-01-15');
	assert.equal(of('days90', '2026-03-31'), '2026-01-01 2026-03-31');
	assert.equal(of('thisMonth', '2026-03-31'), '2026-03-01 2026-03-31');
	assert.equal(of('lastMonth', '2026-03-31'), '2026-02-01 2026-02-28');
	assert.equal(of('lastMonth', '2026-01-15'), '2025-12-01 2025-12-31');
	assert.equal(periodDays(presetPeriod('year', '2026-11-15')), 365);
});

test('the period before is as long and ends the day before', () => {
	assert.deepEqual(periodBefore({ from: '2026-03-01', to: '2026-03-31' }), {
		from: '2026-01-29',
		to: '2026-02-28',
	});
	assert.deepEqual(periodBefore({ from: '2026-03-01', to: '2026-03-01' }), {
		from: '2026-02-28',
		to: '2026-02-28',
	});
});

test('a period runs forwards, has real days, and an end', () => {
	assert.ok(isPeriod({ from: '2026-02-28', to: '2026-02-28' }));
	const lastDay = addDays('2026-01-01', MAX_PERIOD_DAYS - 1);
	assert.ok(isPeriod({ from: '2026-01-01', to: lastDay }));
	assert.ok(!isPeriod({ from: '2026-01-01', to: addDays(lastDay, 1) }));
	for (const [from, to] of [
		['2026-03-02', '2026-03-01'],
		['2026-02-31x', '2026-03-01'],
		['2020-01-01', '2026-03-01'],
		['', ''],
		['2026-03-01T00:00:00Z', '2026-03-02'],
		['2026-03-01', '2026-03-02T00:00:00Z'],
		['+002026-03-01', '2026-03-02'],
	] as const)
		assert.ok(!isPeriod({ from, to }), from);
});

test('weeks begin on Monday', () => {
	assert.equal(stepStart('2026-11-15', 'week'), '2026-11-09');
	assert.equal(stepStart('2026-11-16', 'week'), '2026-11-16');
	assert.equal(stepStart('2026-11-16', 'month'), '2026-11-01');
});

test('a plot has days up to 45 of them, weeks up to 200 days, then months', () => {
	for (const [to, step] of [
		['2026-01-01', 'day'],
		['2026-02-14', 'day'],
		['2026-02-15', 'week'],
		['2026-07-19', 'week'],
		['2026-07-20', 'month'],
	] as const)
		assert.equal(fittingStep({ from: '2026-01-01', to }), step, to);
	assert.equal(stepStart('2026-11-15', 'day'), '2026-11-15');
});
