import { reviewAuthor } from '@dukan/domain/goods/reviews/review-rules.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findAnswerable, insertPost } from './questions.queries.ts';

type Writer = { id: number; name: string };

/** CHOOSE-04: any signed-in person may ask. The question is shown after a moderator has published it. */
export async function askQuestion(
	trx: Database,
	writer: Writer,
	{ productId, text, now }: { productId: number; text: string; now: Date },
): Promise<number> {
	return posted(
		await insertPost(trx, { productId, questionId: null, ...signed(writer), text: text.trim(), now }),
	);
}

/** CHOOSE-04: only people who bought and received the product may answer. */
export async function answerQuestion(
	trx: Database,
	writer: Writer,
	{ questionId, text, now }: { questionId: number; text: string; now: Date },
): Promise<number> {
	const question = await findAnswerable(trx, questionId, writer.id);
	if (!question) throw new Problem('not_found');
	if (!question.bought) throw new Problem('not_bought');
	const answer = { productId: question.product_id, questionId, text: text.trim(), now };
	return posted(await insertPost(trx, { ...answer, ...signed(writer) }));
}

/** S26: a public text shows only the author's first name. */
function signed({ id, name }: Writer) {
	return { userId: id, author: reviewAuthor(name), state: 'waiting' } as const;
}

function posted(id: number | undefined): number {
	if (id === undefined) throw new Problem('not_found');
	return id;
}
