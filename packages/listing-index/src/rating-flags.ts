import type { MinRating } from '@dukan/domain/goods/lists/list-filters.ts';
import { averageStars } from '@dukan/domain/goods/reviews/review-rules.ts';
import { RATED_FROM_3, RATED_FROM_4 } from './columns.ts';

/** CHOOSE-03: what a row's `flags` have if it is rated so. */
export const RATING_FLAGS: Readonly<Record<MinRating, number>> = { 3: RATED_FROM_3, 4: RATED_FROM_4 };

/** By the average as it is shown: a card that says 4.0 is among what is rated from 4. */
export function ratingFlags(starsSum: number, reviewCount: number): number {
	const average = averageStars(starsSum, reviewCount) ?? 0;
	return (average >= 3 ? RATED_FROM_3 : 0) | (average >= 4 ? RATED_FROM_4 : 0);
}
