/** The anchor of the questions on a product's page. */
export const QUESTIONS_ID = 'questions';

/** The same page of a product with other questions. */
export function questionsAddress(address: string, page: number): string {
	return `${address}${page === 1 ? '' : `?questions=${page}`}#${QUESTIONS_ID}`;
}
