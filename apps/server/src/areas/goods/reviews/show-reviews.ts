import type { ReviewRequest } from '@dukan/domain/goods/reviews/review-rules.ts';
import { averageStars, MAX_STARS, ratingScore } from '@dukan/domain/goods/reviews/review-rules.ts';
import type { RatingWire, ReviewListWire } from '@dukan/domain/goods/reviews/reviews.api.ts';
import type { Database } from '../../../platform/database/database.ts';
import { countByStars, listReviews } from './reviews.queries.ts';

/** CHOOSE-03, CHOOSE-01: returns a page of the reviews of a product and its variants, with their totals. */
export async function showReviews(
	db: Database,
	productIds: readonly number[],
	page: ReviewRequest,
): Promise<ReviewListWire> {
	const counts = await countByStars(db, productIds);
	const rating = ratingOf(counts);
	const count = page.stars === undefined ? rating.count : (rating.by_stars[page.stars - 1] ?? 0);
	return { rows: count > page.offset ? await listReviews(db, productIds, page) : [], count, rating };
}

function ratingOf(counts: readonly { stars: number; count: number; demo: number }[]): RatingWire {
	const byStars = Array.from({ length: MAX_STARS }, (_, index) => {
		return counts.find(({ stars }) => stars === index + 1)?.count ?? 0;
	});
	const count = byStars.reduce((sum, one) => sum + one, 0);
	const starsSum = byStars.reduce((sum, one, index) => sum + one * (index + 1), 0);
	return {
		count,
		average: averageStars(starsSum, count) ?? null,
		score: ratingScore(starsSum, count),
		by_stars: byStars,
		demo: counts.reduce((sum, { demo }) => sum + demo, 0),
	};
}
