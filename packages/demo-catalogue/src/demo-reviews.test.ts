import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoReviews } from './demo-reviews.ts';

test('CHOOSE-03 demo reviews are the same at every call and have all kinds of stars', () => {
	const ids = Array.from({ length: 600 }, (_, index) => index + 1);
	const reviews = demoReviews(ids);
	assert.deepEqual(reviews, demoReviews(ids));
	assert.deepEqual(new Set(reviews.map(({ stars }) => stars)), new Set([2, 3, 4, 5]));
	assert.equal(reviews.filter(({ productId }) => productId === 1).length, 12);
	assert.ok(
		reviews.every(
			({ productId, helpful, daysAgo }) => ids.includes(productId) && helpful >= 0 && daysAgo > 0,
		),
	);
	assert.equal(reviews.filter(({ state }) => state === 'waiting').length, 2, 'for the moderator');
});
