import { byId, idempotencyHeaders } from '@dukan/domain/base/fields.api.ts';
import { REVIEW_PICTURE_WIDTH } from '@dukan/domain/goods/reviews/review-rules.ts';
import { ownReviewWire } from '@dukan/domain/goods/reviews/reviews.api.ts';
import { MAX_PICTURE_BYTES } from '@dukan/domain/shop/pictures/picture-kinds.ts';
import { Type } from 'typebox';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { BEARER } from '../../../platform/http/call-security.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { createOnce } from '../../../platform/idempotency/create-once.ts';
import { callKey } from '../../../platform/idempotency/idempotency-key.ts';
import { enforceRateLimit } from '../../../platform/limits/enforce-rate-limit.ts';
import { consume } from '../../../platform/limits/limits.queries.ts';
import { limitConcurrency } from '../../../platform/overload/concurrency-limiters.ts';
import { signedIn, userOf } from '../../people/accounts/signed-in.ts';
import { limitUploads, PICTURE_TYPES, takePictureBodies } from '../../shop/pictures/picture-bodies.ts';
import { CHANGES_BY_USER, PICTURES_BY_USER } from './review-limits.ts';
import { findPublicPicture } from './review-pictures.queries.ts';
import { addReviewPicture, encodeReviewPicture, removeReviewPictures } from './review-pictures.ts';
import { requireOwnReview } from './write-review.ts';

const tags = ['reviews'];

/** A review may be taken back: no longer than this is a picture of it in somebody's cache. */
const FOR_A_DAY = 'public, max-age=86400';

/** CHOOSE-03: the pictures of published reviews. */
export function reviewImageRoutes(app: App, { db, limiters, clients }: Services): void {
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

/** CHOOSE-03: what the author of a review adds to it, or takes away. */
export function reviewPictureRoutes(app: App, services: Services): void {
	const { db, clock, clients } = services;
	const onRequest = signedIn(services);

	app.post(
		'/api/review_pictures_delete/:id',
		{
			onRequest,
			schema: {
				security: BEARER,
				summary: 'Take the pictures of an own review away, while it may be changed',
				tags,
				params: byId,
				response: { 200: ownReviewWire },
			},
		},
		async (request) => {
			const { id: userId } = userOf(request);
			enforceRateLimit(await consume(db, CHANGES_BY_USER, String(userId), clock()));
			return removeReviewPictures(services, userId, request.params.id);
		},
	);

	app.register(async (uploads: App) => {
		takePictureBodies(uploads);
		limitUploads(uploads, clients);
		uploads.post(
			'/api/review_picture/:id',
			{
				onRequest,
				bodyLimit: MAX_PICTURE_BYTES,
				schema: {
					security: BEARER,
					summary: 'A picture for an own review, a JPEG, PNG, WebP or AVIF; it waits for a moderator again',
					tags,
					consumes: PICTURE_TYPES,
					params: byId,
					headers: idempotencyHeaders,
					response: { 200: ownReviewWire },
				},
			},
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
		);
	});
}
