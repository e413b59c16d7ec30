import { staffQuestionsCalls } from '@dukan/domain/goods/questions/staff-questions.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffChanges } from '../../staff/audit/staff-changes.ts';
import { answerAsShop, decidePost, listStaffQuestions } from './staff-questions.queries.ts';

/**
 * CHOOSE-04: the moderation queue of questions and answers. It needs the same right as the queue of reviews.
 */
export function staffQuestionRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	const change = staffChanges(staff, staffQuestionsCalls, { db, clock });
	handle(staff, staffQuestionsCalls, 'GET /api/staff/questions', async (request) =>
		listStaffQuestions(db, request.query),
	);

	change('POST /api/staff/question_decide/:id', (trx, { params, body }) =>
		decidePost(trx, params.id, body.state),
	);

	change('POST /api/staff/question_answer/:id', (trx, { params, body }, { now }) =>
		answerAsShop(trx, params.id, body.text.trim(), now),
	);
}
