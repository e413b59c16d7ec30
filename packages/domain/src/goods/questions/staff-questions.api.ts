import { type Static, Type } from 'typebox';
import { byId, nameFields, oneOf, orNull, page, pageFields } from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { REPORT_REASONS, REVIEW_STATES } from '../reviews/review-rules.ts';
import { questionAnswerBody } from './questions.api.ts';

/** CHOOSE-04: questions and answers in the moderation queue. */
export const staffQuestionsQuery = Type.Object({
	state: Type.Optional(oneOf([...REVIEW_STATES, 'reported'])),
	...pageFields,
});
export type StaffQuestionsQuery = Static<typeof staffQuestionsQuery>;

export const staffQuestionWire = Type.Object({
	id: Type.Integer(),
	state: oneOf(REVIEW_STATES),
	origin: oneOf(['person', 'shop', 'demo']),
	product: Type.Object({ id: Type.Integer(), categoryId: Type.Integer(), ...nameFields }),
	author: Type.String(),
	text: Type.String(),
	createdAt: Type.String(),
	/** The question to which an answer belongs; null for a question. */
	question: orNull(Type.String()),
	/** The number of published answers to a question. */
	answers: Type.Integer(),
	/** The reasons of reports. Each person counts once. */
	reports: Type.Array(Type.Object({ reason: oneOf(REPORT_REASONS), count: Type.Integer() })),
});
export type StaffQuestionWire = Static<typeof staffQuestionWire>;
export const staffQuestionsWire = page(staffQuestionWire);

export const questionDecideBody = Type.Object({ state: oneOf(['published', 'rejected']) });
export type QuestionDecideBody = Static<typeof questionDecideBody>;

export const staffQuestionsCalls = defineCalls('staff questions', {
	'GET /api/staff/questions': {
		by: 'moderateReviews',
		summary: 'Questions and answers by state; those that wait come oldest first',
		query: staffQuestionsQuery,
		response: { 200: staffQuestionsWire },
	},
	'POST /api/staff/question_decide/:id': {
		by: 'moderateReviews',
		summary: 'Publish or reject a question or an answer',
		params: byId,
		body: questionDecideBody,
	},
	'POST /api/staff/question_answer/:id': {
		by: 'moderateReviews',
		summary: 'Answer a question as the shop; both are published',
		params: byId,
		body: questionAnswerBody,
	},
});
