import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EVERYTHING } from './cache-tags.ts';
import { RecentChanges } from './recent-changes.ts';

test('R19 what changed since a moment is known by tag, at the same cost however much has changed', () => {
	const changes = new RecentChanges(3);
	const start = changes.count;
	changes.note('product:1');
	const later = changes.count;
	assert.deepEqual(
		[changes.hasChangedSince(start, ['product:1']), changes.hasChangedSince(start, ['product:2'])],
		[true, false],
	);
	assert.equal(changes.hasChangedSince(later, ['product:1']), false);
	for (const id of [2, 3, 4]) changes.note(`product:${id}`);
	assert.equal(changes.hasChangedSince(start, ['product:9']), true, 'the oldest is forgotten: it may be any');
	assert.equal(changes.hasChangedSince(later, ['product:9']), false);
	changes.note(EVERYTHING);
	assert.equal(changes.hasChangedSince(later, ['product:9']), true);
	assert.equal(changes.hasChangedSince(changes.count, ['product:9']), false);
});
