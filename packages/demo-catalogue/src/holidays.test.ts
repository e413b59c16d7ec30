import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoHolidays } from './holidays.ts';

test('ORDER-01 the demo shop brings nothing on holidays; one on a Sunday gives the Monday too', () => {
	const dates = demoHolidays(2026).map(({ date }) => date);
	for (const date of ['2026-12-12', '2027-01-01', '2027-03-21', '2027-03-22', '2027-05-18'])
		assert.ok(dates.includes(date), date);
	// Sunday, 27 September 2026.
	assert.ok(dates.includes('2026-09-27') && dates.includes('2026-09-28'));
	assert.ok(!dates.includes('2026-12-13'));
	assert.equal(new Set(dates).size, dates.length);
	for (const { name } of demoHolidays(2026)) assert.ok(name.en && name.ru && name.tm);
});
