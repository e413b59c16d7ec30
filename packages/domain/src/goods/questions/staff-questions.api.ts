import { type Static, Type } from 'typebox';
import { nameFields, oneOf, orNull, page, pageFields } from '../../base/fields.api.ts';
import { REPORT_REASONS, REVIEW_STATES } from '../reviews/review-rules.ts';

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
	/** Of an answer: the question. Null of a question. */
	question: orNull(Type.String()),
	/** Of a question: how many published answers it has. */
	answers: Type.Integer(),
	/** Why people reported it, each person once. */
	reports: Type.Array(Type.Object({ reason: oneOf(REPORT_REASONS), count: Type.Integer() })),
});
export type StaffQuestionWire = Static<typeof staffQuestionWire>;
export const staffQuestionsWire = page(staffQuestionWire);

export const questionDecideBody = Type.Object({ state: oneOf(['published', 'rejected']) });
export type QuestionDecideBody = Static<typeof questionDecideBody>;
