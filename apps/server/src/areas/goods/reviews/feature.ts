import type { ReviewRequest } from '@dukan/domain/goods/reviews/review-rules.ts';
import { isOfFamily } from '@dukan/listing-index/family-cards.ts';
import { defineFeature } from '../../../platform/feature.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { ReadSource } from '../../shop/reading/read-shop.ts';
import type { ConfigWithSms } from '../../shop/sms/sms-config.ts';
import { listVariantIds } from '../products/variants.queries.ts';
import { inviteToReview } from './invite-to-review.ts';
import { reviewsPersonal } from './personal.queries.ts';
import { REVIEW_LIMITS } from './review-limits.ts';
import { reviewImageRoutes, reviewPictureRoutes } from './review-pictures.routes.ts';
import { reviewListRoutes, reviewRoutes } from './reviews.routes.ts';
import { showReviews } from './show-reviews.ts';
import { staffReviewRoutes } from './staff-reviews.routes.ts';

export const reviews = defineFeature({
	routes: {
		open: [reviewListRoutes, reviewImageRoutes],
		calls: [reviewRoutes, reviewPictureRoutes],
		staff: staffReviewRoutes,
	},
	jobs: [
		{
			// CHOOSE-03: an invitation comes days after an order, so the hour does not matter.
			name: 'review-invitations',
			cron: '17 * * * *',
			run: ({ db, config, clock }: Needs<'db' | 'clock'> & { config: ConfigWithSms }) =>
				inviteToReview(db, config, clock()),
		},
	],
	reads: ({ db, note, readIndex }: ReadSource) => ({
		reviews: async (productId: number, page: ReviewRequest) => {
			// A product that changes its family has other reviews.
			note(`product:${productId}`);
			const isVariant = isOfFamily(await readIndex(), productId);
			const variantIds = isVariant ? await listVariantIds(db, productId) : [productId];
			note(...variantIds.map((id) => `reviews:${id}`));
			return showReviews(db, variantIds, page);
		},
	}),
	personal: reviewsPersonal,
	limits: REVIEW_LIMITS,
});
