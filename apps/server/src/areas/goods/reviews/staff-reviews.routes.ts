import { staffReviewsCalls } from '@dukan/domain/goods/reviews/staff-reviews.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { staffChanges } from '../../staff/audit/staff-changes.ts';
import { findReviewPicture } from './review-pictures.queries.ts';
import { answerReview, decideReview, listStaffReviews } from './staff-reviews.queries.ts';

export function staffReviewRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	const change = staffChanges(staff, staffReviewsCalls, { db, clock });
	handle(staff, staffReviewsCalls, 'GET /api/staff/reviews', async (request) =>
		listStaffReviews(db, request.query),
	);

	handle(staff, staffReviewsCalls, 'GET /api/staff/review_picture/:id/:position', async (request, reply) => {
		const content = await findReviewPicture(db, request.params);
		if (!content) throw new Problem('not_found');
		return reply.type('image/webp').send(content);
	});

	handle(staff, staffReviewsCalls, 'POST /api/staff/review_decide/:id', async (request) => {
		const { state, editedAt } = request.body;
		await asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
			decideReview(trx, request.params.id, { state, editedAt: new Date(editedAt) }),
		);
	});

	change('POST /api/staff/review_answer/:id', (trx, { params, body }) =>
		answerReview(trx, params.id, body.answer.trim()),
	);
}
