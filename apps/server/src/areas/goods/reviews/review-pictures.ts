import { createHash } from 'node:crypto';
import {
	isEditable,
	MAX_REVIEW_PICTURES,
	REVIEW_PICTURE_WIDTH,
} from '@dukan/domain/goods/reviews/review-rules.ts';
import type { OwnReviewWire } from '@dukan/domain/goods/reviews/reviews.api.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { renderPicture } from '../../shop/pictures/render-picture.ts';
import { encodeUpload } from '../../shop/pictures/take-upload.ts';
import {
	deleteReviewPictures,
	insertReviewPicture,
	lockReviewWithPictures,
} from './review-pictures.queries.ts';
import { requireOwnReview } from './write-review.ts';

type Writing = Needs<'db' | 'clock'>;
type Place = { userId: number; reviewId: number; now: Date };
type Encoded = { mark: string; content: Buffer; small: Buffer };

/** CHOOSE-03, S14: decodes a picture only if the person may add one. */
export async function encodeReviewPicture(db: Database, place: Place, bytes: unknown): Promise<Encoded> {
	await db.transaction().execute((trx) => nextPosition(trx, place));
	// A form arrives here as parsed fields.
	if (!Buffer.isBuffer(bytes)) throw new Problem('unsupported_media_type');
	const content = await encodeUpload(bytes, 'review');
	const small = await renderPicture(content, REVIEW_PICTURE_WIDTH, 'webp');
	const mark = createHash('sha256').update(content).digest('hex').slice(0, 16);
	return { mark, content, small };
}

/**
 * In a transaction, adds a picture to the person's own review while it may be changed. Returns the picture's
 * position.
 */
export async function addReviewPicture(trx: Database, place: Place, encoded: Encoded): Promise<number> {
	const position = await nextPosition(trx, place);
	await insertReviewPicture(trx, { reviewId: place.reviewId, position, ...encoded }, place.now);
	return position;
}

async function nextPosition(trx: Database, place: Place): Promise<number> {
	const { pictures } = await requireChangeable(trx, place);
	if (pictures >= MAX_REVIEW_PICTURES) throw invalidField('picture', 'maximum');
	return pictures + 1;
}

/** Removes all pictures of a review, so that the person can add others. */
export async function removeReviewPictures(
	{ db, clock }: Writing,
	userId: number,
	reviewId: number,
): Promise<OwnReviewWire> {
	await db.transaction().execute(async (trx) => {
		await requireChangeable(trx, { userId, reviewId, now: clock() });
		await deleteReviewPictures(trx, reviewId, clock());
	});
	return requireOwnReview(db, userId, reviewId);
}

async function requireChangeable(
	trx: Database,
	{ userId, reviewId, now }: { userId: number; reviewId: number; now: Date },
): Promise<{ pictures: number }> {
	const own = await lockReviewWithPictures(trx, userId, reviewId);
	if (!own) throw new Problem('not_found');
	if (!isEditable(own.createdAt, now)) throw new Problem('edit_period_over');
	return own;
}
