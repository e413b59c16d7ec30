import { type Static, Type } from 'typebox';
import {
	byId,
	idempotencyHeaders,
	idSchema,
	oneOf,
	oneOfOr,
	orNull,
	ownPageFields,
	PICTURE_TYPES,
	text,
} from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import {
	MAX_REVIEW_LENGTH,
	MAX_STARS,
	MIN_STARS,
	REPORT_REASONS,
	REVIEW_SORTS,
	REVIEW_STATES,
} from './review-rules.ts';

const stars = Type.Integer({ minimum: MIN_STARS, maximum: MAX_STARS });

/** CHOOSE-03: the fields of a review that a shopper sends. */
export const reviewBody = Type.Object({ stars, text: text(MAX_REVIEW_LENGTH, { default: '' }) });
export type ReviewBody = Static<typeof reviewBody>;

/** POST /api/review_add: the person's own order, and the product in it that the review is about. */
export const reviewAddBody = Type.Object({ order_id: idSchema, p_id: idSchema, ...reviewBody.properties });
export type ReviewAddBody = Static<typeof reviewAddBody>;

/** A review as the public sees it. */
export const reviewWire = Type.Object({
	id: Type.Integer(),
	stars: Type.Integer(),
	text: Type.String(),
	author: Type.String(),
	created_at: Type.String(),
	helpful: Type.Integer(),
	/** The shop's answer; empty without one. */
	answer: Type.String(),
	/** True for a review that was invented for the demo shop, where no one bought anything. */
	demo: Type.Boolean(),
	/** File names of the pictures at /images/reviews/. The query `w=240` gives small ones. */
	pictures: Type.Array(Type.String()),
});
export type ReviewWire = Static<typeof reviewWire>;

export const reviewListQuery = Type.Object({
	sort: oneOfOr(REVIEW_SORTS, 'helpful'),
	stars: Type.Optional(stars),
	...ownPageFields,
});
export type ReviewListQuery = Static<typeof reviewListQuery>;

export const ratingWire = Type.Object({
	/** The number of all published reviews of the product. */
	count: Type.Integer(),
	/** The average with one decimal; null without reviews. */
	average: orNull(Type.Number()),
	/** The average that sorts products, which includes added average reviews. */
	score: Type.Number(),
	/** The number of reviews with 1, 2, 3, 4, 5 stars. */
	by_stars: Type.Array(Type.Integer(), { minItems: 5, maxItems: 5 }),
	/** The number of these reviews that were invented for the demo shop. */
	demo: Type.Integer(),
});
export type RatingWire = Static<typeof ratingWire>;

/** `count` is the number of reviews with the chosen number of stars. */
export const reviewListWire = Type.Object({
	rows: Type.Array(reviewWire),
	count: Type.Integer(),
	rating: ratingWire,
});
export type ReviewListWire = Static<typeof reviewListWire>;

export const ownReviewWire = Type.Object({
	id: Type.Integer(),
	order_id: Type.Integer(),
	p_id: Type.Integer(),
	stars: Type.Integer(),
	text: Type.String(),
	state: oneOf(REVIEW_STATES),
	created_at: Type.String(),
	editable_until: Type.String(),
	/** The number of pictures. */
	pictures: Type.Integer(),
});
export type OwnReviewWire = Static<typeof ownReviewWire>;
export const ownReviewsQuery = Type.Object({ order_id: Type.Optional(idSchema) });
export const ownReviewsWire = Type.Object({ rows: Type.Array(ownReviewWire) });

export const reviewReportBody = Type.Object({ reason: oneOf(REPORT_REASONS) });
export const helpfulWire = Type.Object({ helpful: Type.Integer() });

export const reviewPicturesCalls = defineCalls('reviews', {
	'POST /api/review_pictures_delete/:id': {
		by: 'shopper',
		summary: 'Take the pictures of an own review away, while it may be changed',
		params: byId,
		response: { 200: ownReviewWire },
	},
	'POST /api/review_picture/:id': {
		by: 'shopper',
		summary: 'A picture for an own review, a JPEG, PNG, WebP or AVIF; it waits for a moderator again',
		params: byId,
		headers: idempotencyHeaders,
		response: { 200: ownReviewWire },
		consumes: PICTURE_TYPES,
	},
});

export const reviewsCalls = defineCalls('reviews', {
	'GET /api/review_list/:id': {
		by: 'anyone',
		summary: 'Published reviews of a product, with their average',
		params: byId,
		query: reviewListQuery,
		response: { 200: reviewListWire },
	},
	'GET /api/review_own': {
		by: 'shopper',
		summary: 'Own reviews, newest first, of one order or of all',
		query: ownReviewsQuery,
		response: { 200: ownReviewsWire },
	},
	'POST /api/review_add': {
		by: 'shopper',
		summary: 'Review a line of an own completed order, once',
		headers: idempotencyHeaders,
		body: reviewAddBody,
		response: { 201: ownReviewWire, 200: ownReviewWire },
	},
	'POST /api/review_update/:id': {
		by: 'shopper',
		summary: 'Change an own review, for some days; it waits for a moderator again',
		params: byId,
		body: reviewBody,
		response: { 200: ownReviewWire },
	},
	'POST /api/review_helpful/:id': {
		by: 'shopper',
		summary: 'This review of somebody else helped; counted once for each person',
		params: byId,
		response: { 200: helpfulWire },
	},
	'POST /api/review_report/:id': {
		by: 'shopper',
		summary: 'A moderator should look at this review; once for each person',
		params: byId,
		body: reviewReportBody,
	},
});
