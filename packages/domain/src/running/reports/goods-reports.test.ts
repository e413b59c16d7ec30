import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reorderNeed } from './goods-reports.ts';

const CASES = [
	['nothing sells and no minimum is set', [5, 0, 0], { perDay: 0, daysLeft: null, order: 0 }],
	['below the minimum', [2, 10, 0], { perDay: 0, daysLeft: null, order: 8 }],
	['one a day, a week left', [7, 0, 30], { perDay: 1, daysLeft: 7, order: 23 }],
	['the minimum is more than a month’s sales', [7, 50, 30], { perDay: 1, daysLeft: 7, order: 43 }],
	['one in two days', [7, 0, 15], { perDay: 0.5, daysLeft: 14, order: 8 }],
	['sold out', [0, 0, 15], { perDay: 0.5, daysLeft: 0, order: 15 }],
	['enough', [100, 10, 30], { perDay: 1, daysLeft: 100, order: 0 }],
] as const;

test('STOCK-05 CHOOSE-05 goods to reorder: one piece for everyone who waits', () => {
	assert.equal(reorderNeed(0, 2, 3, 12).order, 12);
	assert.equal(reorderNeed(0, 20, 3, 12).order, 20);
});

for (const [title, [stock, minimum, sold], need] of CASES)
	test(`STOCK-05 goods to reorder: ${title}`, () => {
		assert.deepEqual(reorderNeed(stock, minimum, sold), need);
	});
