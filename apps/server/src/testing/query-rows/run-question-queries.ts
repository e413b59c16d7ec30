import {
	countQuestions,
	findAnswerable,
	insertPost,
	listQuestions,
	reportPost,
} from '../../areas/goods/questions/questions.queries.ts';
import {
	answerAsShop,
	decidePost,
	listStaffQuestions,
} from '../../areas/goods/questions/staff-questions.queries.ts';
import { signUpShopper } from '../shopper.ts';
import type { TestShop } from '../test-shop.ts';

/** A question, an answer of a buyer, one of the shop, and a report. */
export async function runQuestionQueries(shop: TestShop): Promise<void> {
	const { db, clock } = shop;
	const now = clock();
	const { id: userId } = await signUpShopper(shop);
	const post = { productId: 1, userId, author: 'Aýna', text: 'Does it fit?', state: 'waiting', now } as const;
	const questionId = (await insertPost(db, { ...post, questionId: null })) ?? 0;
	await answerAsShop(db, questionId, 'It does.', now);
	await findAnswerable(db, questionId, userId);
	const answerId = (await insertPost(db, { ...post, questionId, text: 'Mine fits.' })) ?? 0;
	await decidePost(db, answerId, 'published');
	await reportPost(db, { postId: answerId, userId, reason: 'other', now });
	await countQuestions(db, 1);
	await listQuestions(db, 1, { limit: 10, offset: 0 });
	await listStaffQuestions(db, { state: 'reported', limit: 10, offset: 0 });
}
