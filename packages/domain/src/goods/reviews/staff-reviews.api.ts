import { type Static, Type } from 'typebox';
import { byId, idSchema, moment, oneOf, orNull, page, pageFields, text } from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { MAX_ANSWER_LENGTH, REPORT_REASONS, REVIEW_STATES } from './review-rules.ts';

/** CHOOSE-03: the query of the moderation queue. */
export const staffReviewsQuery = Type.Object({
	state: Type.Optional(oneOf([...REVIEW_STATES, 'reported'])),
	...pageFields,
});
export type StaffReviewsQuery = Static<typeof staffReviewsQuery>;

export const staffReviewWire = Type.Object({
	id: Type.Integer(),
	state: oneOf(REVIEW_STATES),
	product: Type.Object({
		id: Type.Integer(),
		categoryId: Type.Integer(),
		nameEn: Type.String(),
		nameRu: Type.String(),
		nameTm: Type.String(),
	}),
	/** Null for a demo review. */
	orderId: orNull(Type.Integer()),
	author: Type.String(),
	stars: Type.Integer(),
	text: Type.String(),
	createdAt: Type.String(),
	/** The version of the review that the moderator has read. */
	editedAt: Type.String(),
	helpful: Type.Integer(),
	/** The reasons of reports. Each person counts once. */
	reports: Type.Array(Type.Object({ reason: oneOf(REPORT_REASONS), count: Type.Integer() })),
	answer: Type.String(),
	/** The number of pictures. */
	pictures: Type.Integer(),
});
export type StaffReviewWire = Static<typeof staffReviewWire>;
export const staffReviewsWire = page(staffReviewWire);

/** GET /api/staff/review_picture/:id/:position */
export const reviewPictureParams = Type.Object({ id: idSchema, position: idSchema });

/**
 * A decision applies to the text that the moderator has read. If the author changed it meanwhile, the call is
 * refused.
 */
export const reviewDecideBody = Type.Object({ state: oneOf(['published', 'rejected']), editedAt: moment });
export type ReviewDecideBody = Static<typeof reviewDecideBody>;

/** An empty answer deletes the previous one. */
export const reviewAnswerBody = Type.Object({ answer: text(MAX_ANSWER_LENGTH) });

export const staffReviewsCalls = defineCalls('staff reviews', {
	'GET /api/staff/reviews': {
		by: 'moderateReviews',
		summary: 'Reviews by state; those that wait come oldest first',
		query: staffReviewsQuery,
		response: { 200: staffReviewsWire },
	},
	'GET /api/staff/review_picture/:id/:position': {
		by: 'moderateReviews',
		summary: 'A picture of a review, as WebP',
		params: reviewPictureParams,
	},
	'POST /api/staff/review_decide/:id': {
		by: 'moderateReviews',
		summary: 'Publish or reject the version of a review that was read',
		params: byId,
		body: reviewDecideBody,
	},
	'POST /api/staff/review_answer/:id': {
		by: 'moderateReviews',
		summary: "The shop's answer under a review; empty takes it back",
		params: byId,
		body: reviewAnswerBody,
	},
});
