import {
	editableUntil,
	isEditable,
	reviewAuthor,
	reviewRefusal,
} from '@dukan/domain/goods/reviews/review-rules.ts';
import type { OwnReviewWire, ReviewAddBody, ReviewBody } from '@dukan/domain/goods/reviews/reviews.api.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import {
	findBoughtLine,
	insertReview,
	listOwnReviews,
	lockOwnReview,
	updateReview,
} from './reviews.queries.ts';

type Writer = { id: number; name: string };

/** CHOOSE-03, in a transaction: the buyer of a completed order may review each of its lines once. */
export async function addReview(
	trx: Database,
	writer: Writer,
	{ order_id: orderId, p_id: productId, stars, text }: ReviewAddBody,
	now: Date,
): Promise<number> {
	const line = await findBoughtLine(trx, { userId: writer.id, orderId, productId });
	const refusal = reviewRefusal(line, line?.reviewed ?? false);
	if (refusal) throw new Problem(refusal);
	const author = reviewAuthor(writer.name);
	const review = { userId: writer.id, orderId, productId, author, stars, text: text.trim(), now };
	const added = await insertReview(trx, review);
	if (added === undefined) throw new Problem('already_reviewed');
	return added;
}

/** The author may change a review for a time. The review then waits for a moderator again. */
export async function changeReview(
	{ db, clock }: Needs<'db' | 'clock'>,
	userId: number,
	reviewId: number,
	{ stars, text }: ReviewBody,
): Promise<OwnReviewWire> {
	await db.transaction().execute(async (trx) => {
		const own = await lockOwnReview(trx, userId, reviewId);
		if (!own) throw new Problem('not_found');
		if (!isEditable(own.created_at, clock())) throw new Problem('edit_period_over');
		await updateReview(trx, reviewId, { stars, text: text.trim() }, clock());
	});
	return requireOwnReview(db, userId, reviewId);
}

export async function ownReviews(
	db: Database,
	userId: number,
	which: { orderId?: number | undefined; id?: number },
): Promise<OwnReviewWire[]> {
	const rows = await listOwnReviews(db, userId, which);
	return rows.map((row) => ({
		...row,
		created_at: row.created_at.toISOString(),
		editable_until: editableUntil(row.created_at).toISOString(),
	}));
}

export async function requireOwnReview(db: Database, userId: number, id: number): Promise<OwnReviewWire> {
	const [own] = await ownReviews(db, userId, { id });
	if (!own) throw new Problem('not_found');
	return own;
}
