import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FastifyBaseLogger } from 'fastify';
import { requestLog } from './request-log.ts';

type Line = { route: string; status: number; leftOut?: number };

function openLog(logLevel: 'warn' | 'debug') {
	const lines: Line[] = [];
	const write = (line: Line) => lines.push(line);
	const log = { warn: write, debug: write } as unknown as FastifyBaseLogger;
	const clock = { ms: 0 };
	const note = requestLog(log, { logLevel }, () => clock.ms);
	const finish = (statusCode: number, ms = 5) =>
		note({ id: '1', method: 'GET', route: '/a', statusCode, ms });
	return { lines, clock, finish };
}

test('slow and failed requests have a line, others only at debug', () => {
	const quiet = openLog('warn');
	for (const [status, ms] of [[200], [404], [200, 1001], [503]] as const) quiet.finish(status, ms);
	assert.deepEqual(
		quiet.lines.map(({ status }) => status),
		[200, 503],
	);
	const loud = openLog('debug');
	for (let index = 0; index < 30; index += 1) loud.finish(index < 15 ? 200 : 503);
	assert.equal(loud.lines.length, 30);
});

test('R10 of hundreds of refusals a second ten are written, and how many more there were', () => {
	const { lines, clock, finish } = openLog('warn');
	for (let index = 0; index < 300; index += 1) finish(503);
	assert.equal(lines.length, 10);
	clock.ms += 1000;
	finish(503);
	finish(500);
	assert.deepEqual(
		lines.slice(10).map(({ leftOut }) => leftOut),
		[290, undefined],
	);
});
