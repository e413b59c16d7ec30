import { type Static, Type } from 'typebox';
import { byId, idempotencyHeaders, idSchema, oneOf, ownPageFields } from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { REPORT_REASONS, REVIEW_STATES } from '../reviews/review-rules.ts';
import {
	ANSWERED_BY,
	MAX_QUESTION_ANSWER_LENGTH,
	MAX_QUESTION_LENGTH,
	MIN_POST_LENGTH,
} from './question-rules.ts';

/** Several lines without control characters, which must not consist of spaces only. */
const CHARACTERS = '[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*';
const postText = (maxLength: number) =>
	Type.String({ minLength: MIN_POST_LENGTH, maxLength, pattern: `^${CHARACTERS}\\S${CHARACTERS}$` });

/** POST /api/question_add */
export const questionAddBody = Type.Object({ p_id: idSchema, text: postText(MAX_QUESTION_LENGTH) });

/** POST /api/question_answer/:id for buyers, and the same body for the shop's answer. */
export const questionAnswerBody = Type.Object({ text: postText(MAX_QUESTION_ANSWER_LENGTH) });

/** A new text waits for a moderator. */
export const postedWire = Type.Object({ id: Type.Integer(), state: oneOf(REVIEW_STATES) });
export type PostedWire = Static<typeof postedWire>;

const answerWire = Type.Object({
	id: Type.Integer(),
	text: Type.String(),
	/** Empty for an answer by the shop. */
	author: Type.String(),
	by: oneOf(ANSWERED_BY),
	created_at: Type.String(),
});
export type QuestionAnswerWire = Static<typeof answerWire>;

/** A question as everyone sees it. */
export const questionWire = Type.Object({
	id: Type.Integer(),
	text: Type.String(),
	author: Type.String(),
	created_at: Type.String(),
	/** True for a text invented for the demo shop. */
	demo: Type.Boolean(),
	/** Oldest first. */
	answers: Type.Array(answerWire),
});
export type QuestionWire = Static<typeof questionWire>;

export const questionListQuery = Type.Object(ownPageFields);
export const questionListWire = Type.Object({ rows: Type.Array(questionWire), count: Type.Integer() });
export type QuestionListWire = Static<typeof questionListWire>;

export const questionReportBody = Type.Object({ reason: oneOf(REPORT_REASONS) });

export const questionsCalls = defineCalls('questions', {
	'GET /api/question_list/:id': {
		by: 'anyone',
		summary: 'Published questions about a product, with their answers',
		params: byId,
		query: questionListQuery,
		response: { 200: questionListWire },
	},
	'POST /api/question_add': {
		by: 'shopper',
		summary: 'Ask about a product; a moderator publishes it',
		headers: idempotencyHeaders,
		body: questionAddBody,
		response: { 201: postedWire, 200: postedWire },
	},
	'POST /api/question_answer/:id': {
		by: 'shopper',
		summary: 'Answer a question about a product that was bought and received; a moderator publishes it',
		params: byId,
		headers: idempotencyHeaders,
		body: questionAnswerBody,
		response: { 201: postedWire, 200: postedWire },
	},
	'POST /api/question_report/:id': {
		by: 'shopper',
		summary: 'A moderator should look at this question or answer; once for each person',
		params: byId,
		body: questionReportBody,
	},
});
