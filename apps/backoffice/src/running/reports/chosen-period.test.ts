import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chosenPeriod } from './chosen-period.ts';

const TODAY = '2026-11-16';
const chosen = (search: string) => chosenPeriod(new URLSearchParams(search), TODAY);

test('R13 a preset is counted back from today in Ashgabat; thirty days unless told otherwise', () => {
	for (const [search, from, to, preset] of [
		['', '2026-10-18', TODAY, 'days30'],
		['period=today', TODAY, TODAY, 'today'],
		['period=days90', '2026-08-19', TODAY, 'days90'],
		['period=lastMonth', '2026-10-01', '2026-10-31', 'lastMonth'],
		['period=nonsense', '2026-10-18', TODAY, 'days30'],
	] as const) {
		const { typed, isGood, preset: named } = chosen(search);
		assert.deepEqual([typed, isGood, named], [{ from, to }, true, preset], search);
	}
});

test('a period of one’s own wins over a preset; one that is none is said, and the usual one is shown', () => {
	const own = chosen('from=2024-04-11&to=2024-05-20&period=today');
	assert.deepEqual([own.period, own.preset], [{ from: '2024-04-11', to: '2024-05-20' }, undefined]);
	for (const wrong of [
		'from=2024-05-20&to=2024-04-01',
		'from=2024-05-20',
		'from=x&to=y',
		'from=1990-01-01&to=2026-01-01',
	]) {
		const { isGood, period, typed } = chosen(wrong);
		assert.equal(isGood, false, wrong);
		assert.deepEqual(period, { from: '2026-10-18', to: TODAY }, wrong);
		assert.equal(typed.from, new URLSearchParams(wrong).get('from'), 'what was typed stays in its field');
	}
});

test('the step fits the period until another is chosen', () => {
	assert.equal(chosen('period=days30').step, 'day');
	assert.equal(chosen('period=days90').step, 'week');
	assert.equal(chosen('period=year').step, 'month');
	assert.equal(chosen('period=days90&step=day').step, 'day');
	assert.equal(chosen('period=days90&step=century').step, 'week');
});
