import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ReadMemory } from './read-memory.ts';

const open = (now = () => 0) => new ReadMemory({ freshMs: 1000, now });

test('something is read once for all who ask, and again after it has changed', async () => {
	const memory = open();
	let reads = 0;
	const read = () => memory.read('menu', ['categories', 'subcategories'], async () => ++reads);
	assert.deepEqual(await Promise.all([read(), read()]), [1, 1]);
	memory.drop('products');
	assert.equal(await read(), 1);
	memory.drop('subcategories');
	assert.equal(await read(), 2);
	memory.clear();
	assert.equal(await read(), 3);
});

test('what changed while it was being read is read again', async () => {
	const memory = open();
	const { promise, resolve } = Promise.withResolvers<string>();
	const first = memory.read('menu', ['categories'], () => promise);
	memory.drop('categories');
	resolve('old');
	assert.equal(await first, 'old');
	assert.equal(await memory.read('menu', ['categories'], async () => 'new'), 'new');
});

test('a read that failed is tried again', async () => {
	const memory = open();
	await assert.rejects(memory.read('menu', [], () => Promise.reject(new Error('away'))));
	assert.equal(await memory.read('menu', [], async () => 'there'), 'there');
});

test('what no notice announces is at most so old', async () => {
	let now = 0;
	const memory = open(() => now);
	await memory.read('menu', [], async () => 'old');
	now = 1000;
	assert.equal(await memory.read('menu', [], async () => 'new'), 'new');
});
