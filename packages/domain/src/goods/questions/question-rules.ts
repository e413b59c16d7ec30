/** CHOOSE-04: the limit leaves room for a real question and keeps questions short for readers. */
export const MAX_QUESTION_LENGTH = 600;
export const MAX_QUESTION_ANSWER_LENGTH = 2000;
export const MIN_POST_LENGTH = 3;

/** A question or answer that a moderator rejected is deleted after this many days. */
export const REJECTED_DAYS = 90;

/** The author of an answer: the shop itself, or a person who bought and received the product. Demo texts come from neither. */
export const ANSWERED_BY = ['shop', 'buyer', 'demo'] as const;
export type AnsweredBy = (typeof ANSWERED_BY)[number];

/** The stored origin of a question or answer. */
export type PostOrigin = 'person' | 'shop' | 'demo';

/** Besides the shop only buyers may answer. */
export function answeredBy(origin: PostOrigin): AnsweredBy {
	return origin === 'person' ? 'buyer' : origin;
}

/** Returns the page of questions that the address names. An invalid number means the first page. */
export function readQuestionPage(query: URLSearchParams): number {
	// Stryker disable next-line StringLiteral: neither the empty text nor the mutant's text is a page number
	const asked = query.get('questions') ?? '';
	return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
}
