import { listDueInvitations, markInvited } from '../../areas/goods/reviews/review-invitations.queries.ts';
import {
	deleteReviewPictures,
	findPublicPicture,
	findReviewPicture,
	insertReviewPicture,
	lockReviewWithPictures,
} from '../../areas/goods/reviews/review-pictures.queries.ts';
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
} from '../../areas/goods/reviews/reviews.queries.ts';
import {
	answerReview,
	decideReview,
	listStaffReviews,
} from '../../areas/goods/reviews/staff-reviews.queries.ts';
import { updateUser } from '../../areas/people/accounts/users.queries.ts';
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
	await updateUser(db, userId, { phone_confirmed_at: now });
	await listDueInvitations(db, { days: 0, people: 10, now });
	await markInvited(db, [line.orderId], now);
	const reviewId = (await insertReview(db, { ...line, author: 'Aýna', stars: 5, text: 'Good', now })) ?? 0;
	await lockOwnReview(db, userId, reviewId);
	await updateReview(db, reviewId, { stars: 4, text: 'Better' }, now);
	await lockReviewWithPictures(db, userId, reviewId);
	const content = Buffer.from('picture');
	const picture = { reviewId, position: 1, mark: '0123456789abcdef', content, small: content };
	await insertReviewPicture(db, picture, now);
	await findReviewPicture(db, { id: reviewId, position: 1 });
	await listOwnReviews(db, userId, {});
	await decideReview(db, reviewId, { state: 'published', editedAt: now });
	await findPublicPicture(db, picture, 'small');
	await answerReview(db, reviewId, 'Thank you');
	await findVotedReview(db, reviewId);
	await voteHelpful(db, reviewId, userId);
	await reportReview(db, { reviewId, userId, reason: 'other', now });
	await listReviews(db, [1], { sort: 'helpful', limit: 10, offset: 0 });
	await countByStars(db, [1]);
	await deleteReviewPictures(db, reviewId, now);
	await listStaffReviews(db, { state: 'reported', limit: 10, offset: 0 });
}
