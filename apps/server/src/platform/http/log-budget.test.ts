import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LogBudget } from './log-budget.ts';

test('S12 R10 ten lines a second, and the next one says how many were left out', () => {
	const clock = { ms: 0 };
	const budget = new LogBudget(() => clock.ms);
	const lines: object[] = [];
	for (let index = 0; index < 1681; index += 1) budget.spend({ index }, (line) => lines.push(line));
	assert.equal(lines.length, 10);
	clock.ms += 1000;
	budget.spend({ index: 'next' }, (line) => lines.push(line));
	budget.spend({ index: 'last' }, (line) => lines.push(line));
	assert.deepEqual(lines.slice(10), [{ index: 'next', leftOut: 1671 }, { index: 'last' }]);
});
