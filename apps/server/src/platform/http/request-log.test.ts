import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FastifyBaseLogger } from 'fastify';
import { pageKind } from '../../areas/content/page-rendering/page-kind.ts';
import { requestLog, traceOf } from './request-log.ts';

type Line = { route: string; status: number; leftOut?: number };

function openLog(logLevel: 'warn' | 'debug') {
	const lines: Line[] = [];
	const write = (line: Line) => lines.push(line);
	const log = { warn: write, debug: write } as unknown as FastifyBaseLogger;
	const clock = { ms: 0 };
	const note = requestLog(log, { logLevel }, () => clock.ms);
	const finish = (statusCode: number, ms = 5) =>
		note({ id: '1', method: 'GET', route: '/a', page: undefined, trace: undefined, statusCode, ms });
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

test('a trace is known by its id; other headers are ignored', () => {
	const id = '4bf92f3577b34da6a3ce929d0e0e4736';
	assert.equal(traceOf(`00-${id}-00f067aa0ba902b7-01`), id);
	for (const header of [undefined, '', 'x', `00-${id.toUpperCase()}-00f067aa0ba902b7-01`, ['a', 'b']])
		assert.equal(traceOf(header), undefined);
});

test('pages are counted by kind, whatever their address', () => {
	const table = {
		'/': 'home',
		'/?utm=1': 'home',
		'/_root.data': 'home',
		'/category/3': 'list',
		'/newproducts?page=2': 'list',
		'/product/1/5': 'product',
		'/product/1/5.data': 'product',
		'/search?query=99361234567': 'search',
		'/cart.data': 'cart',
		'/anything/else': 'other',
		'/constructor': 'other',
	};
	for (const [url, kind] of Object.entries(table)) assert.equal(pageKind(url), kind, url);
});
