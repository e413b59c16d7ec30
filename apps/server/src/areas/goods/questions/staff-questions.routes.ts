import { staffQuestionsCalls } from '@dukan/domain/goods/questions/staff-questions.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { answerAsShop, decidePost, listStaffQuestions } from './staff-questions.queries.ts';

/** CHOOSE-04: the moderation queue of questions and answers, with the same right as that of reviews. */
export function staffQuestionRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	handle(staff, staffQuestionsCalls, 'GET /api/staff/questions', async (request) =>
		listStaffQuestions(db, request.query),
	);

	handle(staff, staffQuestionsCalls, 'POST /api/staff/question_decide/:id', async (request, reply) => {
		await asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
			decidePost(trx, request.params.id, request.body.state),
		);
		return reply.code(204).send();
	});

	handle(staff, staffQuestionsCalls, 'POST /api/staff/question_answer/:id', async (request, reply) => {
		const now = clock();
		await asStaff(db, { member: staffOf(request), now }, (trx) =>
			answerAsShop(trx, request.params.id, request.body.text.trim(), now),
		);
		return reply.code(204).send();
	});
}
