import { byId, noContent } from '@dukan/domain/base/fields.api.ts';
import {
	reviewAnswerBody,
	reviewDecideBody,
	reviewPictureParams,
	staffReviewsQuery,
	staffReviewsWire,
} from '@dukan/domain/goods/reviews/staff-reviews.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { findReviewPicture } from './review-pictures.queries.ts';
import { answerReview, decideReview, listStaffReviews } from './staff-reviews.queries.ts';

const tags = ['staff reviews'];
const right = { staff: 'moderateReviews' } as const;

/** CHOOSE-03: the moderation queue. */
export function staffReviewRoutes(staff: App, { db, clock }: Services): void {
	staff.get(
		'/reviews',
		{
			config: right,
			schema: {
				summary: 'Reviews by state; those that wait come oldest first',
				tags,
				querystring: staffReviewsQuery,
				response: { 200: staffReviewsWire },
			},
		},
		async (request) => listStaffReviews(db, request.query),
	);

	staff.get(
		'/review_picture/:id/:position',
		{
			config: right,
			schema: { summary: 'A picture of a review, as WebP', tags, params: reviewPictureParams },
		},
		async (request, reply) => {
			const content = await findReviewPicture(db, request.params);
			if (!content) throw new Problem('not_found');
			return reply.type('image/webp').send(content);
		},
	);

	staff.post(
		'/review_decide/:id',
		{
			config: right,
			schema: {
				summary: 'Publish or reject the version of a review that was read',
				tags,
				params: byId,
				body: reviewDecideBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			const { state, editedAt } = request.body;
			await asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
				decideReview(trx, request.params.id, { state, editedAt: new Date(editedAt) }),
			);
			return reply.code(204).send();
		},
	);

	staff.post(
		'/review_answer/:id',
		{
			config: right,
			schema: {
				summary: "The shop's answer under a review; empty takes it back",
				tags,
				params: byId,
				body: reviewAnswerBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			await asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
				answerReview(trx, request.params.id, request.body.answer.trim()),
			);
			return reply.code(204).send();
		},
	);
}
