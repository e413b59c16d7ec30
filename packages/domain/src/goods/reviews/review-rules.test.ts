import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ORDER_STATUSES } from '../../base/orders/order-status.ts';
import {
	averageStars,
	EDITABLE_DAYS,
	isEditable,
	MAX_STARS,
	MIN_STARS,
	ratingScore,
	readReviewChoice,
	reviewAuthor,
	reviewRefusal,
} from './review-rules.ts';

describe('CHOOSE-03 who may review', () => {
	test('CHOOSE-03 only the buyer of a completed line, and once', () => {
		assert.equal(reviewRefusal(undefined, false), 'not_bought', 'not an own line');
		for (const orderStatus of ORDER_STATUSES)
			assert.equal(
				reviewRefusal({ orderStatus }, false),
				orderStatus === 'completed' ? undefined : 'not_bought',
				orderStatus,
			);
		assert.equal(reviewRefusal({ orderStatus: 'completed' }, true), 'already_reviewed');
		assert.equal(reviewRefusal({ orderStatus: 'cancelled' }, true), 'not_bought');
	});

	test('CHOOSE-03 a review may be changed to the last moment of its thirty days', () => {
		const written = new Date('2026-11-01T09:00:00Z');
		const after = (ms: number) => new Date(written.getTime() + EDITABLE_DAYS * 86_400_000 + ms);
		assert.equal(isEditable(written, written), true);
		assert.equal(isEditable(written, after(0)), true);
		assert.equal(isEditable(written, after(1)), false);
	});

	test('CHOOSE-03 only the first name stands under a review', () => {
		for (const [name, author] of [
			['Aýna Meredowa', 'Aýna'],
			['  Maral\t Orazowa ', 'Maral'],
			['', ''],
			['x'.repeat(100), 'x'.repeat(40)],
		] as const)
			assert.equal(reviewAuthor(name), author);
	});
});

describe('CHOOSE-03 averages', () => {
	test('CHOOSE-03 one review of five stars does not lead ten of four and a half', () => {
		assert.ok(ratingScore(5, 1) < ratingScore(45, 10));
		assert.equal(ratingScore(0, 0), 3.5);
	});

	test('CHOOSE-03 for all counts: the score lies between prior and average, and a better review never lowers it', () => {
		for (let count = 1; count <= 40; count += 1)
			for (let sum = count * MIN_STARS; sum <= count * MAX_STARS; sum += 1) {
				const average = sum / count;
				const score = ratingScore(sum, count);
				assert.ok(score >= Math.min(3.5, average) - 1e-9 && score <= Math.max(3.5, average) + 1e-9);
				assert.ok(ratingScore(sum + MAX_STARS, count + 1) > score);
				assert.ok(ratingScore(sum + MIN_STARS, count + 1) < score);
			}
	});

	test('CHOOSE-03 the shown average is to a tenth, and none without reviews', () => {
		assert.equal(averageStars(0, 0), undefined);
		assert.equal(averageStars(14, 3), 4.7);
		assert.equal(averageStars(9, 2), 4.5);
	});
});

test('CHOOSE-03 what the address asks for, and what means nothing', () => {
	const choice = (query: string) => readReviewChoice(new URLSearchParams(query));
	assert.deepEqual(choice(''), { sort: 'helpful', stars: undefined, page: 1 });
	assert.deepEqual(choice('review_sort=lowest&stars=5&reviews=3'), { sort: 'lowest', stars: 5, page: 3 });
	assert.equal(choice('reviews=9999').page, 9999);
	for (const nothing of [
		'stars=6',
		'stars=55',
		'stars=5x',
		'reviews=0',
		'reviews=-3',
		'reviews=10000',
		'reviews=3x',
	])
		assert.deepEqual(
			choice(`review_sort=x&${nothing}`),
			{ sort: 'helpful', stars: undefined, page: 1 },
			nothing,
		);
});
