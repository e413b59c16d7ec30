import { REVIEW_PICTURE_WIDTH } from '@dukan/domain/goods/reviews/review-rules.ts';
import { reviewPicturesCalls } from '@dukan/domain/goods/reviews/reviews.api.ts';
import { MAX_PICTURE_BYTES } from '@dukan/domain/shop/pictures/picture-kinds.ts';
import { Type } from 'typebox';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { createOnce } from '../../../platform/idempotency/create-once.ts';
import { callKey } from '../../../platform/idempotency/idempotency-key.ts';
import { enforceRateLimit } from '../../../platform/limits/enforce-rate-limit.ts';
import { consume } from '../../../platform/limits/limits.queries.ts';
import type { Needs } from '../../../platform/needs.ts';
import { limitConcurrency } from '../../../platform/overload/concurrency-limiters.ts';
import { userOf } from '../../people/accounts/signed-in.ts';
import { limitUploads, takePictureBodies } from '../../shop/pictures/picture-bodies.ts';
import { CHANGES_BY_USER, PICTURES_BY_USER } from './review-limits.ts';
import { findPublicPicture } from './review-pictures.queries.ts';
import { addReviewPicture, encodeReviewPicture, removeReviewPictures } from './review-pictures.ts';
import { requireOwnReview } from './write-review.ts';

/** Caches keep a picture no longer than a day, because its review may be withdrawn. */
const FOR_A_DAY = 'public, max-age=86400';

/** CHOOSE-03: the pictures of published reviews. */
export function reviewImageRoutes(
	app: App,
	{ db, limiters, clients }: Needs<'db' | 'limiters' | 'clients'>,
): void {
	app.register(async (images: App) => {
		limitConcurrency(images, limiters.calls, clients);
		images.get(
			'/images/reviews/:name',
			{
				schema: {
					hide: true,
					params: Type.Object({
						name: Type.String({ pattern: '^[1-9]\\d{0,8}-[1-3]-[0-9a-f]{16}\\.webp$' }),
					}),
					querystring: Type.Object({ w: Type.Optional(Type.Literal(REVIEW_PICTURE_WIDTH)) }),
				},
			},
			async (request, reply) => {
				const [reviewId = '', position = '', mark = ''] = request.params.name.replace('.webp', '').split('-');
				const key = { reviewId: Number(reviewId), position: Number(position), mark };
				const picture = await findPublicPicture(db, key, request.query.w === undefined ? 'content' : 'small');
				if (!picture) throw new Problem('not_found');
				return reply.type('image/webp').header('cache-control', FOR_A_DAY).send(picture);
			},
		);
	});
}

/** CHOOSE-03: the author of a review adds or removes its pictures. */
export function reviewPictureRoutes(app: App, services: Needs<'db' | 'clients' | 'clock'>): void {
	const { db, clock, clients } = services;

	handle(app, reviewPicturesCalls, 'POST /api/review_pictures_delete/:id', async (request) => {
		const { id: userId } = userOf(request);
		enforceRateLimit(await consume(db, CHANGES_BY_USER, String(userId), clock()));
		return removeReviewPictures(services, userId, request.params.id);
	});

	app.register(async (uploads: App) => {
		takePictureBodies(uploads);
		limitUploads(uploads, clients);
		handle(
			uploads,
			reviewPicturesCalls,
			'POST /api/review_picture/:id',
			async (request) => {
				const { id: userId } = userOf(request);
				const now = clock();
				const place = { userId, reviewId: request.params.id, now };
				await createOnce(db, callKey(request, `user ${userId}`, now), {
					prepare: async () => {
						enforceRateLimit(await consume(db, PICTURES_BY_USER, String(userId), now));
						return encodeReviewPicture(db, place, request.body);
					},
					create: (trx, encoded) => addReviewPicture(trx, place, encoded),
				});
				return requireOwnReview(db, userId, place.reviewId);
			},
			{ bodyLimit: MAX_PICTURE_BYTES },
		);
	});
}
