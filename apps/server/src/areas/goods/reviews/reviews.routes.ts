import { reviewsCalls } from '@dukan/domain/goods/reviews/reviews.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { CREATED_STATUS, createOnce } from '../../../platform/idempotency/create-once.ts';
import { callKey } from '../../../platform/idempotency/idempotency-key.ts';
import { enforceRateLimit } from '../../../platform/limits/enforce-rate-limit.ts';
import { consume } from '../../../platform/limits/limits.queries.ts';
import type { Needs } from '../../../platform/needs.ts';
import { userOf } from '../../people/accounts/signed-in.ts';
import type { PublicServices } from '../../shop/reading/public-get.ts';
import { publicGet } from '../../shop/reading/public-get.ts';
import { CHANGES_BY_USER, REPORTS_BY_USER, VOTES_BY_USER } from './review-limits.ts';
import { findVotedReview, reportReview, voteHelpful } from './reviews.queries.ts';
import { addReview, changeReview, ownReviews, requireOwnReview } from './write-review.ts';

/** CHOOSE-03: the reviews that everyone reads. */
export function reviewListRoutes(app: App, services: PublicServices): void {
	publicGet(app, services, reviewsCalls, 'GET /api/review_list/:id', {
		read: (shop, { params, query }) => shop.reviews(params.id, query),
	});
}

/** CHOOSE-03: reviews that signed-in people write. */
export function reviewRoutes(app: App, services: Needs<'db' | 'clock'>): void {
	const { db, clock } = services;

	handle(app, reviewsCalls, 'GET /api/review_own', async (request) => ({
		rows: await ownReviews(db, userOf(request).id, { orderId: request.query.order_id }),
	}));

	handle(app, reviewsCalls, 'POST /api/review_add', async (request, reply) => {
		const user = userOf(request);
		const now = clock();
		const { result: id, outcome } = await createOnce(db, callKey(request, `user ${user.id}`, now), {
			prepare: async () => enforceRateLimit(await consume(db, CHANGES_BY_USER, String(user.id), now)),
			create: (trx) => addReview(trx, user, request.body, now),
		});
		return reply.code(CREATED_STATUS[outcome]).send(await requireOwnReview(db, user.id, id));
	});

	handle(app, reviewsCalls, 'POST /api/review_update/:id', async (request) => {
		const { id } = userOf(request);
		enforceRateLimit(await consume(db, CHANGES_BY_USER, String(id), clock()));
		return changeReview(services, id, request.params.id, request.body);
	});

	handle(app, reviewsCalls, 'POST /api/review_helpful/:id', async (request) => {
		const { id: userId } = userOf(request);
		const { id: reviewId } = request.params;
		enforceRateLimit(await consume(db, VOTES_BY_USER, String(userId), clock()));
		const review = await findVotedReview(db, reviewId);
		if (!review) throw new Problem('not_found');
		if (review.user_id === userId) throw new Problem('own_review');
		return { helpful: await voteHelpful(db, reviewId, userId) };
	});

	handle(app, reviewsCalls, 'POST /api/review_report/:id', async (request) => {
		const { id: userId } = userOf(request);
		const { id: reviewId } = request.params;
		enforceRateLimit(await consume(db, REPORTS_BY_USER, String(userId), clock()));
		if (!(await findVotedReview(db, reviewId))) throw new Problem('not_found');
		await reportReview(db, { reviewId, userId, reason: request.body.reason, now: clock() });
	});
}
