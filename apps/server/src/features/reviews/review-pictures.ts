import { createHash } from 'node:crypto';
import { isEditable, MAX_REVIEW_PICTURES, REVIEW_PICTURE_WIDTH } from '@dukan/domain/reviews/review-rules.ts';
import type { OwnReviewWire } from '@dukan/domain/reviews/reviews.api.ts';
import type { Database } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { renderPicture } from '../pictures/render-picture.ts';
import { encodeUpload } from '../pictures/take-upload.ts';
import {
	deleteReviewPictures,
	insertReviewPicture,
	lockReviewWithPictures,
} from './review-pictures.queries.ts';
import { requireOwnReview } from './write-review.ts';

type Writing = Pick<Services, 'db' | 'clock'>;

/** CHOOSE-03, S14: one more picture of an own review while it may be changed. */
export async function addReviewPicture(
	{ db, clock }: Writing,
	{ userId, reviewId, bytes }: { userId: number; reviewId: number; bytes: unknown },
): Promise<OwnReviewWire> {
	const add = (made: { mark: string; content: Buffer; small: Buffer } | undefined) =>
		db.transaction().execute(async (trx) => {
			const { pictures } = await requireChangeable(trx, { userId, reviewId, now: clock() });
			const position = pictures + 1;
			if (position > MAX_REVIEW_PICTURES)
				throw new Problem('invalid_input', { errors: [{ field: 'picture', code: 'maximum' }] });
			if (made) await insertReviewPicture(trx, { reviewId, position, ...made }, clock());
		});
	// Nothing is decoded for who may not add it.
	await add(undefined);
	// A form is read as fields before it comes here.
	if (!Buffer.isBuffer(bytes)) throw new Problem('unsupported_media_type');
	const content = await encodeUpload(bytes, 'review');
	const small = await renderPicture({ upload: content }, REVIEW_PICTURE_WIDTH, 'webp');
	const mark = createHash('sha256').update(content).digest('hex').slice(0, 16);
	await add({ mark, content, small });
	return requireOwnReview(db, userId, reviewId);
}

/** All of them: who wants others adds them again. */
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
