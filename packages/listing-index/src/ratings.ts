import { averageStars } from '@dukan/domain/goods/reviews/review-rules.ts';
import type { ListingIndex } from './listing-index.ts';

type Rating = { average: number; reviewCount: number };

/** CHOOSE-03: returns the rating of a product and its variants together; undefined without reviews. */
export function findRating(index: ListingIndex, productId: number): Rating | undefined {
	const row = index.rowOf(productId);
	const reviewCount = row === undefined ? 0 : (index.reviewCounts[row] ?? 0);
	const average = averageStars(index.starSums[row ?? 0] ?? 0, reviewCount);
	return average === undefined ? undefined : { average, reviewCount };
}
