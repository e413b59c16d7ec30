import type { OrderStatus } from '../../base/orders/order-status.ts';

/** CHOOSE-03: a person may change a review for this long after writing it. */
export const EDITABLE_DAYS = 30;
const DAY_MS = 86_400_000;

export const MIN_STARS = 1;
export const MAX_STARS = 5;
export const MAX_REVIEW_LENGTH = 2000;
export const MAX_ANSWER_LENGTH = 2000;

/** The largest number of pictures in one review. */
export const MAX_REVIEW_PICTURES = 3;
/** The width of a picture in the list of reviews, in pixels. */
export const REVIEW_PICTURE_WIDTH = 240;

/** A new or changed review waits for a moderator; only published ones are shown. */
export const REVIEW_STATES = ['waiting', 'published', 'rejected'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export const REVIEW_SORTS = ['helpful', 'newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

export const REPORT_REASONS = ['offensive', 'advertising', 'not_about_product', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The part of a product's reviews that its page shows. */
export type ReviewChoice = { sort: ReviewSort; stars: number | undefined; page: number };

export type ReviewRefusal = 'not_bought' | 'already_reviewed';

/** Judges by the person's order line and their review of it. Either may be missing. */
export function reviewRefusal(
	line: { orderStatus: OrderStatus } | undefined,
	isReviewed: boolean,
): ReviewRefusal | undefined {
	if (line?.orderStatus !== 'completed') return 'not_bought';
	return isReviewed ? 'already_reviewed' : undefined;
}

export function editableUntil(createdAt: Date): Date {
	return new Date(createdAt.getTime() + EDITABLE_DAYS * DAY_MS);
}

export function isEditable(createdAt: Date, now: Date): boolean {
	return now <= editableUntil(createdAt);
}

/**
 * The rating that sorts products adds this many average reviews to the real ones, so that a product with a
 * single review of five stars does not lead a list.
 */
const PRIOR_REVIEWS = 5;
const PRIOR_STARS = 3.5;

/** Returns the average rating that sorts products. It includes the added average reviews. */
export function ratingScore(starsSum: number, count: number): number {
	return (PRIOR_REVIEWS * PRIOR_STARS + starsSum) / (PRIOR_REVIEWS + count);
}

/** Returns the plain average for display, with one decimal; undefined without reviews. */
export function averageStars(starsSum: number, count: number): number | undefined {
	return count === 0 ? undefined : Math.round((10 * starsSum) / count) / 10;
}

const MAX_AUTHOR_LENGTH = 40;

/** S26: a public text shows only the first name of its author. */
export function reviewAuthor(name: string): string {
	// Stryker disable next-line StringLiteral,OptionalChaining,Regex: split returns at least one part, and only the first is read
	return name.trim().split(/\s+/)[0]?.slice(0, MAX_AUTHOR_LENGTH) ?? '';
}

export function findReviewSort(text: string | null): ReviewSort | undefined {
	return REVIEW_SORTS.find((sort) => sort === text);
}

/** Reads the review choice from the address of a product page and ignores invalid values. */
export function readReviewChoice(query: URLSearchParams): ReviewChoice {
	// Stryker disable next-line StringLiteral: neither the empty text nor the mutant's text is a number
	const stars = /^[1-5]$/.test(query.get('stars') ?? '') ? Number(query.get('stars')) : undefined;
	// Stryker disable next-line StringLiteral: neither the empty text nor the mutant's text is a number
	const page = /^[1-9]\d{0,3}$/.test(query.get('reviews') ?? '') ? Number(query.get('reviews')) : 1;
	return { sort: findReviewSort(query.get('review_sort')) ?? 'helpful', stars, page };
}

export type ReviewRequest = { sort: ReviewSort; stars?: number | undefined; limit: number; offset: number };
