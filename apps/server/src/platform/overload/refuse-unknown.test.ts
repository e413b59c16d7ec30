import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { AnswerCache } from '../cache/answer-cache.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import { WorkGate } from './work-gate.ts';

test('R10 where there is no room, only what was asked before is looked at: it may have an older answer', async () => {
	const cache = new AnswerCache({ maxBytes: 1000 });
	let refused = 0;
	const gate = new WorkGate({ atOnce: 1, maxWaitMs: 0, onRefused: () => (refused += 1) });
	const app = Fastify();
	let lookedAt = 0;
	app.get('/list', { onRequest: refuseUnknown(cache, gate) }, async () => (lookedAt += 1));
	const ask = async (url: string) => (await app.inject({ url, headers: { cookie: 'lang=tm' } })).statusCode;

	assert.equal(await ask('/list?page=1'), 200, 'there is room');
	cache.noteAddress('tm /list?page=2', { key: 'list 2', route: '/list' });
	const ends = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	const work = ends.map(({ promise }) => gate.run(() => promise));
	assert.equal(await ask('/list?page=1'), 500, 'one works, one waits; nobody handles problems here');
	assert.equal(await ask('/list?page=2'), 200);
	assert.deepEqual([lookedAt, refused], [2, 1]);

	for (const { resolve } of ends) resolve();
	await Promise.all(work);
	assert.equal(await ask('/list?page=1'), 200, 'and then there is room again');
	await app.close();
});
