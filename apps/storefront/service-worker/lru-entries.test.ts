import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cachedPages, type Entry, MAX_BYTES, toMakeRoom, totalBytes } from './lru-entries.ts';

const entry = (bytes: number, usedAtMs: number, title?: string): Entry => ({
	bytes,
	usedAtMs,
	savedAtMs: 0,
	...(title !== undefined && { title }),
});

test('what was of no use for longest goes first, and no more than needed', () => {
	const entries = new Map([
		['new', entry(40, 3)],
		['old', entry(40, 1)],
		['middle', entry(20, 2)],
	]);
	assert.equal(totalBytes(entries), 100);
	assert.deepEqual(toMakeRoom(entries, 0, 100), []);
	assert.deepEqual(toMakeRoom(entries, 1, 100), ['old']);
	assert.deepEqual(toMakeRoom(entries, 40, 100), ['old']);
	assert.deepEqual(toMakeRoom(entries, 41, 100), ['old', 'middle']);
	assert.deepEqual(toMakeRoom(entries, 1000, 100), ['old', 'middle', 'new']);
	assert.deepEqual(toMakeRoom(entries, -40, 60), []);
});

test('ten thousand things of every size never exceed the limit', () => {
	const entries = new Map<string, Entry>();
	for (let at = 0; at < 10_000; at += 1) {
		const bytes = 1 + ((at * 7919) % 500_000);
		for (const url of toMakeRoom(entries, bytes)) entries.delete(url);
		entries.set(String(at), entry(bytes, at));
		assert.ok(totalBytes(entries) <= MAX_BYTES);
	}
	assert.ok(totalBytes(entries) > MAX_BYTES - 500_000, 'and the room is used');
	assert.ok(entries.has('9999'));
});

test('pages are listed by their titles, last used first; data and files are not pages', () => {
	const entries = new Map([
		['/a', entry(1, 1, 'First')],
		['/x.js', entry(1, 9)],
		['/b', entry(1, 2, 'Second')],
	]);
	assert.deepEqual(cachedPages(entries, 5), [
		{ url: '/b', title: 'Second' },
		{ url: '/a', title: 'First' },
	]);
	assert.equal(cachedPages(entries, 1).length, 1);
});
