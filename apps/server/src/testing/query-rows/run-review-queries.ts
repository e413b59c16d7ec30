import {
	countByStars,
	findBoughtLine,
	findVotedReview,
	insertReview,
	listOwnReviews,
	listReviews,
	lockOwnReview,
	reportReview,
	updateReview,
	voteHelpful,
} from '../../features/reviews/reviews.queries.ts';
import {
	answerReview,
	decideReview,
	listStaffReviews,
} from '../../features/reviews/staff-reviews.queries.ts';
import { completeOrder } from '../complete-order.ts';
import { signUpShopper } from '../shopper.ts';
import type { TestShop } from '../test-shop.ts';

/** What a buyer writes, others say about it, and a moderator decides. */
export async function runReviewQueries(shop: TestShop): Promise<void> {
	const { db, clock } = shop;
	const { id: userId, ...buyer } = await signUpShopper(shop);
	const line = { userId, orderId: await completeOrder(shop, { id: userId, ...buyer }, [1]), productId: 1 };
	await findBoughtLine(db, line);
	const now = clock();
	const reviewId = (await insertReview(db, { ...line, author: 'Aýna', stars: 5, text: 'Good', now })) ?? 0;
	await lockOwnReview(db, userId, reviewId);
	await updateReview(db, reviewId, { stars: 4, text: 'Better' }, now);
	await listOwnReviews(db, userId, {});
	await decideReview(db, reviewId, { state: 'published', editedAt: now });
	await answerReview(db, reviewId, 'Thank you');
	await findVotedReview(db, reviewId);
	await voteHelpful(db, reviewId, userId);
	await reportReview(db, { reviewId, userId, reason: 'other', now });
	await listReviews(db, [1], { sort: 'helpful', limit: 10, offset: 0 });
	await countByStars(db, [1]);
	await listStaffReviews(db, { state: 'reported', limit: 10, offset: 0 });
}
