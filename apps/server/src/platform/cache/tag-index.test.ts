import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TagIndex } from './tag-index.ts';

test('R19 entries are found by what they show; without entries nothing is kept of a tag', () => {
	const index = new TagIndex<string>();
	index.add('home', ['products', 'banners']);
	index.add('list', ['products']);
	assert.deepEqual(
		[index.of('products'), index.of('banners'), index.of('pages')],
		[['home', 'list'], ['home'], []],
	);
	index.delete('home', ['products', 'banners']);
	index.delete('home', ['products']);
	assert.deepEqual([index.of('products'), index.size], [['list'], 1]);
	index.delete('list', ['products']);
	assert.equal(index.size, 0);
});
