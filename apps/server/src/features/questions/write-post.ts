import type { PostedWire } from '@dukan/domain/questions/questions.api.ts';
import { reviewAuthor } from '@dukan/domain/reviews/review-rules.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { findAnswerable, insertPost } from './questions.queries.ts';

type Writer = { id: number; name: string };
type Parts = Pick<Services, 'db' | 'clock'>;

/** CHOOSE-04: anyone who is signed in asks; it is shown when a moderator has published it. */
export async function askQuestion(
	{ db, clock }: Parts,
	writer: Writer,
	{ productId, text }: { productId: number; text: string },
): Promise<PostedWire> {
	return posted(
		await insertPost(db, { productId, questionId: null, ...signed(writer), text: text.trim(), now: clock() }),
	);
}

/** CHOOSE-04: by people who bought and received the product. */
export async function answerQuestion(
	{ db, clock }: Parts,
	writer: Writer,
	{ questionId, text }: { questionId: number; text: string },
): Promise<PostedWire> {
	const question = await findAnswerable(db, questionId, writer.id);
	if (!question) throw new Problem('not_found');
	if (!question.bought) throw new Problem('not_bought');
	const answer = { productId: question.product_id, questionId, text: text.trim(), now: clock() };
	return posted(await insertPost(db, { ...answer, ...signed(writer) }));
}

/** S26: the first name is enough under a public text. */
function signed({ id, name }: Writer) {
	return { userId: id, author: reviewAuthor(name), state: 'waiting' } as const;
}

function posted(id: number | undefined): PostedWire {
	if (id === undefined) throw new Problem('not_found');
	return { id, state: 'waiting' };
}
