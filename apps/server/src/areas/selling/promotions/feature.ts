import { defineFeature } from '../../../platform/feature.ts';
import { promotionsPersonal } from './personal.queries.ts';
import { PROMO_LIMITS } from './promo-limits.ts';
import { staffPromotionRoutes } from './staff-promotions.routes.ts';

export const promotions = defineFeature({
	routes: { staff: staffPromotionRoutes },
	personal: promotionsPersonal,
	limits: PROMO_LIMITS,
});
