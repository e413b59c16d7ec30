import { byId, idempotencyHeaders, noContent } from '@dukan/domain/base/fields.api.ts';
import {
	helpfulWire,
	ownReviewsQuery,
	ownReviewsWire,
	ownReviewWire,
	reviewAddBody,
	reviewBody,
	reviewListQuery,
	reviewListWire,
	reviewReportBody,
} from '@dukan/domain/goods/reviews/reviews.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { BEARER } from '../../../platform/http/call-security.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { CREATED_STATUS, createOnce } from '../../../platform/idempotency/create-once.ts';
import { callKey } from '../../../platform/idempotency/idempotency-key.ts';
import { enforceRateLimit } from '../../../platform/limits/enforce-rate-limit.ts';
import { consume } from '../../../platform/limits/limits.queries.ts';
import { signedIn, userOf } from '../../people/accounts/signed-in.ts';
import { publicGet } from '../../shop/reading/public-get.ts';
import { CHANGES_BY_USER, REPORTS_BY_USER, VOTES_BY_USER } from './review-limits.ts';
import { findVotedReview, reportReview, voteHelpful } from './reviews.queries.ts';
import { addReview, changeReview, ownReviews, requireOwnReview } from './write-review.ts';

const tags = ['reviews'];

/** CHOOSE-03: what everyone reads. */
export function reviewListRoutes(app: App, services: Services): void {
	publicGet(app, services, {
		url: '/api/review_list/:id',
		summary: 'Published reviews of a product, with their average',
		tag: 'reviews',
		params: byId,
		query: reviewListQuery,
		response: reviewListWire,
		read: (shop, { params, query }) => shop.reviews(params.id, query),
	});
}

/** CHOOSE-03: what signed-in people write. */
export function reviewRoutes(app: App, services: Services): void {
	const { db, clock } = services;
	const onRequest = signedIn(services);

	app.get(
		'/api/review_own',
		{
			onRequest,
			schema: {
				security: BEARER,
				summary: 'Own reviews, newest first, of one order or of all',
				tags,
				querystring: ownReviewsQuery,
				response: { 200: ownReviewsWire },
			},
		},
		async (request) => ({
			rows: await ownReviews(db, userOf(request).id, { orderId: request.query.order_id }),
		}),
	);

	app.post(
		'/api/review_add',
		{
			onRequest,
			schema: {
				security: BEARER,
				summary: 'Review a line of an own completed order, once',
				tags,
				headers: idempotencyHeaders,
				body: reviewAddBody,
				response: { 201: ownReviewWire, 200: ownReviewWire },
			},
		},
		async (request, reply) => {
			const user = userOf(request);
			const now = clock();
			const { result: id, outcome } = await createOnce(db, callKey(request, `user ${user.id}`, now), {
				prepare: async () => enforceRateLimit(await consume(db, CHANGES_BY_USER, String(user.id), now)),
				create: (trx) => addReview(trx, user, request.body, now),
			});
			return reply.code(CREATED_STATUS[outcome]).send(await requireOwnReview(db, user.id, id));
		},
	);

	app.post(
		'/api/review_update/:id',
		{
			onRequest,
			schema: {
				security: BEARER,
				summary: 'Change an own review, for some days; it waits for a moderator again',
				tags,
				params: byId,
				body: reviewBody,
				response: { 200: ownReviewWire },
			},
		},
		async (request) => {
			const { id } = userOf(request);
			enforceRateLimit(await consume(db, CHANGES_BY_USER, String(id), clock()));
			return changeReview(services, id, request.params.id, request.body);
		},
	);

	app.post(
		'/api/review_helpful/:id',
		{
			onRequest,
			schema: {
				security: BEARER,
				summary: 'This review of somebody else helped; counted once for each person',
				tags,
				params: byId,
				response: { 200: helpfulWire },
			},
		},
		async (request) => {
			const { id: userId } = userOf(request);
			const { id: reviewId } = request.params;
			enforceRateLimit(await consume(db, VOTES_BY_USER, String(userId), clock()));
			const review = await findVotedReview(db, reviewId);
			if (!review) throw new Problem('not_found');
			if (review.user_id === userId) throw new Problem('own_review');
			return { helpful: await voteHelpful(db, reviewId, userId) };
		},
	);

	app.post(
		'/api/review_report/:id',
		{
			onRequest,
			schema: {
				security: BEARER,
				summary: 'A moderator should look at this review; once for each person',
				tags,
				params: byId,
				body: reviewReportBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			const { id: userId } = userOf(request);
			const { id: reviewId } = request.params;
			enforceRateLimit(await consume(db, REPORTS_BY_USER, String(userId), clock()));
			if (!(await findVotedReview(db, reviewId))) throw new Problem('not_found');
			await reportReview(db, { reviewId, userId, reason: request.body.reason, now: clock() });
			return reply.code(204).send();
		},
	);
}
