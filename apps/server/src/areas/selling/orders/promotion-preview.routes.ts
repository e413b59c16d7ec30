import {
	promotionPreviewBody,
	promotionPreviewWire,
} from '@dukan/domain/selling/orders/promotion-preview.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { previewPromotion } from './preview-promotion.ts';

/** PRICE-03: here, because it prices goods as an order does. */
export function promotionPreviewRoutes(staff: App, { db }: Services): void {
	staff.post(
		'/promotion_preview',
		{
			config: { staff: 'managePromotions' },
			schema: {
				summary: 'What the terms of a promotion would do to a sample cart',
				tags: ['staff promotions'],
				body: promotionPreviewBody,
				response: { 200: promotionPreviewWire },
			},
		},
		(request) => previewPromotion(db, request.body),
	);
}
