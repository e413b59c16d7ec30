/** CHOOSE-04: long enough for a real question, short enough to be read by others. */
export const MAX_QUESTION_LENGTH = 600;
export const MAX_QUESTION_ANSWER_LENGTH = 2000;
export const MIN_POST_LENGTH = 3;

/** What a moderator has rejected is deleted after so long. */
export const REJECTED_DAYS = 90;

/** Who answers: the shop itself, or a person who bought and received the product. Demo texts are neither. */
export const ANSWERED_BY = ['shop', 'buyer', 'demo'] as const;
export type AnsweredBy = (typeof ANSWERED_BY)[number];

/** Whose a question or an answer is, as it is stored. */
export type PostOrigin = 'person' | 'shop' | 'demo';

/** Answers of people are taken from buyers only. */
export function answeredBy(origin: PostOrigin): AnsweredBy {
	return origin === 'person' ? 'buyer' : origin;
}

/** Which page of a product's questions the address asks for; what means nothing is the first. */
export function readQuestionPage(query: URLSearchParams): number {
	// Stryker disable next-line StringLiteral: neither is a page number
	const asked = query.get('questions') ?? '';
	return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
}
