import type { QuestionListWire } from '@dukan/domain/goods/questions/questions.api.ts';
import type { Database } from '../../../platform/database/database.ts';
import { countQuestions, listQuestions } from './questions.queries.ts';

/** CHOOSE-04: returns a page of a product's questions. */
export async function showQuestions(
	db: Database,
	productId: number,
	page: { limit: number; offset: number },
): Promise<QuestionListWire> {
	const count = await countQuestions(db, productId);
	return { rows: count > page.offset ? await listQuestions(db, productId, page) : [], count };
}
