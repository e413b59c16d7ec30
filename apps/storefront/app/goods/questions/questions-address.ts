/** The anchor of the questions on a product's page. */
export const QUESTIONS_ID = 'questions';

/** Returns the address of the same product with another page of questions. */
export function questionsAddress(address: string, page: number): string {
	return `${address}${page === 1 ? '' : `?questions=${page}`}#${QUESTIONS_ID}`;
}
