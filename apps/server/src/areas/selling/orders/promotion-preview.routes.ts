import { promotionPreviewCalls } from '@dukan/domain/selling/orders/promotion-preview.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import type { Needs } from '../../../platform/needs.ts';
import { previewPromotion } from './preview-promotion.ts';

/** PRICE-03: this call belongs to orders, because it prices goods as an order does. */
export function promotionPreviewRoutes(staff: App, { db }: Needs<'db'>): void {
	handle(staff, promotionPreviewCalls, 'POST /api/staff/promotion_preview', (request) =>
		previewPromotion(db, request.body),
	);
}
