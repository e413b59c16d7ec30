import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TestReport } from './test-report.ts';

const result = (title: string, ms: number) => ({ file: 'a.test.ts', title, ms, outcome: 'passed' }) as const;

test('the summary names the ten slowest tests and ends with the counts', () => {
	const report = new TestReport(() => {});
	for (let ms = 1; ms <= 12; ms += 1) report.add(result(`takes ${ms} s`, ms * 1000));
	const lines = report.summary().split('\n');
	const shown = lines.filter((line) => line.includes('takes'));
	assert.equal(shown.length, 10);
	assert.match(shown[0] ?? '', /12\.0 s {2}takes 12 s \(a\.test\.ts\)/);
	assert.equal(lines.at(-1), '12 passed, 0 failed, 0 skipped');
	assert.equal(report.passed, true);
});

test('a failure is printed when it happens, with its reason and how to run it again', () => {
	const lines: string[] = [];
	const report = new TestReport((line) => lines.push(line));
	report.add({ ...result('breaks', 5), outcome: 'failed', error: 'expected 1, got 2' });
	assert.match(lines.join('\n'), /FAILED {2}breaks[\s\S]*expected 1, got 2[\s\S]*npm test -- a\.test\.ts/);
	assert.match(report.summary(), /1 failed/);
	assert.equal(report.passed, false);
});

test('something left open fails a run whose tests all passed; so does a run without tests', () => {
	const report = new TestReport(() => {});
	report.add(result('fine', 1));
	report.addProblem('orders left a socket open');
	assert.equal(report.passed, false);
	assert.match(report.summary(), /orders left a socket open[\s\S]*1 passed, 1 failed, 0 skipped$/);
	assert.equal(new TestReport(() => {}).passed, false);
});

test('the results of another report count, with where they were run', () => {
	const report = new TestReport(() => {});
	const other = new TestReport(() => {});
	other.add({ ...result('migrates', 1), outcome: 'failed' });
	other.addProblem('left open');
	report.include(other, 'on PostgreSQL 15');
	assert.match(report.summary(), /migrates, on PostgreSQL 15[\s\S]*left open, on PostgreSQL 15/);
	assert.match(report.summary(), /0 passed, 2 failed, 0 skipped$/);
});
