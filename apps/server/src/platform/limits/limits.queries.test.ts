import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { openTestShop } from '../../testing/test-shop.ts';
import { later, MINUTE_MS, SECOND_MS } from '../clock.ts';
import { deleteExpiredRows } from '../jobs/delete-expired.ts';
import {
	consume,
	consumeUpTo,
	consumeWithBackoff,
	countInWindow,
	LIMITS_EXPIRE,
	refund,
	resetLimit,
} from './limits.queries.ts';

const NOW = new Date('2026-11-15T07:00:00Z');

describe('limits', async () => {
	const { db } = await openTestShop({ after });
	const at = (ms: number) => later(NOW, ms);

	test('a window allows its maximum, also to concurrent requests, and opens again when it is over', async () => {
		const limit = { kind: 'window', max: 5, windowMs: MINUTE_MS };
		const results = await Promise.all(Array.from({ length: 30 }, () => consume(db, limit, 'a', NOW)));
		assert.equal(results.filter(({ allowed }) => allowed).length, 5);
		assert.deepEqual(await consume(db, limit, 'a', at(20 * SECOND_MS)), { allowed: false, retryAfterS: 40 });
		assert.deepEqual(await consume(db, limit, 'b', NOW), { allowed: true });
		assert.deepEqual(await consume(db, limit, 'a', at(MINUTE_MS)), { allowed: true });
		assert.deepEqual(await consume(db, { ...limit, max: 0 }, 'c', NOW), { allowed: false, retryAfterS: 60 });
	});

	test('of several at once a window grants what it has room for, also to concurrent requests', async () => {
		const limit = { kind: 'several', max: 10, windowMs: MINUTE_MS };
		const take = (wanted: number, now = NOW) =>
			db.transaction().execute((trx) => consumeUpTo(trx, limit, { key: 'a', wanted, now }));
		const granted = await Promise.all(Array.from({ length: 4 }, () => take(3)));
		assert.deepEqual(granted.toSorted(), [1, 3, 3, 3]);
		assert.equal(await take(1), 0);
		assert.equal(await take(20, at(MINUTE_MS)), 10);
	});

	test('an attempt can be undone: one of a window is refunded, a backoff is reset', async () => {
		const limit = { kind: 'back', max: 2, windowMs: MINUTE_MS };
		const pauses = {
			kind: 'over',
			free: 2,
			firstPauseMs: SECOND_MS,
			maxPauseMs: SECOND_MS,
			forgetMs: MINUTE_MS,
		};
		const take = async () => (await consume(db, limit, 'a', NOW)).allowed;
		const tryWithBackoff = async () => (await consumeWithBackoff(db, pauses, 'b', NOW)).allowed;
		assert.deepEqual([await take(), await take(), await take()], [true, true, false]);
		assert.deepEqual(
			[await tryWithBackoff(), await tryWithBackoff(), await tryWithBackoff()],
			[true, true, false],
		);
		await refund(db, { refund: { kind: 'back', key: 'a' }, reset: { kind: 'over', key: 'b' } });
		assert.deepEqual([await take(), await take()], [true, false]);
		assert.deepEqual(
			[await tryWithBackoff(), await tryWithBackoff(), await tryWithBackoff()],
			[true, true, false],
		);
	});

	test('pauses double from the first to the longest, and a refused attempt makes none longer', async () => {
		const limit = {
			kind: 'pause',
			free: 3,
			firstPauseMs: SECOND_MS,
			maxPauseMs: 8 * SECOND_MS,
			forgetMs: MINUTE_MS,
		};
		const take = (ms: number) => consumeWithBackoff(db, limit, 'a', at(ms));
		const results = await Promise.all(Array.from({ length: 20 }, () => take(0)));
		assert.equal(results.filter(({ allowed }) => allowed).length, 3);
		let ms = 0;
		for (const pauseS of [1, 2, 4, 8, 8, 8]) {
			assert.deepEqual(await take(ms), { allowed: false, retryAfterS: pauseS });
			ms += pauseS * SECOND_MS;
			assert.deepEqual(await take(ms), { allowed: true });
		}
		assert.equal((await take(ms)).allowed, false);
		assert.equal((await take(ms + MINUTE_MS)).allowed, true, 'forgotten');
		assert.equal((await take(ms + MINUTE_MS)).allowed, true, 'and counted from the beginning');
		await resetLimit(db, 'pause', 'a');
		for (let index = 0; index < 3; index += 1) assert.equal((await take(ms)).allowed, true);
	});

	test('expired limits are deleted', async () => {
		assert.equal(await countInWindow(db, { kind: 'count', windowMs: MINUTE_MS }, 'all', NOW), 1);
		assert.equal(await countInWindow(db, { kind: 'count', windowMs: MINUTE_MS }, 'all', NOW), 2);
		assert.equal(await countInWindow(db, { kind: 'count', windowMs: MINUTE_MS }, 'all', at(MINUTE_MS)), 1);
		await deleteExpiredRows(db, at(10 * MINUTE_MS), [LIMITS_EXPIRE]);
		assert.deepEqual(await db.selectFrom('limits').selectAll().execute(), []);
	});
});
