import { type Static, Type } from 'typebox';
import { idSchema, oneOf, ownPageFields } from '../../base/fields.api.ts';
import { REPORT_REASONS, REVIEW_STATES } from '../reviews/review-rules.ts';
import {
	ANSWERED_BY,
	MAX_QUESTION_ANSWER_LENGTH,
	MAX_QUESTION_LENGTH,
	MIN_POST_LENGTH,
} from './question-rules.ts';

/** Several lines without control characters, and not of spaces alone. */
const CHARACTERS = '[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*';
const postText = (maxLength: number) =>
	Type.String({ minLength: MIN_POST_LENGTH, maxLength, pattern: `^${CHARACTERS}\\S${CHARACTERS}$` });

/** POST /api/question_add */
export const questionAddBody = Type.Object({ p_id: idSchema, text: postText(MAX_QUESTION_LENGTH) });

/** POST /api/question_answer/:id, by a buyer; and of staff, by the shop. */
export const questionAnswerBody = Type.Object({ text: postText(MAX_QUESTION_ANSWER_LENGTH) });

/** What was written waits for a moderator. */
export const postedWire = Type.Object({ id: Type.Integer(), state: oneOf(REVIEW_STATES) });
export type PostedWire = Static<typeof postedWire>;

const answerWire = Type.Object({
	id: Type.Integer(),
	text: Type.String(),
	/** Empty of the shop. */
	author: Type.String(),
	by: oneOf(ANSWERED_BY),
	created_at: Type.String(),
});
export type QuestionAnswerWire = Static<typeof answerWire>;

/** As everyone sees it. */
export const questionWire = Type.Object({
	id: Type.Integer(),
	text: Type.String(),
	author: Type.String(),
	created_at: Type.String(),
	/** Made up for the demo shop. */
	demo: Type.Boolean(),
	/** Oldest first. */
	answers: Type.Array(answerWire),
});
export type QuestionWire = Static<typeof questionWire>;

export const questionListQuery = Type.Object(ownPageFields);
export const questionListWire = Type.Object({ rows: Type.Array(questionWire), count: Type.Integer() });
export type QuestionListWire = Static<typeof questionListWire>;

export const questionReportBody = Type.Object({ reason: oneOf(REPORT_REASONS) });
