import { byId, noContent } from '@dukan/domain/base/fields.api.ts';
import { questionAnswerBody } from '@dukan/domain/goods/questions/questions.api.ts';
import {
	questionDecideBody,
	staffQuestionsQuery,
	staffQuestionsWire,
} from '@dukan/domain/goods/questions/staff-questions.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { answerAsShop, decidePost, listStaffQuestions } from './staff-questions.queries.ts';

const tags = ['staff questions'];
const right = { staff: 'moderateReviews' } as const;

/** CHOOSE-04: the moderation queue of questions and answers, with the right of that of reviews. */
export function staffQuestionRoutes(staff: App, { db, clock }: Services): void {
	staff.get(
		'/questions',
		{
			config: right,
			schema: {
				summary: 'Questions and answers by state; those that wait come oldest first',
				tags,
				querystring: staffQuestionsQuery,
				response: { 200: staffQuestionsWire },
			},
		},
		async (request) => listStaffQuestions(db, request.query),
	);

	staff.post(
		'/question_decide/:id',
		{
			config: right,
			schema: {
				summary: 'Publish or reject a question or an answer',
				tags,
				params: byId,
				body: questionDecideBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			await asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
				decidePost(trx, request.params.id, request.body.state),
			);
			return reply.code(204).send();
		},
	);

	staff.post(
		'/question_answer/:id',
		{
			config: right,
			schema: {
				summary: 'Answer a question as the shop; both are published',
				tags,
				params: byId,
				body: questionAnswerBody,
				response: { 204: noContent },
			},
		},
		async (request, reply) => {
			const now = clock();
			await asStaff(db, { member: staffOf(request), now }, (trx) =>
				answerAsShop(trx, request.params.id, request.body.text.trim(), now),
			);
			return reply.code(204).send();
		},
	);
}
