import type { ReviewChoice } from '@dukan/domain/goods/reviews/review-rules.ts';

/** The anchor of the reviews on a product's page. */
export const REVIEWS_ID = 'reviews';

/** Returns the address of the same product with other reviews. Default choices are left out. */
export function reviewsAddress(address: string, { sort, stars, page }: ReviewChoice): string {
	const query = new URLSearchParams();
	if (sort !== 'helpful') query.set('review_sort', sort);
	if (stars !== undefined) query.set('stars', String(stars));
	if (page > 1) query.set('reviews', String(page));
	return `${address}${query.size > 0 ? `?${query}` : ''}#${REVIEWS_ID}`;
}
