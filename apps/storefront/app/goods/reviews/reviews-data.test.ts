import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readReviewChoice } from '@dukan/domain/goods/reviews/review-rules.ts';
import { reviewsAddress } from './reviews-address.ts';
import { reviewsData } from './reviews-data.ts';

const PAGE = { address: '/product/1/2', language: 'ru' } as const;
const REVIEW = {
	id: 1,
	stars: 4,
	text: '',
	author: 'Aýna',
	created_at: '2026-11-01T09:00:00.000Z',
	helpful: 2,
	pictures: ['7-1-0123456789abcdef.webp'],
};
const RATING = { count: 11, average: 4.1, score: 4, by_stars: [0, 0, 1, 8, 2], demo: 0 };

test('CHOOSE-03 every choice of reviews has an address, and the address says the choice', () => {
	for (const choice of [
		{ sort: 'helpful', stars: undefined, page: 1 },
		{ sort: 'lowest', stars: 2, page: 3 },
	] as const) {
		const { search } = new URL(reviewsAddress(PAGE.address, choice), 'http://shop');
		assert.deepEqual(readReviewChoice(new URLSearchParams(search)), choice);
	}
	assert.equal(
		reviewsAddress('/product/1/2', readReviewChoice(new URLSearchParams())),
		'/product/1/2#reviews',
	);
});

test('CHOOSE-03 a demo review is marked as one, and keeps the rating from search engines', () => {
	const choice = readReviewChoice(new URLSearchParams());
	const rows = [
		{ ...REVIEW, answer: '', demo: true },
		{ ...REVIEW, answer: '', demo: false },
	];
	const data = reviewsData({ rows, count: 11, rating: { ...RATING, demo: 1 } }, choice, PAGE);
	assert.deepEqual(
		data.rows.map(({ mark }) => mark),
		['Пример отзыва', 'Куплено у нас'],
	);
	assert.ok(data.rating);
	assert.deepEqual([data.rating.isReal, data.rating.text, data.pages.length], [false, '4,1', 2]);
	assert.equal(
		reviewsData({ rows: [], count: 0, rating: { ...RATING, count: 0, average: null } }, choice, PAGE).rating,
		undefined,
	);
});

test('CHOOSE-03 pictures have two sizes, and a text that says whose they are', () => {
	const choice = readReviewChoice(new URLSearchParams());
	const { rows } = reviewsData(
		{ rows: [{ ...REVIEW, answer: '', demo: false }], count: 1, rating: RATING },
		choice,
		PAGE,
	);
	assert.deepEqual(rows[0]?.pictures, [
		{
			large: '/images/reviews/7-1-0123456789abcdef.webp',
			small: '/images/reviews/7-1-0123456789abcdef.webp?w=240',
			alt: `Фото 1, ${REVIEW.author}`,
		},
	]);
});
